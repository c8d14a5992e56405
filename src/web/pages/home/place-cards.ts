import { type DayHours, weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import { MINUTES_PER_DAY } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import { formatMinuteOfDay, formatWeekdays } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { placeOf } from '../../places/place.ts'

export type PlaceCard = ReturnType<typeof placeCards>[number]

export function placeCards({ locations }: Catalogue, locale: Locale) {
  return inOrder(locations.values()).map((location) => {
    const hours = weeklyHours(location.windows).filter(({ spans }) => spans.length > 0)
    return {
      id: location.id,
      name: location.name[locale],
      address: location.address,
      place: placeOf(location),
      /** Days and times; empty: round the clock. */
      hours: hours.every(isWholeDay) ? [] : hours.map((row) => hoursText(row, locale)),
    }
  })
}

function isWholeDay({ days, spans: [span] }: DayHours): boolean {
  return days.length === 7 && span?.start === 0 && span.end >= MINUTES_PER_DAY
}

/** `E–R 09:00–18:00` */
function hoursText({ days, spans }: DayHours, locale: Locale): string {
  const times = spans.map(({ start, end }) => `${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`)
  return `${formatWeekdays(days, locale)} ${times.join(', ')}`
}
