import type { Cents } from '../../domain/money.ts'

export type PaymentChoice = { kind: 'bank'; code: string; country: string } | { kind: 'card' | 'wallet' }

type BankTile = { code: string; name: string; country: string }

/** Banks stand as the provider orders them, one country after another. */
export type PaymentMethods = { banks: BankTile[]; hasCards: boolean }

export type OrderStatus =
  | 'PENDING'
  | 'PAID'
  | 'ABANDONED'
  | 'AUTHORIZED'
  | 'VOIDED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'

export type NewOrder = {
  /** Ours, and the same for every attempt to pay the same thing: a paid reference is never paid again. */
  reference: string
  display: string
  amount: Cents
  locale: 'et' | 'en' | 'ru'
  choice: PaymentChoice
  returnUrl: string
  notificationUrl: string
  expiresInMinutes: number
  description: string
  paymentReference: string
  payer: { firstName: string; lastName: string; email: string }
}

export type OrderState = {
  orderId: string
  reference: string
  status: OrderStatus
  amount: Cents
  currency: string
  paymentUrl: string | null
  /** What went back of it, whoever asked for that. */
  refunds: RefundState[]
}

export type RefundStatus = 'PENDING' | 'PROCESSING' | 'SUCCESSFUL' | 'REJECTED' | 'CANCELED'

export type RefundState = {
  refundId: string
  status: RefundStatus
  amount: Cents
  /** Why it waits or was refused, in the bank's words; empty when the bank gives none. */
  description: string
}

export type NewRefund = { orderId: string; amount: Cents; idempotencyKey: string }

export type Notice =
  | {
      kind: 'order'
      orderId: string
      reference: string
      status: OrderStatus
      amount: Cents
      currency: string
    }
  | ({ kind: 'refund'; orderId: string } & RefundState)

/**
 * `unreachable`: it is not known whether the provider did it, so ask again with the same reference or key.
 * `refused`: it did not, and asking again will not help. `same_refund_key`: an earlier request with this key came through.
 * `not_refundable_yet`: it does not have the money itself, so ask again later.
 */
export type ProviderFailure = {
  ok: false
  code: 'unreachable' | 'refused' | 'already_paid' | 'same_refund_key' | 'not_refundable_yet' | 'not_found'
  status?: number
}

export type Answered<Value> = { ok: true; value: Value } | ProviderFailure

export type PaymentProvider = {
  methods(): Promise<Answered<PaymentMethods>>
  placeOrder(order: NewOrder): Promise<Answered<OrderState>>
  findOrder(orderId: string): Promise<Answered<OrderState>>
  refund(refund: NewRefund): Promise<Answered<RefundState>>
  /**
   * A token of the bank, from a webhook (`orderToken`/`refundToken` in the body, `order-token`/`refund-token` in the
   * query) or a return address: what it says, when it is really the bank's. Whether the amount is the one that was
   * asked for is for the caller to see.
   */
  readToken(token: string): Promise<Notice | undefined>
}
