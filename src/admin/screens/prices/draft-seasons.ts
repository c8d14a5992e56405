import { NO_NAME, type PriceRecord } from '../../../contract/staff/prices.ts'
import { type CalendarDay, formatDay, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import { nextYear } from '../../../domain/pricing/next-year.ts'
import { type Season, weekly } from '../../../domain/pricing/seasons.ts'
import { formatDayRange } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'

export type DraftSeason = PriceRecord<'season'>

/** Days in a row, both ends in it. */
export type Span = { start: CalendarDay; end: CalendarDay }

/** Undefined while what is typed are no dates, or in no order. */
export function datesOf({ start, end }: DraftSeason): Span | undefined {
  const [first, last] = [parseDay(start), parseDay(end)]
  return first !== undefined && last !== undefined && first <= last ? { start: first, end: last } : undefined
}

export function datesText(season: DraftSeason, locale: Locale): string {
  const dates = datesOf(season)
  return dates
    ? formatDayRange(dates.start, dates.end, locale)
    : `${season.start || '…'}–${season.end || '…'}`
}

/** What it is called in a language, or nothing. */
export const nameOf = ({ name = NO_NAME }: DraftSeason, locale: Locale): string => name[locale]

export const byDates = (a: DraftSeason, b: DraftSeason): number =>
  a.start.localeCompare(b.start) || a.end.localeCompare(b.end) || a.id - b.id

/** A new season has the prices of another one, or none. */
export const seasonLike = (
  other: DraftSeason | undefined,
): Pick<DraftSeason, 'day' | 'hour' | 'adjustments'> =>
  other
    ? { day: other.day, hour: other.hour, adjustments: other.adjustments }
    : { day: weekly(() => null), hour: weekly(() => null), adjustments: [] }

/**
 * The same seasons a year later, named from `id` downwards. Left out are those whose dates are none, that were
 * 29 February alone, or that are among the present ones already.
 */
export function copiesOf(
  seasons: readonly DraftSeason[],
  present: readonly DraftSeason[],
  id: number,
): DraftSeason[] {
  const copies: DraftSeason[] = []
  for (const season of seasons) {
    const dates = datesOf(season)
    const later = dates && nextYear(dates)
    if (!later) continue
    const [start, end] = [formatDay(later.start), formatDay(later.end)]
    const isThere = present.some(
      (other) => other.groupId === season.groupId && other.start === start && other.end === end,
    )
    if (!isThere) copies.push({ ...season, id: id - copies.length, start, end })
  }
  return copies
}

/** A record that is new wins over an older one of the same dates, as it will with its real number. */
const AFTER_ALL = 1_000_000_000
export const rankOf = (id: number): number => (id < 0 ? AFTER_ALL - id : id)
export const idOfRank = (rank: number): number => (rank > AFTER_ALL ? AFTER_ALL - rank : rank)

/** As the calendar reads it, not a number where there is no price yet; undefined while its dates are none. */
export function seasonOf(record: DraftSeason): Season | undefined {
  const dates = datesOf(record)
  const { id, groupId, day, hour } = record
  return (
    dates && {
      id: rankOf(id),
      groupId,
      ...dates,
      day: weekly((weekday) => centsOf(day[weekday])),
      hour: weekly((weekday) => centsOf(hour[weekday])),
    }
  )
}

export const centsOf = (euros: number | null) => cents(Math.round((euros ?? Number.NaN) * 100))

/** Many seasons have no name of their own: a letter and a colour make each known on one screen. */
export type SeasonMark = { letter: string; colour: string }

/** Dark enough for white letters, and far enough from each other. */
const colours = [
  '#0b5348',
  '#8a5200',
  '#2b59d1',
  '#7a2e6b',
  '#5b6b1f',
  '#a33a2a',
  '#1f6f8b',
  '#4a5e67',
] as const

/** Marks of the seasons that touch a year, by id, in the order of their dates. */
export function seasonMarks(seasons: readonly DraftSeason[]): ReadonlyMap<number, SeasonMark> {
  return new Map(
    seasons.toSorted(byDates).map(({ id }, index) => [
      id,
      {
        letter: index < 26 ? String.fromCodePoint(65 + index) : String(index + 1),
        colour: colours[index % colours.length] ?? colours[0],
      },
    ]),
  )
}

export const touchesYear = ({ start, end }: DraftSeason, year: number): boolean =>
  start.slice(0, 4) <= String(year) && end.slice(0, 4) >= String(year)
