import { isOffered, wantedCar } from '../../../domain/availability/whereabouts.ts'
import type { BookingChange } from '../../../domain/booking/change.ts'
import type { Actor } from '../../../domain/booking/life.ts'
import { type Car, inOrder } from '../../../domain/catalogue.ts'
import type { Cents } from '../../../domain/money.ts'
import type { BookingRow } from '../../payment/booking-balance.ts'
import { type Option, priceOfService } from '../../search/quote-car.ts'
import type { BookingDependencies } from '../booking-dependencies.ts'
import type { TakenCar } from './explain-taken-car.ts'
import { type ChangingBooking, planChange } from './plan-change.ts'

/** A car that nobody else has then, and what the whole rental would cost with it. */
export type CarToChoose = { car: Car; price: Cents; standsAt: number | undefined }

export type Choices = { cars: CarToChoose[]; services: Option[] }

/** What could be chosen together with this change, each car priced by the rules of a change itself. */
export async function readChoices(
  { catalogue: { current: catalogue }, takenCars }: Pick<BookingDependencies, 'catalogue' | 'takenCars'>,
  booking: ChangingBooking,
  change: BookingChange,
  now: Date,
  actor: Actor = 'customer',
): Promise<Choices> {
  const { carId: ownId } = booking.row
  const own = planChange(catalogue, booking, { ...change, carId: ownId }, now, actor)
  if (!own.ok) return { cars: [], services: [] }
  const { rental } = own
  // A car that is out is exchanged: another is wanted from now on, and whoever gives it knows where it stands.
  const isExchange = actor === 'staff' && booking.row.handedOverAt !== null
  const whole = { ...wantedCar(rental), turnaroundMinutes: booking.row.turnaroundMinutes }
  const wanted = isExchange ? { ...whole, from: now, isStartAgreed: true, isEndAgreed: true } : whole
  const taken = await takenCars(wanted, now)
  const prices = new Map<number, Cents>()
  const cars = [...catalogue.cars.values()].flatMap((car): CarToChoose[] => {
    const where = taken.judge(catalogue, car.id, wanted)
    if (car.id !== ownId && !isOffered(where)) return []
    if (!prices.has(car.groupId)) {
      const wish = { ...change, carId: car.id }
      const plan = planChange(catalogue, booking, wish, now, actor, { isExchange })
      if (plan.ok) prices.set(car.groupId, plan.quote?.total ?? booking.row.price)
    }
    const price = prices.get(car.groupId)
    return price === undefined ? [] : [{ car, price, standsAt: where.standsAt }]
  })
  return {
    cars: cars.toSorted((a, b) => a.price - b.price || a.car.id - b.car.id),
    services: inOrder(catalogue.services.values()).map((service) => ({
      service,
      price: priceOfService(catalogue, booking.groupId, rental, service),
    })),
  }
}

/** Until when a car stays free that somebody has later, with the time to make it ready; undefined where that is no help. */
export function freeUntil(
  { inTheWay }: TakenCar,
  { returnDate, turnaroundMinutes }: Pick<BookingRow, 'returnDate' | 'turnaroundMinutes'>,
): Date | undefined {
  const [first] = inTheWay
  const until = first && new Date(first.from.getTime() - turnaroundMinutes * 60_000)
  return until && until > returnDate ? until : undefined
}
