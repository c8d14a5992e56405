import type { Cents } from '../money.ts'
import { type HolidayKey, holidayOn, isShortenedDay } from './holidays.ts'
import type { OpeningWindow } from './opening-windows.ts'
import {
  addDays,
  addMinutes,
  atTime,
  type CalendarDay,
  dayOf,
  daysFrom,
  formatDay,
  later,
  MINUTES_PER_DAY,
  type WallMinute,
  type Weekday,
  weekdayOf,
} from './wall-clock.ts'

/** A part of the day with its fees, `[start, end)` in minutes of that day; an end past 1440 is in the next one. */
export type FeeSpan = { start: number; end: number; rentPrice: Cents; returnPrice: Cents }

/** Open without a break, in parts of different fees. */
export type OpenSpan = { start: number; end: number; fees: readonly FeeSpan[] }

/** Weekdays with the same hours and fees; without spans the place is closed on them. */
export type DayHours = { days: readonly Weekday[]; spans: readonly OpenSpan[] }

/** `undefined` instead of a moment: it never closes, or never opens. */
export type OpeningState =
  | { isOpen: true; closesAt: WallMinute | undefined }
  | { isOpen: false; opensAt: WallMinute | undefined }

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** The week as a sign on the door has it: windows that touch are one span, equal days are one row. */
export function weeklyHours(windows: readonly OpeningWindow[]): DayHours[] {
  const rows = new Map<string, { days: Weekday[]; spans: OpenSpan[] }>()
  for (const weekday of WEEKDAYS) {
    const spans = spansOf(windows.filter((window) => window.weekday === weekday))
    const key = JSON.stringify(spans)
    const row = rows.get(key)
    if (row) row.days.push(weekday)
    else rows.set(key, { days: [weekday], spans })
  }
  return [...rows.values()]
}

/** Cuts the windows of one day at every change of fee; of several that hold a time the one that prices it counts. */
function spansOf(windows: readonly OpeningWindow[]): OpenSpan[] {
  const cuts = [...new Set(windows.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  const spans: { start: number; end: number; fees: FeeSpan[] }[] = []
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1]
    const window = windows
      .filter((candidate) => candidate.start <= start && start < candidate.end)
      .sort((a, b) => b.start - a.start || a.id - b.id)[0]
    if (end === undefined || !window) continue
    const { rentPrice, returnPrice } = window
    const span = spans.at(-1)
    const last = span?.fees.at(-1)
    if (!span || !last || span.end < start) {
      spans.push({ start, end, fees: [{ start, end, rentPrice, returnPrice }] })
      continue
    }
    span.end = end
    if (last.rentPrice === rentPrice && last.returnPrice === returnPrice) last.end = end
    else span.fees.push({ start, end, rentPrice, returnPrice })
  }
  return spans
}

export function openingState(windows: readonly OpeningWindow[], at: WallMinute): OpeningState {
  const stretches = stretchesAround(windows, dayOf(at))
  const current = stretches.find(({ start, end }) => start <= at && at < end)
  if (!current) return { isOpen: false, opensAt: stretches.find(({ start }) => start > at)?.start }
  // A stretch that outlasts a week of weekly windows has no end.
  return { isOpen: true, closesAt: current.end - at > 7 * MINUTES_PER_DAY ? undefined : current.end }
}

/** When so many minutes of opening hours have passed; undefined when they do not within two weeks. */
export function afterOpenMinutes(
  windows: readonly OpeningWindow[],
  from: WallMinute,
  minutes: number,
): WallMinute | undefined {
  let left = minutes
  for (const { start, end } of stretchesAround(windows, dayOf(from))) {
    const begin = later(start, from)
    if (begin >= end) continue
    if (end - begin >= left) return addMinutes(begin, left)
    left -= end - begin
  }
  return undefined
}

/** Every opening from the day before to the week after next, those that touch joined into one. */
function stretchesAround(windows: readonly OpeningWindow[], day: CalendarDay) {
  const openings = daysFrom(addDays(day, -1), 16)
    .flatMap((date) =>
      windows
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .map(({ start, end }) => ({
          start: atTime(date, start),
          end: atTime(date, end),
        })),
    )
    .sort((a, b) => a.start - b.start)
  const stretches: { start: WallMinute; end: WallMinute }[] = []
  for (const opening of openings) {
    const last = stretches.at(-1)
    if (last && opening.start <= last.end) last.end = later(last.end, opening.end)
    else stretches.push(opening)
  }
  return stretches
}

/** A day on which the usual hours may not hold: a public holiday, or a working day cut short before one. */
export type SpecialDay = { day: CalendarDay; holiday: HolidayKey | undefined }

export function specialDays(from: CalendarDay, count: number): SpecialDay[] {
  return daysFrom(from, count).flatMap((day) => {
    const date = formatDay(day)
    const holiday = holidayOn(date)
    return holiday || isShortenedDay(date) ? [{ day, holiday }] : []
  })
}
