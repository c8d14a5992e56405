import { pick } from '../../../contract/pick.ts'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { shownStateOf } from '../../../domain/booking/bar-state.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { cents, eurosFromCents, minus, sum } from '../../../domain/money.ts'
import { type Holder, hasRight } from '../../../domain/people/rights.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { CarCard } from '../../../use-cases/fleet/read-car-card.ts'
import { presentCosts, presentDuty } from './present-car-care.ts'
import { presentFleet } from './present-figures.ts'
import { presentKey } from './present-readiness.ts'

const photoPaths = {
  'hand-over': (id: number) => `/api/admin/hand-overs/photos/${id}`,
  charge: (id: number) => `/api/admin/extra-charges/${id}/picture`,
}

export function presentCarCard(
  card: CarCard,
  { locations }: Pick<Catalogue, 'locations'>,
  locale: Locale,
  by: Holder,
  now: Date,
): CarCardAnswer {
  const { car, group, place, rentals, blocks, readings, months, duties, costs } = card
  // Whoever keeps cars sees when one was out, and neither with whom nor for how much.
  const [seesPeople, seesMoney] = [hasRight(by, 'bookings'), hasRight(by, 'revenue')]
  return {
    ...pick(car, 'id', 'name', 'vin', 'gearbox', 'fuelType', 'fuelConsumption', 'seats', 'doors', 'mileage'),
    ...pick(car, 'rangeKm', 'bootLitres', 'suitcases', 'hasAirConditioning', 'bodyType'),
    ...pick(car, 'isActive', 'isLongterm', 'issues'),
    plate: car.registerNumber,
    group: { id: group.id, name: nameIn(group, locale) },
    place: {
      kind: place?.kind ?? 'stands',
      name: (place?.locationId ? locations.get(place.locationId)?.name[locale] : undefined) ?? null,
    },
    description: { et: car.description, en: car.descriptionEn, ru: car.descriptionRu },
    longtermInfo: { et: car.longtermInfo, en: car.longtermInfoEn, ru: car.longtermInfoRu },
    pictures: car.imageNames,
    points: car.issuePoints,
    blocks: blocks.map(({ id, start, end, reason }) => ({
      id,
      from: labelText(start),
      to: labelText(end),
      reason,
      state: end <= now ? 'past' : start <= now ? 'now' : 'ahead',
    })),
    rentals: rentals.map((rental) => ({
      id: rental.id,
      number: bookingNumber(rental.id),
      client: seesPeople ? `${rental.firstName} ${rental.lastName}` : '',
      from: labelText(rental.handedOverAt ?? rental.rentDate),
      to: labelText(rental.actualReturnDate ?? rental.returnDate),
      price: seesPeople ? eurosFromCents(rental.price) : null,
      state: shownStateOf(rental, now),
    })),
    readings: readings.map(({ at, ...reading }) => ({
      ...reading,
      number: bookingNumber(reading.bookingId),
      at: labelText(at),
    })),
    months: months.map(({ month, ...row }) => ({
      month,
      ...presentFleet(seesMoney ? row : { ...row, revenue: cents(0), vat: cents(0), cancelFees: cents(0) }),
    })),
    duties: duties.map(presentDuty),
    costs: seesMoney ? presentCosts(costs, sum(months.map(({ revenue, vat }) => minus(revenue, vat)))) : null,
    keys: card.keys.map((key) => presentKey(key, { locations }, locale)),
    damageStory: card.damageStory.map(({ at, photo, ...seen }) => ({
      ...seen,
      at: labelText(at),
      number: bookingNumber(seen.bookingId),
      photo: photo && photoPaths[photo.of](photo.id),
    })),
  }
}
