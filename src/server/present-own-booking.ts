import { bookingNumber } from '../domain/booking/booking-number.ts'
import { labelOf } from '../domain/calendar/tallinn.ts'
import { formatLabel } from '../domain/calendar/wall-clock.ts'
import type { Location } from '../domain/catalogue.ts'
import { eurosFromCents } from '../domain/money.ts'
import type { QuoteLine } from '../domain/pricing/quote-line.ts'
import type { Locale } from '../i18n/locales.ts'
import type { BookingDesk } from '../services/booking-desk.ts'
import type { OwnBooking } from '../services/find-booking.ts'
import { presentLine } from './api/present.ts'
import type { OwnBookingAnswer } from './api/schemas/steps.ts'

export function presentStop(date: string, place: Location | undefined, locale: Locale) {
  return { date, place: place?.name[locale] ?? '', address: place?.address ?? '' }
}

export function presentOwnBooking(
  { booking, car, client, holdExpiresAt, lines }: OwnBooking,
  desk: BookingDesk,
  locale: Locale,
  now: Date,
): OwnBookingAnswer {
  const { locations } = desk.catalogue.current
  const stop = (at: Date, placeId: number) =>
    presentStop(formatLabel(labelOf(at)), locations.get(placeId), locale)
  return {
    number: bookingNumber(booking.id),
    status: booking.status,
    isCancelled: booking.cancelledAt !== null,
    isPaid: booking.isPaid,
    isRequest: booking.paymentMethod === 'ON_REQUEST',
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    isHeld: booking.status !== 'OPEN' || (holdExpiresAt !== null && holdExpiresAt > now),
    car: { name: car.name, imageNames: car.imageNames },
    rent: stop(booking.rentDate, booking.rentLocationId),
    return: stop(booking.returnDate, booking.returnLocationId),
    email: client.email,
    price: eurosFromCents(booking.price),
    vat: eurosFromCents(booking.vat),
    vatRate: booking.vatRate / 100,
    deposit: eurosFromCents(booking.deposit),
    lines: lines.map((line) => presentLine(line as QuoteLine)),
    links: desk.links.pages(booking.linkSeed, locale),
  }
}
