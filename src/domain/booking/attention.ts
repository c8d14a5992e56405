/** What only people can decide. */
export type Attention =
  | 'paid-without-car'
  /** Something came and not everything: the car is kept meanwhile. */
  | 'part-paid'
  /** Someone else had its car when the money came: it got another of the group. */
  | 'other-car'
  /** Money is to be given back that the bank does not give back by itself. */
  | 'owed-back'
  | 'payment-voided'
  | 'wrong-amount'
  /** Money came under the reference of this booking for another order of the bank. */
  | 'other-order'
  | 'refund-rejected'
  /** Somebody gave money back in the bank's own system. */
  | 'refund-outside'
  | 'no-locker'
  /** Used a coupon for new clients and has rented before. */
  | 'not-a-new-client'
  /** The client wants to be erased. */
  | 'erasure-asked'
