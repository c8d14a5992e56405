import { hoursOn, specialDays } from '../../../domain/calendar/opening-hours.ts'
import { exceptionsOn, isUsualDay } from '../../../domain/calendar/opening-windows.ts'
import { addDays, type CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder, type Location } from '../../../domain/catalogue.ts'
import { formatSpans } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Messages } from '../../../i18n/messages.ts'

/** Places with the same hours on these days; without hours they are closed. */
type SharedHours = { hours: string; places: string[] }

export type SpecialHours = { first: CalendarDay; last: CalendarDay; name: string; shared: SharedHours[] }

type SpecialWords = Pick<Messages['contact'], 'holidays' | 'shortenedDay' | 'otherHours'>

const DAYS_AHEAD = 60

/** The days ahead that are no usual ones, and when each place is open on them; days that say the same are one row. */
export function specialHours(
  { locations }: Catalogue,
  today: CalendarDay,
  words: SpecialWords,
  locale: Locale,
): SpecialHours[] {
  const places = inOrder(locations.values())
  const rows: SpecialHours[] = []
  const days = specialDays(
    places.map(({ hours }) => hours),
    today,
    DAYS_AHEAD,
  )
  for (const { day, holiday, isShortened } of days) {
    // On a holiday everyone wonders; on other days only those places are named that differ.
    const told = places.filter(({ hours }) => holiday || !isUsualDay(hours, day))
    if (told.length === 0) continue
    const usual = isShortened ? words.shortenedDay : words.otherHours
    const name = holiday ? words.holidays[holiday] : (reasonOn(told, day, locale) ?? usual)
    const shared = sharedHours(told, day, locale)
    const last = rows.at(-1)
    const isSame = last?.name === name && JSON.stringify(last.shared) === JSON.stringify(shared)
    if (last && isSame && last.last === addDays(day, -1)) last.last = day
    else rows.push({ first: day, last: day, name, shared })
  }
  return rows
}

function reasonOn(places: readonly Location[], day: CalendarDay, locale: Locale): string | undefined {
  return places.flatMap(({ hours }) => exceptionsOn(hours, day)).find(({ reason }) => reason)?.reason?.[
    locale
  ]
}

function sharedHours(places: readonly Location[], day: CalendarDay, locale: Locale): SharedHours[] {
  const byHours = Map.groupBy(places, ({ hours }) => formatSpans(hoursOn(hours, day)))
  return [...byHours].map(([hours, some]) => ({ hours, places: some.map(({ name }) => name[locale]) }))
}
