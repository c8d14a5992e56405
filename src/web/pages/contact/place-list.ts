import { openingState, weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { placeOf } from '../../places/place.ts'

export type ListedPlace = ReturnType<typeof placeList>[number]

/** The places as the contact page shows them at one moment. */
export function placeList({ locations }: Catalogue, now: WallMinute, locale: Locale) {
  return inOrder(locations.values()).map((location, index) => ({
    id: location.id,
    /** What it is called on the map. */
    number: index + 1,
    place: placeOf(location),
    name: location.name[locale],
    address: location.address,
    state: openingState(location.hours, now),
    hours: weeklyHours(location.hours),
  }))
}
