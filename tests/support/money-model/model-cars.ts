import type { ModelBooking } from './model-booking.ts'
import { DAY, MINUTE, wholeMinute } from './prices.ts'

const CARS = [1, 2]
const TURNAROUND = 60 * MINUTE

/** The two cars that all bookings of a story share, and who has them. */
export class ModelCars {
  readonly bookings = new Map<number, ModelBooking>()
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

  mayRegister(car: number, pickUp: number, days: number): boolean {
    return (
      pickUp >= wholeMinute(this.now) &&
      this.isFree(car, pickUp, pickUp + days * DAY) &&
      !this.#isStillOut(car, pickUp)
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

  mayChange(
    booking: ModelBooking,
    { days = booking.days, car = booking.car, seats = booking.seats, fees = booking.fees },
  ): boolean {
    if (booking.isCancelled || booking.isReturned) return false
    const isOther = car !== booking.car || seats !== booking.seats || fees !== booking.fees
    if (booking.isHandedOver && isOther) return false
    const back = booking.pickUp + days * DAY
    if (days !== booking.days && back < wholeMinute(this.now)) return false
    return this.isFree(car, booking.pickUp, back, booking)
  }

  /** Its own car, or else the other: whether there is one for it. */
  keepCar(booking: ModelBooking): boolean {
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

  /** Of two in the same minute, whoever took it. */
  whoHad(car: number, at: number): ModelBooking | undefined {
    const had = [...this.bookings.values()].filter(
      ({ car: own, handedOverAt = Number.POSITIVE_INFINITY, isReturned, backAt = 0 }) =>
        own === car && handedOverAt <= at && (!isReturned || backAt >= at),
    )
    return had.toSorted((one, other) => (one.handedOverAt ?? 0) - (other.handedOverAt ?? 0)).at(-1)
  }
}
