import { type Context, Hono } from 'hono'
import { fieldErrors } from '../../../contract/field-errors.ts'
import type { CouponAnswer, PricesByDayAnswer } from '../../../contract/visitor/answers.ts'
import { carSearchBody, pricesByDayBody } from '../../../contract/visitor/booking.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import { pricesByDay } from '../../../use-cases/search/prices-by-day.ts'
import { type FoundCars, searchCars } from '../../../use-cases/search/search-cars.ts'
import type { Limits } from '../../limits.ts'
import { browserOf, cookiesToHold } from '../../site/booking-cookie.ts'
import { knownDocuments, withKnownDocuments } from '../../site/known-documents.ts'
import { readJson } from '../read-json.ts'
import { refuseIn } from '../refuse-in.ts'
import { type RequestContext, requestLocale, type Texts } from '../request-context.ts'
import { wordFaults } from '../word-faults.ts'
import { isForEveryone, KeptSearches } from './kept-searches.ts'
import { offersJson } from './offers-json.ts'
import { presentDates, presentPlaces } from './present.ts'
import { searchFrom, searchOfDaysFrom } from './read-search.ts'
import { registerAnswerFor } from './register.ts'

export type BookingApi = {
  bookings: BookingDependencies
  texts: Texts
  now: () => Date
  limits: Pick<Limits, 'searches' | 'registrations' | 'coupons' | 'hashNetwork'>
}

export function bookingRoutes({ bookings, texts, now, limits }: BookingApi): Hono<RequestContext> {
  const app = new Hono<RequestContext>()

  const refuse = refuseIn(texts)
  const kept = new KeptSearches()
  const mustWait = (context: Context<RequestContext>, wait: number): Response | undefined =>
    wait > 0
      ? refuse(context, 'too_many_requests', { retryAfter: wait }, { 'retry-after': String(wait) })
      : undefined

  app.post('/cars', async (context) => {
    const visitor = context.get('visitor')
    // Not the wall clock: that may be set back, and the limit would then last for as long.
    const tooMany = mustWait(context, limits.searches.take(visitor, performance.now()))
    if (tooMany) return tooMany
    const body = await readJson(context.req.raw)
    if (!body.ok) return refuse(context, body.code)
    const locale = requestLocale(context)
    const at = now()
    const again = await kept.again(`${locale} ${body.text}`, bookings, at)
    if (again.json) return new Response(again.json, { headers: JSON_HEADERS })
    const parsed = carSearchBody.safeParse(body.value, { reportInput: true })
    if (!parsed.success) return refuse(context, 'invalid', { errors: fieldErrors(parsed.error) })
    const search = await withKnownDocuments(bookings, browserOf(context), searchFrom(parsed.data))
    const { result, refused } = await limits.coupons.look(
      visitor,
      search.couponCodes,
      (couponCodes) => searchCars(again.bookings, { ...search, couponCodes }, at),
      (found) => (found.ok ? found.coupons : []),
    )
    if (!result.ok) return refuse(context, 'invalid', { errors: wordFaults(result.faults, texts, locale) })
    const json = foundCarsJson(result, [...result.coupons, ...refused], locale)
    if (isForEveryone(search, result.catalogue)) again.keep(result, json)
    return new Response(json, { headers: JSON_HEADERS })
  })

  app.post('/prices-by-day', async (context) => {
    const visitor = context.get('visitor')
    const tooMany = mustWait(context, limits.searches.take(visitor, performance.now()))
    if (tooMany) return tooMany
    const body = await readJson(context.req.raw)
    if (!body.ok) return refuse(context, body.code)
    const parsed = pricesByDayBody.safeParse(body.value, { reportInput: true })
    if (!parsed.success) return refuse(context, 'invalid', { errors: fieldErrors(parsed.error) })
    const search = searchOfDaysFrom(parsed.data)
    const { result } = await limits.coupons.look(
      visitor,
      search.couponCodes,
      (couponCodes) => pricesByDay(bookings, { ...search, couponCodes }, now()),
      ({ coupons }) => coupons,
    )
    const answer: PricesByDayAnswer = { dates: result.dates.map(presentDates) }
    return context.json(answer, 200, { 'cache-control': 'no-store' })
  })

  app.post('/register', async (context) => {
    const visitor = context.get('visitor')
    const tooMany = mustWait(context, await limits.registrations.take(visitor))
    if (tooMany) return tooMany
    const body = await readJson(context.req.raw)
    if (!body.ok) return refuse(context, body.code)
    const locale = requestLocale(context)
    const key = context.req.header('idempotency-key')
    const outcome = await registerAnswerFor(
      {
        bookings,
        limits,
        visitor,
        checkedDocuments: () => knownDocuments(bookings, browserOf(context)),
      },
      { body: body.value, text: body.text, key, locale },
      now(),
    )
    if (!outcome.ok) return refuse(context, outcome.code, outcome.extras)
    for (const cookie of cookiesToHold(browserOf(context), outcome.key)) {
      context.header('set-cookie', cookie, { append: true })
    }
    return context.json(outcome.body, 201, { 'cache-control': 'no-store' })
  })

  return app
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

function foundCarsJson(
  { offers, catalogue, rental, alternatives }: FoundCars,
  coupons: readonly CouponAnswer[],
  locale: Locale,
): Uint8Array<ArrayBuffer> {
  const rest = { coupons, locations: presentPlaces(rental, locale) }
  const pieces = [
    Buffer.from('{"sortedCars":'),
    ...offersJson(offers, catalogue, locale),
    Buffer.from(`,${JSON.stringify(rest).slice(1, -1)}`),
  ]
  if (alternatives) {
    const dates = JSON.stringify(alternatives.dates.map(presentDates))
    pieces.push(
      Buffer.from(',"alternatives":{"cars":'),
      ...offersJson(alternatives.offers, catalogue, locale),
      Buffer.from(`,"dates":${dates}}`),
    )
  }
  pieces.push(Buffer.from('}'))
  return Buffer.concat(pieces)
}
