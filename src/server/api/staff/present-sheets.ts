import { pick } from '../../../contract/pick.ts'
import type { OutAnswer, SheetAnswer } from '../../../contract/staff/hand-overs.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { HandOverSheet } from '../../../use-cases/hand-over/read-sheets.ts'

/** What stands beside the car, in the language of who stands there. */
export function presentSheet(sheet: HandOverSheet, locale: Locale): SheetAnswer {
  const { booking, client, car, way, facts, rentPlace, returnPlace } = sheet
  const place = way === 'out' ? rentPlace : returnPlace
  const people = [client, ...booking.additionalDrivers]
  return {
    bookingId: booking.id,
    number: bookingNumber(booking.id),
    way,
    client: `${client.firstName} ${client.lastName}`,
    rentAt: labelText(booking.rentDate),
    returnAt: labelText(booking.returnDate),
    place: nameIn(place, locale),
    locationId: place.id,
    obstacle: sheet.obstacle ?? null,
    missing: sheet.missing,
    depositMissing: eurosFromCents(facts.depositMissing),
    drivers: people.map(({ firstName, lastName, drivingLicenceNumber }, driver) => ({
      name: `${firstName} ${lastName}`,
      licence: drivingLicenceNumber,
      isSeen: sheet.licences[driver]?.isSeen ?? false,
      until: sheet.licences[driver]?.until ?? null,
    })),
    car: {
      ...pick(car, 'id', 'name', 'seats', 'mileage', 'fuelType', 'bodyType', 'issues', 'issuePoints'),
      plate: car.registerNumber,
    },
    out: presentOut(sheet),
    drivenBefore: sheet.drivenBefore,
    excess: sheet.excess === null ? null : eurosFromCents(sheet.excess),
    isUnlimited: sheet.isUnlimited,
    rules: {
      ...pick(sheet.rules, 'graceMinutes', 'kilometresPerDay', 'chargedPercent'),
      extraKilometrePrice: eurosFromCents(sheet.rules.extraKilometrePrice),
    },
  }
}

/** Out of a locker nobody of the staff has seen the car. */
function presentOut({ out, photos, booking }: HandOverSheet): OutAnswer | null {
  if (out) {
    return {
      ...pick(out, 'odometer', 'fuel', 'charge', 'accessories', 'keys'),
      at: labelText(out.at),
      photos: photos.map(({ id, spot }) => ({ id, spot, href: `/api/admin/hand-overs/photos/${id}` })),
    }
  }
  const { handedOverAt, rentOdometer, rentFuel: fuel, rentCharge: charge } = booking
  if (!handedOverAt || rentOdometer === null) return null
  const seen = { odometer: rentOdometer, fuel, charge, accessories: [], keys: null, photos: [] }
  return { at: labelText(handedOverAt), ...seen }
}
