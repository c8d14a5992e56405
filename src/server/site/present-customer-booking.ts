import type { CustomerBookingAnswer } from '../../contract/visitor/steps.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { unpaidUnder } from '../../domain/booking/hold.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import type { Location } from '../../domain/catalogue.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import { eurosFromCents } from '../../domain/money.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { confirmableUntil } from '../../use-cases/booking/confirm-email.ts'
import type { CustomerBooking } from '../../use-cases/booking/find-booking.ts'
import { presentLine } from '../api/visitor/present.ts'

export function presentStop(at: string, place: Location | undefined, locale: Locale) {
  return { at, place: place?.name[locale] ?? '', address: place?.address ?? '' }
}

export function presentCustomerBooking(
  { booking, car, client, occupancyId, holdExpiresAt, lines }: CustomerBooking,
  /** What was promised with it. */
  rules: HouseRules,
  bookings: BookingDependencies,
  locale: Locale,
  now: Date,
): CustomerBookingAnswer {
  const { locations } = bookings.catalogue.current
  const stop = (at: Date, placeId: number) => presentStop(labelText(at), locations.get(placeId), locale)
  return {
    number: bookingNumber(booking.id),
    status: booking.status,
    isCancelled: booking.cancelledAt !== null,
    isPaid: booking.isPaid,
    isRequest: booking.paymentMethod === 'ON_REQUEST',
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    isHeld: occupancyId !== null && (holdExpiresAt === null || holdExpiresAt > now),
    confirmedHoldExpiresAt:
      confirmableUntil(booking, unpaidUnder(bookings.unpaid, rules), now)?.toISOString() ?? null,
    car: { name: car.name, imageNames: car.imageNames },
    rent: stop(booking.rentDate, booking.rentLocationId),
    return: stop(booking.returnDate, booking.returnLocationId),
    email: client.email,
    price: eurosFromCents(booking.price),
    vat: eurosFromCents(booking.vat),
    vatRate: booking.vatRate / 100,
    deposit: eurosFromCents(booking.deposit),
    lines: lines.map(presentLine),
  }
}
