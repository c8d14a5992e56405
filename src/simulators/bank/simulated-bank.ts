import { randomUUID } from 'node:crypto'
import type { Cents } from '../../domain/money.ts'
import type { OrderClaims, RefundClaims } from './claims.ts'
import { type MontonioFaults, noFaults } from './faults.ts'
import {
  minutesToPay,
  OrderBook,
  type RefundFault,
  type SimulatedOrder,
  type SimulatedRefund,
} from './order-book.ts'
import { type StoreKeys, StoreTokens } from './store-tokens.ts'
import { type Deliver, deliverByHttp, type Wait, Webhooks, waitUnheld } from './webhooks.ts'

export type BankSettings = StoreKeys & { deliver?: Deliver; wait?: Wait }

/** Long enough for the buyer to be back at the shop. */
const MOMENT_MS = 500
const REFUND_MS = 1500
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What happens at the bank, and whom it tells. */
export class SimulatedBank {
  readonly book = new OrderBook()
  readonly tokens: StoreTokens
  readonly webhooks: Webhooks
  readonly now: () => Date
  readonly wait: Wait
  faults: MontonioFaults = { ...noFaults }

  constructor({ deliver = deliverByHttp, wait = waitUnheld, ...keys }: BankSettings) {
    this.tokens = new StoreTokens(keys)
    this.webhooks = new Webhooks(deliver, wait)
    this.now = keys.now
    this.wait = wait
  }

  place(claims: OrderClaims): SimulatedOrder | undefined {
    const order = this.book.place(claims, this.now())
    if (order) {
      const ms = Math.min(LONGEST_TIMER_MS, minutesToPay(claims) * 60_000 + 1000)
      setTimeout(() => this.webhooks.behind(this.expire()), ms).unref()
    }
    return order
  }

  /** Gives up orders whose time has run out and tells the shop. Asked before every answer, and by a timer. */
  async expire(): Promise<void> {
    for (const order of this.book.expire(this.now())) this.webhooks.behind(this.#tellOrder(order))
  }

  /** A second press of the button changes nothing. */
  async pay(order: SimulatedOrder): Promise<void> {
    if (order.status !== 'PENDING') return
    order.status = 'PAID'
    await this.#tell(order)
    if (this.faults.voidAfterPaid) this.webhooks.behind(this.#takeBack(order))
  }

  async cancel(order: SimulatedOrder): Promise<void> {
    if (order.status !== 'PENDING') return
    order.status = 'ABANDONED'
    await this.#tell(order)
  }

  refund(claims: RefundClaims): { order: SimulatedOrder; refund: SimulatedRefund } | RefundFault {
    if (this.faults.isUnsettled) return 'unsettled'
    const refund = this.book.refund(claims, this.now())
    const order = this.book.byUuid(claims.orderUuid)
    if (typeof refund === 'string' || !order) return typeof refund === 'string' ? refund : 'not_found'
    this.webhooks.behind(this.#complete(order, refund))
    return { order, refund }
  }

  /** Somebody gives money back in the bank's own system, beside the shop. */
  async refundOutside(orderUuid: string, amount: Cents): Promise<void> {
    const made = this.refund({ orderUuid, amount, idempotencyKey: randomUUID() })
    if (typeof made === 'string') throw new Error(`the bank does not give that back: ${made}`)
    await this.webhooks.settled()
  }

  /** Refunds that were left waiting are sent now. */
  async finishRefunds(): Promise<void> {
    for (const order of this.book.all())
      for (const refund of order.refunds)
        if (refund.status === 'PENDING') this.webhooks.behind(this.#complete(order, refund))
    await this.webhooks.settled()
  }

  /** Where the buyer goes back to. */
  async returnUrl(order: SimulatedOrder): Promise<string> {
    const url = new URL(order.claims.returnUrl)
    url.searchParams.set('order-token', await this.tokens.order(order, this.faults))
    return url.href
  }

  async #tell(order: SimulatedOrder): Promise<void> {
    if (this.faults.webhook === 'after-return') this.webhooks.behind(this.#tellLater(order))
    else await this.#tellOrder(order)
  }

  async #tellLater(order: SimulatedOrder): Promise<void> {
    await this.wait(MOMENT_MS)
    await this.#tellOrder(order)
  }

  async #tellOrder(order: SimulatedOrder): Promise<void> {
    const orderToken = await this.tokens.order(order, this.faults)
    for (let time = 0; time < this.#times(); time++) {
      await this.webhooks.send(order.claims.notificationUrl, { orderToken })
    }
  }

  async #takeBack(order: SimulatedOrder): Promise<void> {
    await this.wait(2 * MOMENT_MS)
    order.status = 'VOIDED'
    await this.#tellOrder(order)
  }

  async #complete(order: SimulatedOrder, refund: SimulatedRefund): Promise<void> {
    await this.wait(REFUND_MS)
    if (this.faults.refunds === 'left-pending') return
    if (this.faults.refunds === 'rejected') refund.status = 'REJECTED'
    else this.book.completeRefund(order, refund)
    const refundToken = await this.tokens.refund(order, refund, this.faults)
    for (let time = 0; time < this.#times(); time++) {
      await this.webhooks.send(order.claims.notificationUrl, { refundToken })
    }
    if (refund.status === 'SUCCESSFUL') await this.#tellOrder(order)
  }

  #times(): number {
    return { never: 0, twice: 2, 'before-return': 1, 'after-return': 1 }[this.faults.webhook]
  }
}
