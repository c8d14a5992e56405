import { type Context, Hono } from 'hono'
import { fieldErrors } from '../../../contract/field-errors.ts'
import { carSearchBody } from '../../../contract/visitor/booking.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { RateLimit } from '../../../infra/rate-limit.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import { type FoundCars, searchCars } from '../../../use-cases/search/search-cars.ts'
import { readJson } from '../read-json.ts'
import { refuseIn } from '../refuse-in.ts'
import { type RequestContext, requestLocale, type Texts } from '../request-context.ts'
import { offersJson } from './offers-json.ts'
import { presentDates, presentPlaces } from './present.ts'
import { searchFrom } from './read-search.ts'
import { registerAnswerFor } from './register.ts'

export type BookingApi = {
  bookings: BookingDependencies
  texts: Texts
  now: () => Date
  limits: { searches: RateLimit; registrations: RateLimit }
}

export function bookingRoutes({ bookings, texts, now, limits }: BookingApi): Hono<RequestContext> {
  const app = new Hono<RequestContext>()

  const refuse = refuseIn(texts)
  const limited = (context: Context<RequestContext>, limit: RateLimit): Response | undefined => {
    // Not the wall clock: that may be set back, and the limit would then last for as long.
    const wait = limit.take(context.get('visitor'), performance.now())
    return wait > 0
      ? refuse(context, 'too_many_requests', { retryAfter: wait }, { 'retry-after': String(wait) })
      : undefined
  }

  app.post('/cars', async (context) => {
    const tooMany = limited(context, limits.searches)
    if (tooMany) return tooMany
    const body = await readJson(context.req.raw)
    if (!body.ok) return refuse(context, body.code)
    const parsed = carSearchBody.safeParse(body.value, { reportInput: true })
    if (!parsed.success) return refuse(context, 'invalid', { errors: fieldErrors(parsed.error) })
    const result = await searchCars(bookings, searchFrom(parsed.data), now())
    if (!result.ok) return refuse(context, 'invalid', { errors: result.faults })
    return new Response(foundCarsJson(result, requestLocale(context)), { headers: JSON_HEADERS })
  })

  app.post('/register', async (context) => {
    const tooMany = limited(context, limits.registrations)
    if (tooMany) return tooMany
    const body = await readJson(context.req.raw)
    if (!body.ok) return refuse(context, body.code)
    const locale = requestLocale(context)
    const key = context.req.header('idempotency-key')
    const outcome = await registerAnswerFor(
      bookings,
      { body: body.value, text: body.text, key, locale },
      now(),
    )
    if (!outcome.ok) return refuse(context, outcome.code, outcome.extras)
    return context.json(outcome.body, 201, { 'cache-control': 'no-store' })
  })

  return app
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

function foundCarsJson(
  { offers, catalogue, coupons, rental, alternatives }: FoundCars,
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
