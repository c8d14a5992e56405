/** How money comes; a booking on request is paid when the office has accepted it. */
const paidMethods = ['BANK_LINK', 'CARD', 'TRANSFER', 'CASH'] as const
export type PaidMethod = (typeof paidMethods)[number]
export const paymentMethods = [...paidMethods, 'ON_REQUEST'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What lies in a drawer or a terminal and is counted; the bank counts the rest. */
export const countedMethods = ['CASH', 'CARD'] as const satisfies PaidMethod[]
export const isCounted = (method: PaymentMethod): boolean => countedMethods.some((one) => one === method)

/** Where one attempt to pay at the bank stands. */
export const paymentStatuses = ['STARTED', 'PENDING', 'PAID', 'ABANDONED', 'VOIDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The bank may still say that it was paid. */
export const openPayments = ['STARTED', 'PENDING'] as const satisfies PaymentStatus[]

/** Where money stands that the bank gives back. */
export const refundStatuses = [
  'STARTED',
  'PENDING',
  'PROCESSING',
  'SUCCESSFUL',
  'REJECTED',
  'CANCELED',
] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** The bank has been asked and has not yet reported: the money is no longer there to be given. */
export const openRefunds = ['STARTED', 'PENDING', 'PROCESSING'] as const satisfies RefundStatus[]
