import type { FieldError } from '../../../contract/field-errors.ts'
import type { RegisterAnswer } from '../../../contract/visitor/answers.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import { idempotentRequest } from '../../../use-cases/booking/idempotency.ts'
import { registerBooking } from '../../../use-cases/booking/register-booking.ts'
import type { RegisteredBooking } from '../../../use-cases/booking/registered-booking.ts'
import { carTakenAlternatives } from '../../../use-cases/search/car-taken-alternatives.ts'
import type { ProblemCode, ProblemExtras } from '../problem.ts'
import { presentInstead, presentQuote } from './present.ts'
import { readRegistration } from './read-registration.ts'

/** A registration as it came: its body, the text it was read from, and its Idempotency-Key if it has one. */
type RegisterRequest = { body: unknown; text: string; key: string | undefined; locale: Locale }

type RegisterOutcome =
  | { ok: true; body: RegisterAnswer }
  | { ok: false; code: ProblemCode; extras?: ProblemExtras }

/** The whole of a registration from body to answer, for the API and for the form without scripts alike. */
export async function registerAnswerFor(
  bookings: BookingDependencies,
  { body, text, key, locale }: RegisterRequest,
  now: Date,
): Promise<RegisterOutcome> {
  const read = readRegistration(body, locale)
  if (!read.ok) return invalid(read.errors)
  if (key !== undefined && (key.length === 0 || key.length > 255)) {
    return invalid([{ path: 'Idempotency-Key', code: 'format' }])
  }
  const request = key === undefined ? undefined : idempotentRequest(key, text)
  const result = await registerBooking(bookings, read.registration, request, now)
  switch (result.kind) {
    case 'registered':
      return { ok: true, body: presentRegistered(bookings, result.booking, read.registration.language) }
    case 'invalid':
      return invalid(result.faults)
    case 'idempotency_key_reused':
      return { ok: false, code: 'idempotency_key_reused' }
    case 'price_changed': {
      const { quote, carQuote } = result
      const extras = { quote: presentQuote(quote), car: presentQuote(carQuote), coupons: quote.coupons }
      return { ok: false, code: 'price_changed', extras }
    }
    case 'car_taken': {
      const { carId, rental } = read.registration
      const search = { ...rental, gearbox: undefined }
      const instead = await carTakenAlternatives(bookings, result.catalogue, search, carId, now)
      const alternatives = presentInstead(instead, result.catalogue, locale)
      return { ok: false, code: 'car_taken', extras: { alternatives } }
    }
  }
}

function invalid(errors: FieldError[]): RegisterOutcome {
  return { ok: false, code: 'invalid', extras: { errors } }
}

function presentRegistered(
  bookings: BookingDependencies,
  booking: RegisteredBooking,
  locale: Locale,
): RegisterAnswer {
  const { id, number, status, holdExpiresAt, quote, linkSeed } = booking
  if (holdExpiresAt === null) throw new Error('a visitor was given a car without an end')
  return {
    id,
    number,
    status,
    holdExpiresAt,
    ...presentQuote(quote),
    coupons: [...quote.coupons],
    links: bookings.links.pages(linkSeed, locale),
  }
}
