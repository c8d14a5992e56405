const names = [
  'PAGES_PER_MINUTE',
  'POSTS_PER_MINUTE',
  'SEARCHES_PER_MINUTE',
  'REGISTRATIONS_PER_MINUTE',
  'CUSTOMER_REQUESTS_PER_MINUTE',
  'BROWSER_ERRORS_PER_MINUTE',
  'BAD_NOTICES_PER_MINUTE',
  'WRONG_COUPONS_PER_HOUR',
  'UPLOADS_PER_MINUTE',
  'PAYMENTS_PER_HOUR',
  'CHANGES_PER_HOUR',
  'SIGNATURES_PER_HOUR',
  'UNPAID_HOLDS',
  'UNPAID_PER_DAY',
  'UNPAID_ALARM',
  'LETTERS_PER_HOUR',
  'LETTERS_PER_DAY',
]

/** For tests about something else, which ask more in a minute than any visitor, on a machine that may be busy. */
export const noLimits = {
  ...Object.fromEntries(names.map((name) => [name, '1000000'])),
  UNPAID_GROUP_PERCENT: '100',
  FILE_SECONDS: '60',
}
