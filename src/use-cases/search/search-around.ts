import type { CarSearch } from '../../domain/availability/car-search.ts'
import type { Period } from '../../domain/availability/occupied-period.ts'
import { tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, dayOf, earlier, later } from '../../domain/calendar/wall-clock.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { type PricesByDay, pricesIn, type SearchedPeriod } from './prices-by-day.ts'
import { type SearchResult, searchCars } from './search-cars.ts'
import type { TakenCars } from './taken-cars.ts'

/** The whole days that a search and the times beside it touch, with room for the turnaround. */
export function spanOf(search: SearchedPeriod, beside: readonly SearchedPeriod[]): Period {
  const first = beside.reduce((least, { rentAt }) => earlier(least, rentAt), search.rentAt)
  const last = beside.reduce((most, { returnAt }) => later(most, returnAt), search.returnAt)
  return { from: tallinnAt(dayOf(first)), to: tallinnAt(addDays(dayOf(last), 2)) }
}

type FoundAround = { found: SearchResult; nearby: PricesByDay }

/** A search and the prices of other times beside it, with one question to the database. */
export async function searchAround(
  deps: BookingDependencies,
  search: CarSearch,
  beside: readonly SearchedPeriod[],
  now: Date,
): Promise<FoundAround> {
  const span = spanOf(search, beside)
  const taken = await deps.takenCars(span, now)
  const catalogue = await deps.catalogue.notOlderThan(taken.version)
  const known = asKnown(deps, span, taken)
  const [found, nearby] = await Promise.all([
    searchCars(known, search, now),
    pricesIn(catalogue, known, { ...search, periods: beside }, now),
  ])
  return { found, nearby }
}

/** What was read for the whole span answers every question within it. */
function asKnown(deps: BookingDependencies, span: Period, taken: TakenCars): BookingDependencies {
  const isWithin = ({ from, to }: Period) => from >= span.from && to <= span.to
  return {
    ...deps,
    takenCars: (asked, now) => (isWithin(asked) ? Promise.resolve(taken) : deps.takenCars(asked, now)),
  }
}
