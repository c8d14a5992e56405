import type { Locale } from '../../i18n/locales.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { carTakenAlternatives } from '../../use-cases/search/car-taken-alternatives.ts'
import { pricesByDay } from '../../use-cases/search/prices-by-day.ts'
import { quoteCar } from '../../use-cases/search/quote-car.ts'
import { searchCars } from '../../use-cases/search/search-cars.ts'
import type { Answer, WebServices } from '../../web/context.ts'
import type { ProblemCode, ProblemExtras } from '../api/problem.ts'
import { presentDates, presentFoundCars, presentInstead } from '../api/visitor/present.ts'
import { presentChosenCar } from '../api/visitor/present-chosen-car.ts'
import { wordFaults } from '../api/word-faults.ts'
import type { Limits } from '../limits.ts'
import type { Browser } from './booking-cookie.ts'
import { withKnownDocuments } from './known-documents.ts'

type SearchDependencies = {
  bookings: BookingDependencies
  limits: Pick<Limits, 'coupons'>
  now: () => Date
  visitor: string
  browser: Browser
  refusal: <Body>(locale: Locale, code: ProblemCode, extras?: ProblemExtras) => Answer<Body>
}

/** What one visitor asks before there is a booking. Codes of coupons in it count as guesses. */
export function searchServices({
  bookings,
  limits,
  now,
  visitor,
  browser,
  refusal,
}: SearchDependencies): Pick<WebServices, 'searchCars' | 'pricesByDay' | 'quoteCar' | 'insteadOf'> {
  return {
    searchCars: async (asked, locale) => {
      const search = await withKnownDocuments(bookings, browser, asked)
      const { result: found, refused } = await limits.coupons.look(
        visitor,
        search.couponCodes,
        (couponCodes) => searchCars(bookings, { ...search, couponCodes }, now()),
        (result) => (result.ok ? result.coupons : []),
      )
      if (!found.ok)
        return refusal(locale, 'invalid', { errors: wordFaults(found.faults, bookings.texts, locale) })
      const body = presentFoundCars(found, locale)
      return { ok: true, body: { ...body, coupons: [...body.coupons, ...refused] } }
    },
    pricesByDay: async (asked, periods) => {
      const search = await withKnownDocuments(bookings, browser, asked)
      const { result } = await limits.coupons.look(
        visitor,
        search.couponCodes,
        (couponCodes) => pricesByDay(bookings, { ...search, couponCodes, periods }, now()),
        ({ coupons }) => coupons,
      )
      return { dates: result.dates.map(presentDates) }
    },
    quoteCar: async (asked, carId, services, locale) => {
      const search = await withKnownDocuments(bookings, browser, asked)
      const { result: quoted, refused } = await limits.coupons.look(
        visitor,
        search.couponCodes,
        (couponCodes) => quoteCar(bookings, { ...search, couponCodes }, carId, services, now()),
        (result) => (result.kind === 'quoted' ? result.quote.coupons : []),
      )
      if (quoted.kind === 'impossible')
        return refusal(locale, 'invalid', { errors: wordFaults(quoted.faults, bookings.texts, locale) })
      if (quoted.kind === 'unknown_car') {
        return refusal(locale, 'invalid', { errors: [{ path: 'car.id', code: 'unknown_car' }] })
      }
      const body = presentChosenCar(quoted, locale)
      return { ok: true, body: { ...body, coupons: [...body.coupons, ...refused] } }
    },
    insteadOf: async (asked, carId, locale) => {
      const search = await withKnownDocuments(bookings, browser, asked)
      const catalogue = bookings.catalogue.current
      const { result: instead } = await limits.coupons.look(
        visitor,
        search.couponCodes,
        (couponCodes) => carTakenAlternatives(bookings, catalogue, { ...search, couponCodes }, carId, now()),
        () => undefined,
      )
      return presentInstead(instead, catalogue, locale)
    },
  }
}
