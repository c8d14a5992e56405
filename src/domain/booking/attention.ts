/** What only people can decide. */
export type Attention =
  | 'paid-without-car'
  | 'payment-voided'
  | 'wrong-amount'
  | 'refund-rejected'
  | 'no-locker'
  /** Used a coupon for new clients and has rented before. */
  | 'not-a-new-client'
