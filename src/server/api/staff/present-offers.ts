import { pick } from '../../../contract/pick.ts'
import type { OfferAnswer, OfferRow } from '../../../contract/staff/offers.ts'
import { priceSections } from '../../../documents/price-words.ts'
import { readerOf } from '../../../documents/reader.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import { offerLink } from '../../../use-cases/offers/offer-link.ts'
import type { FoundOffer } from '../../../use-cases/offers/read-offers.ts'
import { presentHandPrice } from './present-hand-price.ts'

export function presentOfferRow(found: FoundOffer, locale: Locale): OfferRow {
  const { offer, car, group, rentPlace, returnPlace, bookingId } = found
  return {
    ...pick(offer, 'id', 'email', 'phone', 'holdsCar'),
    state: found.state,
    name: `${offer.firstName} ${offer.lastName}`,
    car: car.name,
    plate: car.registerNumber,
    group: nameIn(group, locale),
    rent: { at: labelText(offer.rentDate), place: nameIn(rentPlace, locale) },
    return: { at: labelText(offer.returnDate), place: nameIn(returnPlace, locale) },
    price: eurosFromCents(offer.price),
    until: labelText(offer.expiresAt),
    madeAt: labelText(offer.createdAt),
    madeBy: found.madeBy,
    booking: bookingId === null ? null : { id: bookingId, number: bookingNumber(bookingId) },
  }
}

export function presentOfferPage(deps: BookingDependencies, found: FoundOffer, locale: Locale): OfferAnswer {
  const { offer, rentPlace, returnPlace } = found
  const { quote } = offer
  const { services } = deps.catalogue.current
  const stop = (at: Date, place: typeof rentPlace) => ({
    at,
    place: nameIn(place, locale),
    address: place.address,
  })
  const facts = {
    lines: quote.lines,
    rent: stop(offer.rentDate, rentPlace),
    return: stop(offer.returnDate, returnPlace),
    services: quote.services.map(({ serviceId, quantity, deductible }) => ({
      id: serviceId,
      name: services.get(serviceId)?.name[locale] ?? '',
      quantity,
      deductible,
    })),
  }
  const lines = priceSections(facts, readerOf(deps.texts[locale], locale)).flatMap((part) => part.lines)
  return {
    ...presentOfferRow(found, locale),
    ...pick(offer, 'firstName', 'lastName', 'language', 'clientId', 'message'),
    deposit: eurosFromCents(quote.deposit),
    vat: eurosFromCents(quote.vat),
    vatRate: quote.vatRate / 100,
    lines: lines.map((line) => pick(line, 'text', 'reasons', 'shown')),
    byHand: presentHandPrice(offer.handPrice),
    link: found.state === 'open' ? offerLink(deps, offer) : null,
  }
}
