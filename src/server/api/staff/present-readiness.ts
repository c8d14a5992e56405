import { pick } from '../../../contract/pick.ts'
import type { KeyAnswer, ReadinessAnswer, ReadyCar } from '../../../contract/staff/readiness.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { CarKeyRow, ReadyCarRow } from '../../../use-cases/fleet/read-readiness.ts'

type Places = Pick<Catalogue, 'locations'>

export function presentReadiness(
  rows: readonly ReadyCarRow[],
  places: Places,
  locale: Locale,
  now: Date,
): ReadinessAnswer {
  const used = new Set(rows.map(({ placeId }) => placeId))
  return {
    now: labelText(now),
    places: [...places.locations.values()]
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ id, name: name[locale] })),
    cars: rows.map(
      (row): ReadyCar => ({
        ...pick(row, 'id', 'name', 'plate', 'state', 'by', 'placeId', 'isUrgent'),
        since: labelTextOrNull(row.since),
        next: row.next && {
          bookingId: row.next.id,
          number: bookingNumber(row.next.id),
          at: labelText(row.next.at),
        },
        keys: row.keys.map((key) => presentKey(key, places, locale)),
      }),
    ),
  }
}

export const presentKey = (
  { locationId, bookingId, ...key }: CarKeyRow,
  { locations }: Places,
  locale: Locale,
): KeyAnswer => ({
  ...pick(key, 'id', 'label', 'spot', 'holder'),
  booking: bookingId === null ? null : bookingNumber(bookingId),
  place: (locationId === null ? undefined : locations.get(locationId)?.name[locale]) ?? null,
})
