import { isOffered, wantedCar } from '../../domain/availability/whereabouts.ts'
import type { WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { Car, Catalogue } from '../../domain/catalogue.ts'
import { type Cents, cents } from '../../domain/money.ts'
import { quote } from '../../domain/pricing/quote.ts'
import type { Rental } from '../../domain/pricing/rental.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'

/** A rental for which at least one car is free. */
export type FreeDates = { rentAt: WallMinute; returnAt: WallMinute; cars: number; fromPrice: Cents }

/** Those of the rentals for which one of the cars is free, in their order, until there are enough. */
export async function freeDates(
  deps: BookingDependencies,
  catalogue: Catalogue,
  rentals: readonly Rental[],
  cars: readonly Car[],
  now: Date,
  enough = Number.POSITIVE_INFINITY,
): Promise<FreeDates[]> {
  if (cars.length === 0 || rentals.length === 0) return []
  const first = rentals.reduce((least, { from }) => Math.min(least, from.getTime()), Number.POSITIVE_INFINITY)
  const last = rentals.reduce((most, { to }) => Math.max(most, to.getTime()), 0)
  const taken = await deps.takenCars({ from: new Date(first), to: new Date(last) }, now)
  const dates: FreeDates[] = []
  for (const rental of rentals) {
    const wanted = wantedCar(rental)
    const free = cars.filter((car) => isOffered(taken.judge(catalogue, car.id, wanted)))
    const offered = cheapest(catalogue, free, rental)
    if (!offered) continue
    dates.push({ rentAt: rental.rentAt, returnAt: rental.returnAt, ...offered })
    if (dates.length === enough) break
  }
  return dates
}

/** The least price and how many of the cars have one; undefined when none has. */
function cheapest(catalogue: Catalogue, free: readonly Car[], rental: Rental) {
  const byGroup = Map.groupBy(free, ({ groupId }) => groupId)
  let count = 0
  let least = Number.POSITIVE_INFINITY
  for (const [groupId, cars] of byGroup) {
    const priced = quote(catalogue, groupId, rental)
    if (!priced) continue
    count += cars.length
    least = Math.min(least, priced.total)
  }
  return count > 0 ? { cars: count, fromPrice: cents(least) } : undefined
}
