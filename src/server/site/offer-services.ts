import type { OfferAnswer, OfferView } from '../../contract/visitor/offer.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { lateCancelFee } from '../../domain/booking/cancellation.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import { centsFromEuros, eurosFromCents } from '../../domain/money.ts'
import type { ClientForm } from '../../domain/people/client.ts'
import type { Locale } from '../../i18n/locales.ts'
import { nameIn } from '../../i18n/name-in.ts'
import { pathOf } from '../../i18n/pages.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { readParties } from '../../use-cases/booking/read-parties.ts'
import { type FoundOffer, findOffer } from '../../use-cases/offers/read-offers.ts'
import { takeOffer } from '../../use-cases/offers/take-offer.ts'
import { presentLine } from '../api/visitor/present.ts'
import { wordFaults } from '../api/word-faults.ts'
import { type BookingKey, type Browser, cookiesToHold } from './booking-cookie.ts'

/** What whoever has the link of an offer reads, and what becomes of it when they take it. */
export function offerServices(bookings: BookingDependencies, browser: Browser, now: () => Date) {
  const find = (code: string) => findOffer(bookings.db, bookings.links.hash(code), now())
  const opened = (key: BookingKey, locale: Locale): OfferAnswer => ({
    kind: 'taken',
    path: `${pathOf('bank-links', locale)}?booking=${bookingNumber(key.id)}`,
    cookies: cookiesToHold(browser, key),
  })
  return {
    readOffer: async (code: string, locale: Locale): Promise<OfferView | undefined> => {
      const found = await find(code)
      return found && presentOffer(found, locale, bookings.catalogue.current.rules, now())
    },
    takeOffer: async (
      code: string,
      client: ClientForm,
      seenPrice: number,
      locale: Locale,
    ): Promise<OfferAnswer> => {
      const found = await find(code)
      // Pressed twice, or opened once more by the same person.
      if (found?.bookingId) {
        const { booking } = await readParties(bookings.db, found.bookingId)
        return opened({ id: booking.id, token: bookings.links.token(booking.linkSeed) }, locale)
      }
      if (found?.state !== 'open') return { kind: 'closed' }
      const seenTotal = centsFromEuros(seenPrice)
      const result = await takeOffer(bookings, found, { client, language: locale, seenTotal }, now())
      switch (result.kind) {
        case 'registered': {
          const { id, linkSeed } = result.booking
          return opened({ id, token: bookings.links.token(linkSeed) }, locale)
        }
        case 'invalid': {
          const errors = wordFaults(result.faults, bookings.texts, locale)
          const isTheirs = errors.some(({ path }) => path.startsWith('client.'))
          return isTheirs ? { kind: 'invalid', errors } : { kind: 'not_possible' }
        }
        case 'price_changed': {
          const { total, lines } = result.quote
          return { kind: 'new_price', price: eurosFromCents(total), lines: lines.map(presentLine) }
        }
        case 'car_taken':
        case 'car_too_far':
          return { kind: 'car_gone' }
        case 'banned':
          return { kind: 'not_possible' }
        case 'offer_closed':
        case 'discount_too_large':
        case 'idempotency_key_reused':
          return { kind: 'closed' }
      }
    },
  }
}

function presentOffer(
  { offer, state, car, group, rentPlace, returnPlace }: FoundOffer,
  locale: Locale,
  rules: HouseRules,
  now: Date,
): OfferView {
  const { quote, rentDate, firstName, lastName } = offer
  const stop = (at: Date, place: typeof rentPlace) => ({
    at: labelText(at),
    place: nameIn(place, locale),
    address: place.address,
  })
  const fee = lateCancelFee({ ...rules, price: quote.total, lines: quote.lines, rentDate }, now)
  return {
    state,
    firstName,
    car: car.name,
    group: nameIn(group, locale),
    image: car.imageNames[0],
    rent: stop(rentDate, rentPlace),
    return: stop(offer.returnDate, returnPlace),
    price: eurosFromCents(quote.total),
    deposit: eurosFromCents(quote.deposit),
    cancelFee: eurosFromCents(fee),
    lines: quote.lines.map(presentLine),
    isHeld: offer.holdsCar,
    until: labelText(offer.expiresAt),
    message: offer.message,
    values: { firstName, lastName, email: offer.email ?? '', phone: offer.phone ?? '' },
  }
}
