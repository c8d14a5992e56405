/** What may go wrong between a shop and its bank, switched on at any time. */
export type MontonioFaults = {
  /** When the bank tells the shop about a change: before the buyer is back, after, twice or not at all. */
  webhook: 'before-return' | 'after-return' | 'twice' | 'never'
  /** The buyer's bank takes the money back a moment after saying it was paid. */
  voidAfterPaid: boolean
  /** Tokens under another secret. */
  wrongSignature: boolean
  /** Tokens that name one euro more than was asked for; what the API says stays right. */
  wrongAmount: boolean
  /** Tokens of another store, under the right secret. */
  foreignAccessKey: boolean
  /** What becomes of a refund: sent at once, left waiting, or refused. */
  refunds: 'sent' | 'left-pending' | 'rejected'
  /** The money of a payment has not reached the bank itself: nothing of it can be given back yet. */
  isUnsettled: boolean
  /** Every answer takes so long. */
  slowMs: number
  isDown: boolean
}

export const noFaults: Readonly<MontonioFaults> = {
  webhook: 'before-return',
  voidAfterPaid: false,
  wrongSignature: false,
  wrongAmount: false,
  foreignAccessKey: false,
  refunds: 'sent',
  isUnsettled: false,
  slowMs: 0,
  isDown: false,
}
