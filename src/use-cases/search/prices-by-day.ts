import type { CarSearch } from '../../domain/availability/car-search.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { CouponAnswer } from '../../domain/coupons/coupon.ts'
import { sortCoupons } from '../../domain/coupons/sent-coupons.ts'
import { planRental } from '../../domain/pricing/rental.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { withSpentCoupons } from '../coupons/count-coupon-uses.ts'
import { type FreeDates, freeDates } from './free-dates.ts'

export type SearchedPeriod = Pick<CarSearch, 'rentAt' | 'returnAt'>

/** One search at several times. */
export type SearchOfDays = Omit<CarSearch, keyof SearchedPeriod> & { periods: readonly SearchedPeriod[] }

export type PricesByDay = {
  /** Periods in which nothing is possible or free are left out. */
  dates: FreeDates[]
  /** Codes that are not in force. */
  coupons: readonly CouponAnswer[]
}

/** What the cheapest free car costs at each of these times: what a search would find, with two questions to the database. */
export async function pricesByDay(
  deps: BookingDependencies,
  search: SearchOfDays,
  now: Date,
): Promise<PricesByDay> {
  return pricesIn(await deps.catalogue.newest(), deps, search, now)
}

/** The same by a catalogue that is known to be the newest. */
export async function pricesIn(
  known: Catalogue,
  deps: BookingDependencies,
  { periods, ...search }: SearchOfDays,
  now: Date,
): Promise<PricesByDay> {
  const catalogue = await withSpentCoupons(deps.db, known, search.couponCodes, now)
  const label = labelOf(now)
  const cars = [...catalogue.cars.values()].filter(
    ({ gearbox }) => !search.gearbox || gearbox === search.gearbox,
  )
  const rentals = periods.flatMap((period) => {
    const planned = planRental(catalogue, { ...search, ...period }, label)
    return planned.ok ? [planned.rental] : []
  })
  return {
    dates: await freeDates(deps, catalogue, rentals, cars, now),
    coupons: sortCoupons(catalogue, search.couponCodes, dayOf(label)).refused,
  }
}
