import type { Locale } from '../../i18n/locales.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { carTakenAlternatives } from '../../use-cases/search/car-taken-alternatives.ts'
import { quoteCar } from '../../use-cases/search/quote-car.ts'
import { searchAround } from '../../use-cases/search/search-around.ts'
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
}: SearchDependencies): Pick<WebServices, 'searchAround' | 'quoteCar' | 'insteadOf'> {
  return {
    searchAround: async (asked, beside, locale) => {
      const search = await withKnownDocuments(bookings, browser, asked)
      const { result, refused } = await limits.coupons.look(
        visitor,
        search.couponCodes,
        (couponCodes) => searchAround(bookings, { ...search, couponCodes }, beside, now()),
        ({ found }) => (found.ok ? found.coupons : []),
      )
      const { found, nearby } = result
      if (!found.ok)
        return refusal(locale, 'invalid', { errors: wordFaults(found.faults, bookings.texts, locale) })
      const body = presentFoundCars(found, locale)
      const coupons = [...body.coupons, ...refused]
      return { ok: true, body: { ...body, coupons, nearby: nearby.dates.map(presentDates) } }
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
