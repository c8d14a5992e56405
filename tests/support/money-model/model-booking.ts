import { DAY, DEPOSIT, dayPrice, priceOf } from './prices.ts'

export type Account = 'rent' | 'deposit'
type Sums = Record<Account, number>
type Order = Sums & { isPaid: boolean; isVoided: boolean }
type Refund = {
  order: string
  account: Account
  amount: number
  state: 'going' | 'gone' | 'refused'
  name?: string
}
export type SaidOfRefund = { refundId: string; status: string; amount: number }

const above = (one: number, other: number) => Math.max(0, one - other)

/** One booking in plain numbers, from the pages on prices and on the product and decision 033. */
export class ModelBooking {
  readonly registeredAt: number
  readonly pickUp: number
  days: number
  seats = 0
  car: number
  /** Null keeps it for good, undefined does not. */
  keptUntil: number | null | undefined
  /** When the car is free for the next, where that is not as agreed. */
  backAt: number | undefined
  status: 'waiting' | 'CONFIRMED' | 'SIGNED' = 'waiting'
  isDepositAsked = false
  isCancelled = false
  isWithoutCar = false
  isHandedOver = false
  isReturned = false
  fee = 0
  lateFee = 0
  wasAtBank = false
  readonly paid: Sums = { rent: 0, deposit: 0 }
  readonly orders = new Map<string, Order>()
  readonly refunds: Refund[] = []
  readonly attentions = new Set<string>()
  readonly letters = { 'payment-received': 0, refunded: 0, cancelled: 0, 'booking-changed': 0 }
  /** What the bank told beyond what it took. */
  misnamed = 0

  constructor(terms: { registeredAt: number; pickUp: number; days: number; car: number; keptUntil: number }) {
    this.registeredAt = terms.registeredAt
    this.pickUp = terms.pickUp
    this.days = terms.days
    this.car = terms.car
    this.keptUntil = terms.keptUntil
  }

  get return(): number {
    return this.pickUp + this.days * DAY
  }

  get price(): number {
    return priceOf(this.pickUp, this.days, this.seats) + this.lateFee
  }

  get cost(): Sums {
    const isOver = this.isCancelled || this.isReturned || this.isWithoutCar
    const asked = this.isDepositAsked ? DEPOSIT : Math.max(0, Math.min(DEPOSIT, this.paid.deposit))
    return {
      rent: this.isCancelled ? this.fee : this.isWithoutCar ? 0 : this.price,
      deposit: isOver ? 0 : asked,
    }
  }

  due(account: Account): number {
    return above(this.cost[account], this.paid[account])
  }

  owed(account: Account): number {
    return above(this.paid[account], this.cost[account])
  }

  going(account: Account): number {
    const open = this.refunds.filter((refund) => refund.account === account && refund.state === 'going')
    return open.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Owed to the customer and not on its way. */
  toGive(account: Account): number {
    return above(this.owed(account), this.going(account))
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

  /** Through the bank as far as it came from there. Returns what people have to give. */
  planRefund(account: Account, amount: number): number {
    let rest = amount
    for (const [order, paid] of this.orders) {
      if (!paid.isPaid || paid.isVoided) continue
      const given = this.refunds.filter((one) => one.order === order && one.account === account)
      const used = given.filter(({ state }) => state !== 'refused').reduce((sum, one) => sum + one.amount, 0)
      const part = Math.min(rest, paid[account] - used)
      if (part < 5) continue
      this.refunds.push({ order, account, amount: part, state: 'going' })
      rest -= part
    }
    return rest
  }

  refundSaid(order: string, { refundId, status, amount }: SaidOfRefund): void {
    const known =
      this.refunds.find(({ name }) => name === refundId) ??
      this.refunds.find(
        (one) =>
          one.name === undefined && one.order === order && one.amount === amount && one.state === 'going',
      )
    const refund = known ?? this.#fromOutside(order, amount)
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

  #fromOutside(order: string, amount: number): Refund {
    const { rent = 0, deposit = 0 } = this.orders.get(order) ?? {}
    const isDeposit = rent < amount || this.owed('deposit') >= amount
    const account = isDeposit && deposit >= amount ? 'deposit' : 'rent'
    const refund: Refund = { order, account, amount, state: 'going' }
    this.refunds.push(refund)
    return refund
  }
}
