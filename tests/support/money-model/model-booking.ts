import { ModelExtraCharges } from './model-extra-charges.ts'
import { type Account, ModelRefunds, type Refund, type SaidOfRefund, type Sums } from './model-refunds.ts'
import { DAY, DEPOSIT, dayPrice, type Fees, priceOf } from './prices.ts'

const above = (one: number, other: number) => Math.max(0, one - other)
export type Terms = { pickUp: number; days: number; car: number; fees: Fees }

/** One booking in plain numbers, from the pages on prices and on the product and decisions 033, 035 and 037. */
export class ModelBooking {
  readonly registeredAt: number
  readonly pickUp: number
  days: number
  seats = 0
  fees: Fees
  car: number
  /** Null keeps it for good, undefined does not. */
  keptUntil: number | null | undefined
  /** When the car is free for the next, where that is not as agreed. */
  backAt: number | undefined
  handedOverAt: number | undefined
  status: 'waiting' | 'CONFIRMED' | 'SIGNED' = 'waiting'
  isDepositAsked = false
  isCancelled = false
  isWithoutCar = false
  isReturned = false
  fee = 0
  lateFee = 0
  wasAtBank = false
  readonly paid: Sums = { rent: 0, deposit: 0 }
  readonly refunds = new ModelRefunds()
  readonly extra = new ModelExtraCharges()
  readonly attentions = new Set<string>()
  readonly letters = {
    'payment-received': 0,
    refunded: 0,
    cancelled: 0,
    'booking-changed': 0,
    'extra-charged': 0,
    'extra-withdrawn': 0,
  }
  /** What came at once, each time: there is a receipt for it. */
  readonly payments: number[] = []
  /** What the bank told beyond what it took. */
  misnamed = 0

  constructor({ registeredAt, keptUntil, ...terms }: Terms & { registeredAt: number; keptUntil: number }) {
    this.registeredAt = registeredAt
    this.keptUntil = keptUntil
    this.pickUp = terms.pickUp
    this.days = terms.days
    this.car = terms.car
    this.fees = terms.fees
  }

  get orders() {
    return this.refunds.orders
  }

  get return(): number {
    return this.pickUp + this.days * DAY
  }

  get isHandedOver(): boolean {
    return this.handedOverAt !== undefined
  }

  get price(): number {
    return priceOf(this.pickUp, this.days, { ...this.fees, seats: this.seats }) + this.lateFee
  }

  get cost(): Sums {
    const isOver = this.isCancelled || this.isReturned || this.isWithoutCar
    const asked = this.isDepositAsked ? DEPOSIT : Math.max(0, Math.min(DEPOSIT, this.paid.deposit))
    const rental = this.isCancelled ? this.fee : this.isWithoutCar ? 0 : this.price
    return { rent: rental + this.extra.sum, deposit: isOver ? 0 : asked }
  }

  due(account: Account): number {
    return above(this.cost[account], this.paid[account])
  }

  owed(account: Account): number {
    return above(this.paid[account], this.cost[account])
  }

  /** Held, and not on its way back. */
  held(account: Account): number {
    return this.paid[account] - this.refunds.going(account)
  }

  /** Owed to the customer and not on its way. */
  toGive(account: Account): number {
    return above(this.owed(account), this.refunds.going(account))
  }

  get isPaid(): boolean {
    return this.due('rent') === 0 && this.paid.rent > 0
  }

  isOwedByUs(): boolean {
    return this.toGive('rent') + this.toGive('deposit') > 0
  }

  isOwedToUs(now: number): boolean {
    const isAccepted = this.status !== 'waiting' && this.pickUp <= now
    return this.due('rent') + this.due('deposit') > 0 && (this.isCancelled || isAccepted)
  }

  /** Free until a day before; later one day, as the contract shows it; nothing without money or without a car. */
  feeNow(now: number): number {
    if (this.paid.rent <= 0 || this.isWithoutCar || this.pickUp - now >= DAY) return 0
    return Math.min(this.price, dayPrice(this.pickUp, this.days))
  }

  /** Nobody has to look after money that is not owed any more. */
  tidy(): void {
    if (this.owed('rent') + this.owed('deposit') > 0) return
    this.attentions.delete('owed-back')
    this.attentions.delete('refund-rejected')
  }

  /** By hand, or by the bank: below zero it went back. */
  move(account: Account, amount: number): void {
    this.paid[account] += amount
    this.tidy()
  }

  /** At the desk, or found on a statement: what came at once has one receipt and one letter. */
  receive(parts: Partial<Record<Account, number>>): void {
    const { rent = 0, deposit = 0 } = parts
    this.paid.deposit += deposit
    this.move('rent', rent)
    this.payments.push(rent + deposit)
    this.letters['payment-received']++
  }

  cashBack(account: Account, amount: number): void {
    this.move(account, -amount)
    this.letters.refunded++
  }

  /** As it was asked for, the rest as rent. */
  enterPaid(orderId: string, told: number): boolean {
    const order = this.orders.get(orderId)
    if (!order || order.isPaid || order.isVoided) return false
    const asked = order.rent + order.deposit
    order.deposit = Math.max(0, Math.min(order.deposit, told - order.rent))
    order.rent = told - order.deposit
    order.isPaid = true
    this.paid.deposit += order.deposit
    this.move('rent', order.rent)
    if (told !== asked) this.attentions.add('wrong-amount')
    this.misnamed += told - asked
    this.payments.push(told)
    this.letters['payment-received']++
    return true
  }

  enterVoided(orderId: string): void {
    const order = this.orders.get(orderId)
    if (!order || order.isVoided) return
    order.isVoided = true
    if (!order.isPaid) return
    this.paid.deposit -= order.deposit
    this.move('rent', -order.rent)
    this.misnamed = 0
    this.attentions.add('payment-voided')
  }

  refundSaid(order: string, said: SaidOfRefund): void {
    const { refundId, status, amount } = said
    const known = this.refunds.find(order, said)
    const refund = known ?? this.refunds.fromOutside(order, amount, this.owed('deposit'))
    refund.name = refundId
    if (refund.state !== 'going') return
    if (status === 'SUCCESSFUL') {
      refund.state = 'gone'
      this.cashBack(refund.account, amount)
      if (!known) this.attentions.add('refund-outside')
    } else if (status === 'REJECTED' || status === 'CANCELED') this.refuse(refund)
  }

  refuse(refund: Refund): void {
    refund.state = 'refused'
    this.attentions.add('refund-rejected')
  }
}
