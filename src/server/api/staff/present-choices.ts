import type { BookingChoices } from '../../../contract/staff/bookings.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { type Cents, eurosFromCents, minus } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Choices } from '../../../use-cases/booking/change/read-choices.ts'

type Known = { plates: ReadonlyMap<number, string>; catalogue: Catalogue; locale: Locale }

/** What a booking could have instead, each with what it would cost and by how much that is another price. */
export function presentChoices(
  { cars, services }: Choices,
  agreed: Cents,
  { plates, catalogue, locale }: Known,
): BookingChoices {
  return {
    cars: cars.map(({ car, price, standsAt }) => ({
      id: car.id,
      name: car.name,
      plate: plates.get(car.id) ?? '',
      isElectric: car.fuelType === 'ELECTRIC',
      place: standsAt === undefined ? null : (catalogue.locations.get(standsAt)?.name[locale] ?? null),
      group: catalogue.groups.get(car.groupId)?.name[locale] ?? '',
      price: eurosFromCents(price),
      difference: eurosFromCents(minus(price, agreed)),
    })),
    services: services.flatMap(({ service, price }) =>
      price === undefined ? [] : [{ id: service.id, price: eurosFromCents(price) }],
    ),
  }
}
