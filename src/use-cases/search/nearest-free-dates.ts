import type { CarSearch } from '../../domain/availability/car-search.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { addMinutes, MINUTES_PER_DAY } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { planRental, type Rental } from '../../domain/pricing/rental.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { type FreeDates, freeDates } from './free-dates.ts'

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
  const dates = await freeDates(deps, catalogue, shiftedRentals(catalogue, search, now), cars, now, ENOUGH)
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
