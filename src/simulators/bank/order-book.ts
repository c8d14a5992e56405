import { randomUUID } from 'node:crypto'
import { type Cents, cents, minus, sum } from '../../domain/money.ts'
import type { OrderStatus, RefundStatus } from '../../infra/payments/payment-provider.ts'
import type { OrderClaims, RefundClaims } from './claims.ts'

export type SimulatedRefund = {
  uuid: string
  idempotencyKey: string
  amount: Cents
  status: RefundStatus
  createdAt: Date
}

export type SimulatedOrder = {
  uuid: string
  /** Names the hosted page; a new one with every POST of the same order. */
  paymentUuid: string
  claims: OrderClaims
  amount: Cents
  status: OrderStatus
  createdAt: Date
  expiresAt: Date
  /** The card was right and its owner has not yet said yes. */
  awaitsConfirmation: boolean
  refunds: SimulatedRefund[]
}

export type RefundFault = 'not_found' | 'same_key' | 'not_paid' | 'exceeds' | 'unsettled'

const USUAL_MINUTES = 30
export const minutesToPay = ({ expiresIn = USUAL_MINUTES }: OrderClaims): number => expiresIn

/** Orders in memory: a restart forgets them all, and `GET /orders/:uuid` then answers 404. */
export class OrderBook {
  #byUuid = new Map<string, SimulatedOrder>()
  #byReference = new Map<string, SimulatedOrder>()
  #byPayment = new Map<string, SimulatedOrder>()

  /** An unpaid order of the same reference is replaced and its page is gone; a paid one stays: undefined. */
  place(claims: OrderClaims, now: Date): SimulatedOrder | undefined {
    const earlier = this.#byReference.get(claims.merchantReference)
    if (earlier && earlier.status !== 'PENDING' && earlier.status !== 'ABANDONED') return undefined
    if (earlier) {
      this.#byUuid.delete(earlier.uuid)
      this.#byPayment.delete(earlier.paymentUuid)
    }
    const order: SimulatedOrder = {
      uuid: randomUUID(),
      paymentUuid: randomUUID(),
      claims,
      amount: claims.grandTotal,
      status: 'PENDING',
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutesToPay(claims) * 60_000),
      awaitsConfirmation: false,
      refunds: [],
    }
    this.#byUuid.set(order.uuid, order)
    this.#byReference.set(claims.merchantReference, order)
    this.#byPayment.set(order.paymentUuid, order)
    return order
  }

  byUuid(uuid: string): SimulatedOrder | undefined {
    return this.#byUuid.get(uuid)
  }

  all(): SimulatedOrder[] {
    return [...this.#byUuid.values()]
  }

  byPayment(paymentUuid: string): SimulatedOrder | undefined {
    return this.#byPayment.get(paymentUuid)
  }

  /** Orders whose time has run out; each is given once. */
  expire(now: Date): SimulatedOrder[] {
    const due = [...this.#byUuid.values()].filter(
      ({ status, expiresAt }) => status === 'PENDING' && expiresAt <= now,
    )
    for (const order of due) order.status = 'ABANDONED'
    return due
  }

  refund(claims: RefundClaims, now: Date): SimulatedRefund | RefundFault {
    const order = this.#byUuid.get(claims.orderUuid)
    const { amount } = claims
    if (!order) return 'not_found'
    if (order.refunds.some(({ idempotencyKey }) => idempotencyKey === claims.idempotencyKey))
      return 'same_key'
    if (order.status !== 'PAID' && order.status !== 'PARTIALLY_REFUNDED') return 'not_paid'
    if (amount > availableForRefund(order)) return 'exceeds'
    const refund: SimulatedRefund = {
      uuid: randomUUID(),
      idempotencyKey: claims.idempotencyKey,
      amount,
      status: 'PENDING',
      createdAt: now,
    }
    order.refunds.push(refund)
    return refund
  }

  /** A taken-back payment can be refunded no more. */
  completeRefund(order: SimulatedOrder, refund: SimulatedRefund): void {
    refund.status = order.status === 'VOIDED' ? 'REJECTED' : 'SUCCESSFUL'
    if (refund.status === 'REJECTED') return
    const back = order.refunds
      .filter(({ status }) => status === 'SUCCESSFUL')
      .reduce((sum, { amount }) => sum + amount, 0)
    order.status = back === order.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  }
}

/** Refunds that are still under way count: the same cent is given back once. */
export function availableForRefund(order: SimulatedOrder): Cents {
  const isPaid = order.status === 'PAID' || order.status === 'PARTIALLY_REFUNDED'
  const asked = order.refunds
    .filter(({ status }) => status !== 'REJECTED' && status !== 'CANCELED')
    .map(({ amount }) => amount)
  return isPaid ? minus(order.amount, sum(asked)) : cents(0)
}
