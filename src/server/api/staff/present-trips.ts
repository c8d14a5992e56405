import type {
  NeededTripAnswer,
  PlannedTripAnswer,
  SeenTrip,
  TripAnswer,
} from '../../../contract/staff/trips.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { TripRow } from '../../../use-cases/trips/place-trip.ts'
import type { DueTrip } from '../../../use-cases/trips/read-due-trips.ts'
import type { NeededTrip } from '../../../use-cases/trips/read-needed-trips.ts'

/** A place that is out of use has no name in the catalogue. */
const placeIn = ({ locations }: Catalogue, id: number, locale: Locale) => ({
  id,
  name: locations.get(id)?.name[locale] ?? '–',
})

export const presentTrip = ({ id, start, end }: TripRow): PlannedTripAnswer => ({
  id,
  start: labelText(start),
  end: labelText(end),
})

/** What of it can be changed. */
export const presentMovedTrip = ({ endLocationId, driver, start, end }: TripRow): SeenTrip => ({
  endLocationId,
  driver,
  start: labelText(start),
  end: labelText(end),
})

export const presentDueTrip = (
  { trip, car }: DueTrip,
  catalogue: Catalogue,
  locale: Locale,
  now: Date,
): TripAnswer => ({
  ...presentTrip(trip),
  car,
  from: placeIn(catalogue, trip.startLocationId, locale),
  to: placeIn(catalogue, trip.endLocationId, locale),
  driver: trip.driver,
  isBegun: trip.start < now,
})

export const presentNeededTrip = (
  { car, booking, wantedAt, rule, trip, swaps, ...way }: NeededTrip,
  catalogue: Catalogue,
  locale: Locale,
): NeededTripAnswer => ({
  car,
  booking: booking ? { ...booking, number: bookingNumber(booking.id) } : null,
  from: placeIn(catalogue, way.fromLocationId, locale),
  to: placeIn(catalogue, way.toLocationId, locale),
  wantedAt: labelText(wantedAt),
  hours: rule.minutes === undefined ? null : rule.minutes / 60,
  cost: eurosFromCents(rule.cost),
  trip: trip ? { start: labelText(trip.start), end: labelText(trip.end) } : null,
  swaps,
})
