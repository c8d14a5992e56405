import type {
  Answered,
  NewOrder,
  NewRefund,
  OrderState,
  RefundState,
} from '../../../src/infra/payments/payment-provider.ts'
import { ModelBooking, type Terms } from './model-booking.ts'
import { ModelCars } from './model-cars.ts'
import type { SaidOfRefund } from './model-refunds.ts'
import { MINUTE } from './prices.ts'

const HOLD = 30 * MINUTE

/** All bookings of a story, and what people and the bank said about them. */
export class ModelCompany extends ModelCars {
  readonly byNumber = new Map<string, ModelBooking>()
  /** What did not come as it should between the steps. */
  readonly surprises: string[] = []

  register(id: number, number: string, terms: Terms): ModelBooking {
    const booking = new ModelBooking({ ...terms, registeredAt: this.now, keptUntil: this.now + HOLD })
    this.bookings.set(id, booking)
    this.byNumber.set(number, booking)
    return booking
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
    if (!booking.isReturned && !this.keepCar(booking)) {
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

  change(booking: ModelBooking, terms: Partial<Omit<Terms, 'pickUp'>> & { seats?: number }): void {
    const { isWithoutCar } = booking
    if (booking.status !== 'SIGNED') booking.letters['booking-changed']++
    const isKept = booking.status !== 'waiting' || isWithoutCar
    if (!this.isStanding(booking)) booking.keptUntil = isKept ? null : this.now + HOLD
    const { seats, price } = booking
    Object.assign(booking, terms)
    // A longer rental is an annex; what costs more besides is signed anew.
    if (booking.status === 'SIGNED' && booking.seats !== seats && booking.price > price)
      booking.status = 'CONFIRMED'
    booking.isWithoutCar = false
    if (isWithoutCar) booking.attentions.delete('paid-without-car')
    booking.tidy()
    if (booking.status === 'waiting') this.settle(booking)
  }

  cancel(booking: ModelBooking, fee: number): void {
    booking.fee = fee
    booking.isCancelled = true
    booking.keptUntil = undefined
    booking.attentions.clear()
    booking.letters.cancelled++
    const [rent, deposit] = [booking.toGive('rent'), booking.toGive('deposit')]
    const byHand = booking.refunds.plan('rent', rent) + booking.refunds.plan('deposit', deposit)
    if (byHand > 0) booking.attentions.add('owed-back')
  }

  useDeposit(booking: ModelBooking): void {
    const amount = Math.min(booking.due('rent'), booking.held('deposit'))
    booking.paid.deposit -= amount
    booking.move('rent', amount)
    booking.letters['payment-received']++
    this.settle(booking)
  }

  /** Found on the company's account: the rent first, then the deposit, the rest as rent. */
  transfer(booking: ModelBooking, amount: number): void {
    const deposit = Math.max(0, Math.min(booking.due('deposit'), amount - booking.due('rent')))
    booking.receive({ rent: amount - deposit, deposit })
    this.came(booking)
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
    const refund = booking?.refunds.unnamed(orderId, amount)
    if (refund) booking?.refuse(refund)
  }

  #of(orderId: string): ModelBooking | undefined {
    return [...this.bookings.values()].find(({ orders }) => orders.has(orderId))
  }
}
