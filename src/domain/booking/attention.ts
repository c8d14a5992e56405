/** What only people can decide. */
export type Attention =
  | 'paid-without-car'
  | 'payment-voided'
  | 'wrong-amount'
  /** Money came under the reference of this booking for another order of the bank. */
  | 'other-order'
  | 'refund-rejected'
  | 'no-locker'
  /** Used a coupon for new clients and has rented before. */
  | 'not-a-new-client'
