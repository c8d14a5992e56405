import type { CarSearch } from '../../domain/availability/car-search.ts'
import { isOffered, wantedCar } from '../../domain/availability/whereabouts.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { planRental } from '../../domain/pricing/rental.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { FreeDates } from './free-dates.ts'
import { nearestFreeDates } from './nearest-free-dates.ts'
import { type Offer, offersFor, quoteGroups } from './search-cars.ts'

const ENOUGH = 4

/** What to offer someone whose car was taken: cars of the same group first, then the nearest in price; and other days. */
export async function carTakenAlternatives(
  deps: BookingDependencies,
  catalogue: Catalogue,
  search: CarSearch,
  carId: number,
  now: Date,
): Promise<{ offers: Offer[]; dates: FreeDates[] }> {
  const planned = planRental(catalogue, search, labelOf(now))
  const car = catalogue.cars.get(carId)
  if (!planned.ok || !car) return { offers: [], dates: [] }
  const { rental } = planned
  const wanted = wantedCar(rental)
  const taken = await deps.takenCars(wanted, now)
  const quotes = quoteGroups(catalogue, rental)
  const price = quotes.get(car.groupId)?.total ?? 0
  const distance = ({ car: other, quote }: Offer) =>
    other.groupId === car.groupId ? -1 : Math.abs(quote.total - price)
  const offers = offersFor(catalogue, quotes, ({ id }) => taken.judge(catalogue, id, wanted))
    .filter(({ whereabouts }) => isOffered(whereabouts))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ENOUGH)
  return { offers, dates: await nearestFreeDates(deps, catalogue, search, now, carId) }
}
