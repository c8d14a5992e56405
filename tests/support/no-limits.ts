const names = [
  'PAGES_PER_MINUTE',
  'POSTS_PER_MINUTE',
  'SEARCHES_PER_MINUTE',
  'REGISTRATIONS_PER_MINUTE',
  'CUSTOMER_REQUESTS_PER_MINUTE',
  'BROWSER_ERRORS_PER_MINUTE',
  'WRONG_COUPONS_PER_HOUR',
  'UPLOADS_PER_MINUTE',
  'PAYMENTS_PER_HOUR',
  'SIGNATURES_PER_HOUR',
]

/** For tests about something else, which ask more in a minute than any visitor, on a machine that may be busy. */
export const noLimits = {
  ...Object.fromEntries(names.map((name) => [name, '1000000'])),
  FILE_SECONDS: '60',
}
