import { hoursOn, specialDays } from '../../../domain/calendar/opening-hours.ts'
import { exceptionsOn, isUsualDay } from '../../../domain/calendar/opening-windows.ts'
import { addDays, type CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder, type Location } from '../../../domain/catalogue.ts'
import { formatSpans } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Messages } from '../../../i18n/messages.ts'

/** Places with the same hours on these days, for the same reason; without hours they are closed. */
type SharedHours = { hours: string; reason: string; places: string[] }

/** Days in a row that say the same; each may have a name of its own. */
export type SpecialHours = { first: CalendarDay; last: CalendarDay; names: string[]; shared: SharedHours[] }

type SpecialWords = Pick<Messages['contact'], 'holidays' | 'shortenedDay' | 'otherHours'>

const DAYS_AHEAD = 60

/** The days ahead that are no usual ones, and when each place is open on them. */
export function specialHours(
  { locations }: Catalogue,
  today: CalendarDay,
  words: SpecialWords,
  locale: Locale,
): SpecialHours[] {
  const places = inOrder(locations.values())
  const rows: SpecialHours[] = []
  const hours = places.map((place) => place.hours)
  for (const { day, holiday, isShortened } of specialDays(hours, today, DAYS_AHEAD)) {
    // On a holiday everyone wonders; on other days only those places are named that differ.
    const told = places.filter((place) => holiday || !isUsualDay(place.hours, day))
    if (told.length === 0) continue
    const name = holiday ? words.holidays[holiday] : isShortened ? words.shortenedDay : words.otherHours
    addDay(rows, day, name, sharedHours(told, day, locale))
  }
  return rows
}

function addDay(rows: SpecialHours[], day: CalendarDay, name: string, shared: SharedHours[]): void {
  const row = rows.at(-1)
  const isSame = row?.last === addDays(day, -1) && JSON.stringify(row.shared) === JSON.stringify(shared)
  if (!row || !isSame) {
    rows.push({ first: day, last: day, names: [name], shared })
    return
  }
  row.last = day
  if (!row.names.includes(name)) row.names.push(name)
}

function sharedHours(places: readonly Location[], day: CalendarDay, locale: Locale): SharedHours[] {
  const told = places.map(({ name, hours }) => ({
    hours: formatSpans(hoursOn(hours, day)),
    reason: exceptionsOn(hours, day).find(({ reason }) => reason)?.reason?.[locale] ?? '',
    place: name[locale],
  }))
  return [...Map.groupBy(told, ({ hours, reason }) => `${hours} ${reason}`).values()].flatMap(
    ([first, ...others]) =>
      first
        ? [
            {
              hours: first.hours,
              reason: first.reason,
              places: [first, ...others].map(({ place }) => place),
            },
          ]
        : [],
  )
}
