import type { FieldError } from '../../../contract/field-errors.ts'
import type { RegisterAnswer } from '../../../contract/visitor/answers.ts'
import { showPhone } from '../../../domain/people/phone.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import type { Registration } from '../../../use-cases/booking/check-registration.ts'
import { idempotentRequest } from '../../../use-cases/booking/idempotency.ts'
import type { UnpaidLimit } from '../../../use-cases/booking/limit-unpaid.ts'
import { registerBooking } from '../../../use-cases/booking/register-booking.ts'
import type { RegisteredBooking } from '../../../use-cases/booking/registered-booking.ts'
import { carTakenAlternatives } from '../../../use-cases/search/car-taken-alternatives.ts'
import type { CheckedDocuments } from '../../../use-cases/uploads/find-checked-documents.ts'
import type { Limits } from '../../limits.ts'
import type { BookingKey } from '../../site/booking-cookie.ts'
import type { ProblemCode, ProblemExtras } from '../problem.ts'
import { wordFaults } from '../word-faults.ts'
import { presentInstead, presentQuote } from './present.ts'
import { readRegistration } from './read-registration.ts'

/** A registration as it came: its body, the text it was read from, and its Idempotency-Key if it has one. */
type RegisterRequest = { body: unknown; text: string; key: string | undefined; locale: Locale }

/** Who registers, and what guards against doing so for other reasons than a car. */
type Registering = {
  bookings: BookingDependencies
  limits: Pick<Limits, 'coupons' | 'hashNetwork'>
  visitor: string
  /** Whose documents were approved, of the bookings that this browser has open. */
  checkedDocuments: () => Promise<CheckedDocuments | undefined>
}

type RegisterOutcome =
  | { ok: true; body: RegisterAnswer; key: BookingKey }
  | { ok: false; code: ProblemCode; extras?: ProblemExtras }

/** The whole of a registration from body to answer, for the API and for the form without scripts alike. */
export async function registerAnswerFor(
  { bookings, limits, visitor, checkedDocuments }: Registering,
  { body, text, key, locale }: RegisterRequest,
  now: Date,
): Promise<RegisterOutcome> {
  const read = readRegistration(body, locale)
  if (!read.ok) return invalid(read.errors)
  if (key !== undefined && (key.length === 0 || key.length > 255)) {
    return invalid([{ path: 'Idempotency-Key', code: 'format' }])
  }
  const request = key === undefined ? undefined : idempotentRequest(key, text)
  const registration = withDocuments(read.registration, await checkedDocuments())
  const { rental } = registration
  const { result, refused } = await limits.coupons.look(
    visitor,
    rental.couponCodes,
    // An order is not made for another price than the one it was meant for.
    async (codes) =>
      codes.length < rental.couponCodes.length
        ? undefined
        : registerBooking(bookings, registration, request, now, {
            networkHash: limits.hashNetwork(visitor),
          }),
    answersIn,
  )
  if (!result || refused.length > 0) return { ok: false, code: 'too_many_requests' }
  switch (result.kind) {
    case 'registered':
      return {
        ok: true,
        body: presentRegistered(bookings, result.booking, read.registration.language),
        key: { id: result.booking.id, token: bookings.links.token(result.booking.linkSeed) },
      }
    case 'invalid':
      return invalid(wordFaults(result.faults, bookings.texts, locale))
    case 'offer_closed':
    case 'discount_too_large':
      throw new Error('a visitor has neither an offer nor a discount by hand')
    case 'idempotency_key_reused':
      return { ok: false, code: 'idempotency_key_reused' }
    case 'banned':
      return { ok: false, code: 'cannot_book_online', extras: whomToAsk(bookings) }
    case 'too_many_unpaid':
      return tooMany(bookings, result.kind, bookings.unpaid.atOnce)
    case 'too_many_unpaid_today':
      return tooMany(bookings, result.kind, bookings.unpaid.perDay)
    case 'price_changed': {
      const { quote, carQuote } = result
      const extras = { quote: presentQuote(quote), car: presentQuote(carQuote), coupons: quote.coupons }
      return { ok: false, code: 'price_changed', extras }
    }
    case 'car_too_far':
    case 'car_taken': {
      const { carId } = read.registration
      const search = { ...rental, gearbox: undefined }
      const instead = await carTakenAlternatives(bookings, result.catalogue, search, carId, now)
      const alternatives = presentInstead(instead, result.catalogue, locale)
      return { ok: false, code: 'car_taken', extras: { alternatives } }
    }
  }
}

/** What was approved counts for the same person who drives alone: others have papers of their own. */
function withDocuments(asked: Registration, checked: CheckedDocuments | undefined): Registration {
  const isSame = checked !== undefined && asked.client.idCode?.trim() === checked.idCode
  if (!isSame || (asked.client.additionalDrivers ?? []).length > 0) return asked
  return {
    ...asked,
    documentsOf: checked.bookingId,
    rental: { ...asked.rental, hasCheckedDocuments: true },
  }
}

/** Other cars and their prices tell which codes are right without naming them. */
function answersIn(result: Awaited<ReturnType<typeof registerBooking>> | undefined) {
  if (result?.kind === 'registered') return result.booking.quote.coupons
  if (result?.kind === 'price_changed') return result.quote.coupons
  return result?.kind === 'car_taken' ? undefined : []
}

function invalid(errors: FieldError[]): RegisterOutcome {
  return { ok: false, code: 'invalid', extras: { errors } }
}

/** Nobody is left without a way to people. */
function tooMany(bookings: BookingDependencies, code: UnpaidLimit['kind'], most: number): RegisterOutcome {
  return { ok: false, code, extras: { most, ...whomToAsk(bookings) } }
}

function whomToAsk({ catalogue }: BookingDependencies) {
  const { phone, email } = catalogue.current.company
  return { phone: showPhone(phone), email }
}

function presentRegistered(
  bookings: BookingDependencies,
  booking: RegisteredBooking,
  locale: Locale,
): RegisterAnswer {
  const { id, number, status, holdExpiresAt, quote, linkSeed } = booking
  return {
    id,
    number,
    status,
    holdExpiresAt,
    confirmedHoldExpiresAt: booking.confirmedHoldExpiresAt ?? null,
    ...presentQuote(quote),
    coupons: [...quote.coupons],
    links: bookings.links.pages(linkSeed, locale),
  }
}
