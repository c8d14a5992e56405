import type {
  Answered,
  NewOrder,
  NewRefund,
  OrderState,
  RefundState,
} from '../../../src/infra/payments/payment-provider.ts'
import { ModelBooking, type SaidOfRefund } from './model-booking.ts'
import { DAY, MINUTE } from './prices.ts'

const CARS = [1, 2]
const HOLD = 30 * MINUTE
const TURNAROUND = 60 * MINUTE

/** All bookings of a story, the two cars that they share, and what the bank said about them. */
export class ModelCompany {
  readonly bookings = new Map<number, ModelBooking>()
  readonly byNumber = new Map<string, ModelBooking>()
  /** What did not come as it should between the steps. */
  readonly surprises: string[] = []
  now: number

  constructor(now: number) {
    this.now = now
  }

  isStanding({ keptUntil }: ModelBooking): boolean {
    return keptUntil === null || (keptUntil !== undefined && keptUntil > this.now)
  }

  isFree(car: number, from: number, to: number, asking?: ModelBooking): boolean {
    return [...this.bookings.values()].every(
      (other) =>
        other === asking ||
        other.car !== car ||
        !this.isStanding(other) ||
        other.pickUp >= to + TURNAROUND ||
        (other.backAt ?? other.return) + TURNAROUND <= from,
    )
  }

  /** A car that should be back and is not is promised to nobody for four hours. */
  #isStillOut(car: number, from: number): boolean {
    return [...this.bookings.values()].some(
      (one) =>
        one.car === car &&
        one.isHandedOver &&
        !one.isReturned &&
        one.return <= this.now &&
        from < this.now + DAY / 6,
    )
  }

  mayRegister(car: number, pickUp: number, days: number): boolean {
    return (
      pickUp > this.now && this.isFree(car, pickUp, pickUp + days * DAY) && !this.#isStillOut(car, pickUp)
    )
  }

  register(id: number, number: string, terms: { car: number; pickUp: number; days: number }): void {
    const booking = new ModelBooking({ ...terms, registeredAt: this.now, keptUntil: this.now + HOLD })
    this.bookings.set(id, booking)
    this.byNumber.set(number, booking)
  }

  /** What pressing "pay" leads to before the bank is asked. */
  preparePay(booking: ModelBooking, withDeposit: boolean): string {
    if (booking.return <= this.now && !booking.isHandedOver && !booking.isCancelled) return 'rental_over'
    if (booking.isCancelled && booking.due('rent') === 0) return 'cancelled'
    const staysAsked = booking.isDepositAsked && (booking.status !== 'waiting' || booking.paid.rent > 0)
    booking.isDepositAsked = staysAsked || withDeposit
    booking.tidy()
    if (booking.due('rent') + booking.due('deposit') === 0) return 'nothing_due'
    if (booking.isCancelled) return 'go_to_bank'
    const hasCar = this.isStanding(booking)
    if (!hasCar && !this.isFree(booking.car, booking.pickUp, booking.return, booking)) return 'car_taken'
    const until = Math.min(this.now + 35 * MINUTE, booking.registeredAt + 90 * MINUTE)
    if (
      !booking.wasAtBank &&
      until > this.now &&
      booking.keptUntil !== null &&
      (booking.keptUntil ?? 0) < until
    )
      booking.keptUntil = until
    return 'go_to_bank'
  }

  /** Money came in. */
  came(booking: ModelBooking): void {
    this.settle(booking)
    const isAfterwards = booking.isCancelled && booking.owed('deposit') > 0
    if (!booking.isWithoutCar && (booking.owed('rent') > 0 || isAfterwards))
      booking.attentions.add('owed-back')
  }

  /** Whoever paid anything keeps the car; who paid everything is confirmed. */
  settle(booking: ModelBooking): void {
    const { attentions } = booking
    booking.tidy()
    if (booking.isCancelled || booking.isWithoutCar) return
    if (booking.due('rent') > 0 && booking.paid.rent <= 0) return
    if (!booking.isReturned && !this.#keepCar(booking)) {
      booking.isWithoutCar = true
      booking.keptUntil = undefined
      booking.tidy()
      attentions.add('paid-without-car')
      return
    }
    if (booking.due('rent') > 0) {
      if (booking.status === 'waiting') attentions.add('part-paid')
      return
    }
    if (booking.status === 'waiting') booking.status = 'CONFIRMED'
    attentions.delete('part-paid')
    attentions.delete('payment-voided')
  }

  #keepCar(booking: ModelBooking): boolean {
    const { car, pickUp } = booking
    const isOwn = this.isStanding(booking) || this.isFree(car, pickUp, booking.return, booking)
    const other = CARS.find((one) => one !== car && this.isFree(one, pickUp, booking.return, booking))
    if (!isOwn && other === undefined) return false
    booking.keptUntil = null
    if (isOwn || other === undefined) return true
    booking.car = other
    if (booking.status === 'SIGNED') booking.status = 'CONFIRMED'
    booking.attentions.add('other-car')
    return true
  }

  mayChange(
    booking: ModelBooking,
    { days = booking.days, car = booking.car, seats = booking.seats },
  ): boolean {
    if (booking.isCancelled || booking.isReturned) return false
    const isOther = car !== booking.car || seats !== booking.seats
    if (booking.isHandedOver && isOther) return false
    const back = booking.pickUp + days * DAY
    if (days !== booking.days && back < this.now) return false
    return this.isFree(car, booking.pickUp, back, booking)
  }

  change(booking: ModelBooking, terms: { days?: number; car?: number; seats?: number }): void {
    const { isWithoutCar } = booking
    if (booking.status !== 'SIGNED') booking.letters['booking-changed']++
    const isKept = booking.status !== 'waiting' || isWithoutCar
    if (!this.isStanding(booking)) booking.keptUntil = isKept ? null : this.now + HOLD
    Object.assign(booking, terms)
    if (booking.status === 'SIGNED') booking.status = 'CONFIRMED'
    booking.isWithoutCar = false
    if (isWithoutCar) booking.attentions.delete('paid-without-car')
    booking.tidy()
    if (booking.status === 'waiting') this.settle(booking)
  }

  cancel(booking: ModelBooking, fee: number): number {
    booking.fee = fee
    booking.isCancelled = true
    booking.keptUntil = undefined
    booking.attentions.clear()
    booking.letters.cancelled++
    const [rent, deposit] = [booking.toGive('rent'), booking.toGive('deposit')]
    const byHand = booking.planRefund('rent', rent) + booking.planRefund('deposit', deposit)
    if (byHand > 0) booking.attentions.add('owed-back')
    return rent + deposit
  }

  useDeposit(booking: ModelBooking): void {
    const held = booking.paid.deposit - booking.going('deposit')
    const amount = Math.min(booking.due('rent'), held)
    booking.paid.deposit -= amount
    booking.move('rent', amount)
    booking.letters['payment-received']++
    this.settle(booking)
  }

  placing({ display, amount }: NewOrder): { rent: number; deposit: number } {
    const booking = this.byNumber.get(display)
    const asked = { rent: booking?.due('rent') ?? 0, deposit: booking?.due('deposit') ?? 0 }
    if (asked.rent + asked.deposit !== amount)
      this.surprises.push(`${amount} was asked for instead of ${JSON.stringify(asked)}`)
    return asked
  }

  placed(
    { display }: NewOrder,
    asked: { rent: number; deposit: number },
    answer: Answered<OrderState>,
  ): void {
    const booking = this.byNumber.get(display)
    if (!booking || !answer.ok) return
    booking.wasAtBank = true
    booking.orders.set(answer.value.orderId, { ...asked, isPaid: false, isVoided: false })
  }

  orderSaid(orderId: string, status: string, amount: number): void {
    const booking = this.#of(orderId)
    const isPaid = status === 'PAID' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
    if (isPaid && booking?.enterPaid(orderId, amount)) this.came(booking)
    if (status === 'VOIDED') booking?.enterVoided(orderId)
  }

  refundSaid(orderId: string, said: SaidOfRefund): void {
    this.#of(orderId)?.refundSaid(orderId, said)
  }

  refundAnswered({ orderId, amount }: NewRefund, answer: Answered<RefundState>): void {
    const booking = this.#of(orderId)
    if (answer.ok) return booking?.refundSaid(orderId, answer.value)
    if (answer.code !== 'refused' && answer.code !== 'not_found') return
    const refund = booking?.refunds.find(
      (one) => one.order === orderId && one.amount === amount && one.state === 'going' && !one.name,
    )
    if (refund) booking?.refuse(refund)
  }

  #of(orderId: string): ModelBooking | undefined {
    return [...this.bookings.values()].find(({ orders }) => orders.has(orderId))
  }
}
