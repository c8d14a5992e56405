import {
  type DayHours,
  type OpeningState,
  openingState,
  weeklyHours,
} from '../../../domain/calendar/opening-hours.ts'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type Place, placeOf } from '../../places/place.ts'

/** A place as the contact page shows it at one moment. */
export type ListedPlace = {
  id: number
  /** What it is called on the map. */
  number: number
  place: Place
  name: string
  address: string
  state: OpeningState
  hours: DayHours[]
}

export function placeList({ locations }: Catalogue, now: WallMinute, locale: Locale): ListedPlace[] {
  return inOrder(locations.values()).map((location, index) => ({
    id: location.id,
    number: index + 1,
    place: placeOf(location),
    name: location.name[locale],
    address: location.address,
    state: openingState(location.windows, now),
    hours: weeklyHours(location.windows),
  }))
}
