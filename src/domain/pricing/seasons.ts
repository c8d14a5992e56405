import { addDays, type CalendarDay, type Weekday } from '../calendar/wall-clock.ts'
import type { Cents } from '../money.ts'
import type { Translated } from '../translated.ts'

/** A value per weekday, Monday first. */
export type Weekly<T> = readonly [T, T, T, T, T, T, T]

export const weekly = <T>(valueOn: (weekday: Weekday) => T): [T, T, T, T, T, T, T] => [
  valueOn(0),
  valueOn(1),
  valueOn(2),
  valueOn(3),
  valueOn(4),
  valueOn(5),
  valueOn(6),
]

/** It stands in a line of a price. */
export const LONGEST_SEASON_NAME = 40

/** A row of the price list: what a day and an hour cost on each weekday between two dates, both inclusive. */
export type Season = {
  id: number
  groupId: number
  start: CalendarDay
  end: CalendarDay
  /** What people call it, where it has a name. */
  name?: Translated | undefined
  /** Whole days that a rental which begins in it lasts at least; none: one. */
  minDays?: number
  day: Weekly<Cents>
  hour: Weekly<Cents>
}

export type DaysRange = { id: number; minDay: number; maxDay: number | null }

/** The season that holds these days, no other one does. */
export type SeasonStretch = { start: CalendarDay; end: CalendarDay; season: Season }

/** Which season wins on a date that several hold: the latest start, then the shorter one, then the higher id. */
function beats(a: Season, b: Season): boolean {
  if (a.start !== b.start) return a.start > b.start
  if (a.end !== b.end) return a.end < b.end
  return a.id > b.id
}

/** Cuts overlapping seasons into stretches that do not overlap, in order of date. Days without a season have no stretch. */
export function stretchesOf(seasons: readonly Season[]): SeasonStretch[] {
  const cuts = [...new Set(seasons.flatMap(({ start, end }) => [start, addDays(end, 1)]))].sort(
    (a, b) => a - b,
  )
  const stretches: SeasonStretch[] = []
  for (const [index, start] of cuts.entries()) {
    const next = cuts[index + 1]
    if (next === undefined) break
    const season = seasons
      .filter((candidate) => candidate.start <= start && start <= candidate.end)
      .reduce<Season | undefined>(
        (best, candidate) => (best && beats(best, candidate) ? best : candidate),
        undefined,
      )
    if (!season) continue
    const previous = stretches.at(-1)
    if (previous?.season === season && previous.end === start - 1) previous.end = addDays(next, -1)
    else stretches.push({ start, end: addDays(next, -1), season })
  }
  return stretches
}

/** The range a rental of so many days is in; of several the one that starts latest; none: no adjustments. */
export function rangeFor(ranges: readonly DaysRange[], days: number): DaysRange | undefined {
  let best: DaysRange | undefined
  for (const range of ranges) {
    const holds = range.minDay <= days && (range.maxDay === null || days <= range.maxDay)
    if (holds && (!best || range.minDay > best.minDay)) best = range
  }
  return best
}
