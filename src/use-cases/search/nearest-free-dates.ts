import { schema } from '../../db/schema.ts'
import type { CarSearch } from '../../domain/availability/car-search.ts'
import {
  occupiedPeriod,
  overdueUntil,
  overlaps,
  type Period,
} from '../../domain/availability/occupied-period.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { addMinutes, MINUTES_PER_DAY, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { Car, Catalogue } from '../../domain/catalogue.ts'
import { type Cents, cents } from '../../domain/money.ts'
import { quote } from '../../domain/pricing/quote.ts'
import { planRental, type Rental } from '../../domain/pricing/rental.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { isOverdue, standingWithin } from '../booking/occupy-car.ts'

/** The same rental some days earlier or later, with at least one car free. */
export type FreeDates = { rentAt: WallMinute; returnAt: WallMinute; cars: number; fromPrice: Cents }

const FARTHEST_SHIFT_DAYS = 21
const ENOUGH = 3

/** The nearest days on which the same rental is possible; with `carId` only that car counts. */
export async function nearestFreeDates(
  deps: BookingDependencies,
  catalogue: Catalogue,
  search: CarSearch,
  now: Date,
  carId?: number,
): Promise<FreeDates[]> {
  const cars = [...catalogue.cars.values()].filter(
    (car) => (carId === undefined || car.id === carId) && (!search.gearbox || car.gearbox === search.gearbox),
  )
  const rentals = shiftedRentals(catalogue, search, now)
  const first = rentals.reduce((least, { from }) => Math.min(least, from.getTime()), Number.POSITIVE_INFINITY)
  const last = rentals.reduce((most, { to }) => Math.max(most, to.getTime()), 0)
  if (cars.length === 0 || rentals.length === 0) return []

  const taken = await takenPeriods(deps, occupiedPeriod(new Date(first), new Date(last)), now)
  const dates: FreeDates[] = []
  for (const rental of rentals) {
    const wanted = occupiedPeriod(rental.from, rental.to)
    const free = cars.filter((car) => !taken.get(car.id)?.some((period) => overlaps(period, wanted)))
    const fromPrice = cheapest(catalogue, free, rental)
    if (fromPrice === undefined) continue
    dates.push({ rentAt: rental.rentAt, returnAt: rental.returnAt, cars: free.length, fromPrice })
    if (dates.length === ENOUGH) break
  }
  return dates.sort((a, b) => a.rentAt - b.rentAt)
}

/** One day later, one earlier, two later … as far as the places are open and the time is not past. */
function shiftedRentals(catalogue: Catalogue, search: CarSearch, now: Date): Rental[] {
  const shifts = Array.from({ length: FARTHEST_SHIFT_DAYS }, (_, index) => [index + 1, -index - 1]).flat()
  return shifts.flatMap((days) => {
    const shifted = {
      ...search,
      rentAt: addMinutes(search.rentAt, days * MINUTES_PER_DAY),
      returnAt: addMinutes(search.returnAt, days * MINUTES_PER_DAY),
    }
    const planned = planRental(catalogue, shifted, labelOf(now))
    return planned.ok ? [planned.rental] : []
  })
}

function cheapest(catalogue: Catalogue, cars: readonly Car[], rental: Rental): Cents | undefined {
  const groups = new Set(cars.map(({ groupId }) => groupId))
  const totals = [...groups].flatMap((groupId) => quote(catalogue, groupId, rental)?.total ?? [])
  return totals.length > 0 ? cents(Math.min(...totals)) : undefined
}

async function takenPeriods(
  deps: BookingDependencies,
  period: Period,
  now: Date,
): Promise<Map<number, Period[]>> {
  const { carOccupancies: taken } = schema
  const rows = await deps.db
    .select({ carId: taken.carId, occupied: taken.occupied })
    .from(taken)
    .where(standingWithin(period, now))
  const { bookings } = schema
  const late = await deps.db
    .select({ carId: bookings.carId, from: bookings.rentDate })
    .from(bookings)
    .where(isOverdue(now))
  const out = late.map(({ carId, from }) => ({ carId, occupied: { from, to: overdueUntil(now) } }))
  const byCar = new Map<number, Period[]>()
  for (const { carId, occupied } of [...rows, ...out])
    byCar.set(carId, [...(byCar.get(carId) ?? []), occupied])
  return byCar
}
