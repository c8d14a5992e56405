import { type CalendarDay, parseDay, weekdayOf } from '../calendar/wall-clock.ts'
import type { Cents } from '../money.ts'
import { type Season, stretchesOf } from './seasons.ts'

/** What a plain rental day costs that starts on this date, and by which season; null where nobody can rent. */
export type PricedDay = {
  day: CalendarDay
  price: Cents | null
  hour: Cents | null
  seasonId: number | null
  /** Seasons that hold the date too and yield to the one that governs it. */
  yielding: readonly number[]
}

type Span = { start: CalendarDay; end: CalendarDay }

/** A group's year as the staff reads it: a price on each day, days without one, and days that seasons contend for. */
type PriceCalendar = { days: PricedDay[]; holes: Span[]; overlaps: Span[] }

export function priceCalendar(seasons: readonly Season[], year: number): PriceCalendar {
  const stretches = stretchesOf(seasons)
  const days: PricedDay[] = []
  let index = 0
  for (let day = firstDay(year); day < firstDay(year + 1); day++) {
    while ((stretches[index]?.end ?? day) < day) index++
    const stretch = stretches[index]
    const season = stretch && stretch.start <= day ? stretch.season : undefined
    const weekday = weekdayOf(day)
    days.push({
      day,
      price: season?.day[weekday] ?? null,
      hour: season?.hour[weekday] ?? null,
      seasonId: season?.id ?? null,
      yielding: seasons
        .filter((other) => other !== season && other.start <= day && day <= other.end)
        .map(({ id }) => id),
    })
  }
  return {
    days,
    holes: spansOf(days, ({ seasonId }) => seasonId === null),
    overlaps: spansOf(days, ({ yielding }) => yielding.length > 0),
  }
}

function firstDay(year: number): CalendarDay {
  const day = parseDay(`${String(year).padStart(4, '0')}-01-01`)
  if (day === undefined) throw new RangeError(`not a year: ${year}`)
  return day
}

/** Days in a row of which something is true, as spans with both ends in them. */
function spansOf(days: readonly PricedDay[], isIn: (day: PricedDay) => boolean): Span[] {
  const spans: Span[] = []
  for (const priced of days) {
    if (!isIn(priced)) continue
    const last = spans.at(-1)
    if (last && last.end === priced.day - 1) last.end = priced.day
    else spans.push({ start: priced.day, end: priced.day })
  }
  return spans
}
