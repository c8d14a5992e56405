/** What only people can decide. */
export type Attention =
  | 'paid-without-car'
  | 'payment-voided'
  | 'wrong-amount'
  | 'refund-rejected'
  | 'no-locker'
