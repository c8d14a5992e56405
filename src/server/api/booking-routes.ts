import { type Context, Hono } from 'hono'
import { formatLabel } from '../../domain/calendar/wall-clock.ts'
import { eurosFromCents } from '../../domain/money.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { RateLimit } from '../../infra/rate-limit.ts'
import type { BookingDesk } from '../../services/booking-desk.ts'
import { carTakenAlternatives } from '../../services/car-taken-alternatives.ts'
import { idempotentRequest } from '../../services/idempotency.ts'
import type { FreeDates } from '../../services/nearest-free-dates.ts'
import { registerBooking } from '../../services/register-booking.ts'
import type { RegisteredBooking } from '../../services/registered-booking.ts'
import { type FoundCars, searchCars } from '../../services/search-cars.ts'
import { fieldErrors } from './field-errors.ts'
import { offersJson } from './offers-json.ts'
import { presentOffer, presentPlaces, presentQuote } from './present.ts'
import { type ProblemCode, type ProblemExtras, problem } from './problem.ts'
import { readJson } from './read-json.ts'
import { readRegistration } from './read-registration.ts'
import { searchFrom } from './read-search.ts'
import { askedLocale, type RequestContext, type Texts } from './request-context.ts'
import { carSearchBody } from './schemas/booking.ts'

export type BookingApi = {
  desk: BookingDesk
  texts: Texts
  now: () => Date
  limits: { searches: RateLimit; registrations: RateLimit }
}

export function bookingRoutes({ desk, texts, now, limits }: BookingApi): Hono<RequestContext> {
  const app = new Hono<RequestContext>()

  const refuse = (
    context: Context<RequestContext>,
    code: ProblemCode,
    extras?: ProblemExtras,
    headers?: Record<string, string>,
  ): Response => {
    context.set('problemCode', code)
    return problem(code, texts[askedLocale(context)], extras, headers)
  }
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
    const result = await searchCars(desk, searchFrom(parsed.data), now())
    if (!result.ok) return refuse(context, 'invalid', { errors: result.faults })
    return new Response(foundCarsJson(result, askedLocale(context)), { headers: JSON_HEADERS })
  })

  app.post('/register', async (context) => {
    const tooMany = limited(context, limits.registrations)
    if (tooMany) return tooMany
    const body = await readJson(context.req.raw)
    if (!body.ok) return refuse(context, body.code)
    const locale = askedLocale(context)
    const read = readRegistration(body.value, locale)
    if (!read.ok) return refuse(context, 'invalid', { errors: read.errors })
    const key = context.req.header('idempotency-key')
    if (key !== undefined && (key.length === 0 || key.length > 255)) {
      return refuse(context, 'invalid', { errors: [{ path: 'Idempotency-Key', code: 'format' }] })
    }
    const request = key === undefined ? undefined : idempotentRequest(key, body.text)
    const result = await registerBooking(desk, read.registration, request, now())
    switch (result.kind) {
      case 'registered':
        return context.json(presentRegistered(desk, result.booking, read.registration.language), 201, {
          'cache-control': 'no-store',
        })
      case 'invalid':
        return refuse(context, 'invalid', { errors: result.faults })
      case 'idempotency_key_reused':
        return refuse(context, 'idempotency_key_reused')
      case 'price_changed':
        return refuse(context, 'price_changed', {
          quote: presentQuote(result.quote),
          car: presentQuote(result.carQuote),
          coupons: result.quote.coupons,
        })
      case 'car_taken': {
        const { carId, rental } = read.registration
        const instead = await carTakenAlternatives(
          desk,
          result.catalogue,
          { ...rental, gearbox: undefined },
          carId,
          now(),
        )
        return refuse(context, 'car_taken', {
          alternatives: {
            cars: instead.offers.map((offer) => presentOffer(offer, result.catalogue, locale)),
            dates: instead.dates.map(presentDates),
          },
        })
      }
    }
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

function presentDates({ rentAt, returnAt, cars, fromPrice }: FreeDates) {
  return {
    rentDate: formatLabel(rentAt),
    returnDate: formatLabel(returnAt),
    cars,
    fromPrice: eurosFromCents(fromPrice),
  }
}

function presentRegistered(desk: BookingDesk, booking: RegisteredBooking, locale: Locale) {
  const { id, number, status, holdExpiresAt, quote, linkSeed } = booking
  return {
    id,
    number,
    status,
    holdExpiresAt,
    ...presentQuote(quote),
    coupons: quote.coupons,
    links: desk.links.pages(linkSeed, locale),
  }
}
