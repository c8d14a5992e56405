import type { Cents } from '../money.ts'
import { type HolidayKey, holidayOn, isShortenedDay } from './holidays.ts'
import {
  type DayWindow,
  exceptionsOn,
  type OpeningHours,
  pickUpWindow,
  returnWindow,
  windowsOn,
} from './opening-windows.ts'
import { instantOf } from './tallinn.ts'
import {
  addDays,
  addMinutes,
  atTime,
  type CalendarDay,
  dayOf,
  daysFrom,
  later,
  MINUTES_PER_DAY,
  type WallMinute,
  type Weekday,
  wallMinute,
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
export function weeklyHours({ week }: OpeningHours): DayHours[] {
  const rows = new Map<string, { days: Weekday[]; spans: OpenSpan[] }>()
  for (const weekday of WEEKDAYS) {
    const spans = spansOf(week.filter((window) => window.weekday === weekday))
    const key = JSON.stringify(spans)
    const row = rows.get(key)
    if (row) row.days.push(weekday)
    else rows.set(key, { days: [weekday], spans })
  }
  return [...rows.values()]
}

/** Cuts the windows of one day at every change of fee; of several that hold a time the one that prices it counts. */
function spansOf(windows: readonly DayWindow[]): OpenSpan[] {
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

/** When it is open on one day, holidays and exceptions known; without spans it is closed. */
export const hoursOn = (hours: OpeningHours, day: CalendarDay): OpenSpan[] => spansOf(windowsOn(hours, day))

/** How far ahead an opening is looked for. */
const LOOK_AHEAD_DAYS = 60

export function openingState(hours: OpeningHours, at: WallMinute): OpeningState {
  const stretches = stretchesFrom(dayOf(at), (day) => windowsOn(hours, day))
  const current = stretches.find(({ start, end }) => start <= at && at < end)
  if (!current) return { isOpen: false, opensAt: stretches.find(({ start }) => start > at)?.start }
  // What is open for longer than a week is told as open round the clock.
  return { isOpen: true, closesAt: current.end - at > 7 * MINUTES_PER_DAY ? undefined : current.end }
}

/** When so many minutes have passed in the windows of the days; undefined when they do not in the time ahead. */
export function afterOpenMinutes(
  windowsOf: (day: CalendarDay) => readonly DayWindow[],
  from: WallMinute,
  minutes: number,
): WallMinute | undefined {
  let left = minutes
  for (const { start, end } of stretchesFrom(dayOf(from), windowsOf)) {
    const begin = later(start, from)
    if (begin >= end) continue
    if (end - begin >= left) return addMinutes(begin, left)
    left -= end - begin
  }
  return undefined
}

type Stretch = { start: WallMinute; end: WallMinute }

/** Every opening from the day before on, those that touch joined into one. */
function stretchesFrom(
  day: CalendarDay,
  windowsOf: (day: CalendarDay) => readonly Pick<DayWindow, 'start' | 'end'>[],
  days = LOOK_AHEAD_DAYS,
): Stretch[] {
  const openings = daysFrom(addDays(day, -1), days)
    .flatMap((date) =>
      windowsOf(date).map(({ start, end }) => ({ start: atTime(date, start), end: atTime(date, end) })),
    )
    .sort((a, b) => a.start - b.start)
  const stretches: Stretch[] = []
  for (const opening of openings) {
    const last = stretches.at(-1)
    if (last && opening.start <= last.end) last.end = later(last.end, opening.end)
    else stretches.push(opening)
  }
  return stretches
}

/** Which of the two a place is asked for. */
export type Side = 'rent' | 'return'

export const servesAt = (hours: OpeningHours, side: Side, at: WallMinute): boolean =>
  (side === 'rent' ? pickUpWindow : returnWindow)(hours, at) !== undefined

/** `servesAt` of many days at once, for those who have more moments to ask about than a place has openings. */
export function servedTimes(
  hours: OpeningHours,
  side: Side,
  from: CalendarDay,
  until: CalendarDay,
): Stretch[] {
  const windowsOf = (day: CalendarDay) => {
    const windows = windowsOn(hours, day)
    const last = Math.max(...windows.map(({ end }) => end))
    // Whoever brings a car back in the last minute is still served.
    return windows.map(({ start, end }) => ({
      start,
      end: side === 'return' && end === last ? end + 1 : end,
    }))
  }
  return stretchesFrom(from, windowsOf, until - from + 2)
}

const STEP = 30
const FARTHEST_DAYS = 31
const HALF_HOURS = Array.from({ length: MINUTES_PER_DAY / STEP }, (_, index) => index * STEP)

/** Whether a place serves on a day at all. */
export const servesOn = (hours: OpeningHours, side: Side, day: CalendarDay): boolean =>
  HALF_HOURS.some((minute) => servesAt(hours, side, atTime(day, minute)))

/** The half-hour nearest to a moment at which a place serves, not before `from`; undefined when there is none near. */
export function nearestTime(
  hours: OpeningHours,
  side: Side,
  at: WallMinute,
  from: WallMinute,
): WallMinute | undefined {
  const first = Math.ceil(from / STEP) * STEP
  let nearest: WallMinute | undefined
  for (const day of daysFrom(addDays(dayOf(later(at, from)), -FARTHEST_DAYS), 2 * FARTHEST_DAYS + 1)) {
    for (const window of windowsOn(hours, day)) {
      const opens = Math.max(first, Math.ceil(atTime(day, window.start) / STEP) * STEP)
      const closes = Math.floor(atTime(day, window.end) / STEP) * STEP
      const last = [closes, closes - STEP].find((minute) => servesAt(hours, side, wallMinute(minute)))
      if (last === undefined || last < opens) continue
      const time = wallMinute(Math.min(Math.max(Math.round(at / STEP) * STEP, opens), last))
      if (!instantOf(time)) continue
      if (nearest === undefined || Math.abs(time - at) < Math.abs(nearest - at)) nearest = time
    }
  }
  return nearest
}

/** A day on which the usual hours may not hold: a holiday, a working day cut short before one, or an exception. */
export type SpecialDay = { day: CalendarDay; holiday: HolidayKey | undefined; isShortened: boolean }

export function specialDays(places: readonly OpeningHours[], from: CalendarDay, count: number): SpecialDay[] {
  return daysFrom(from, count).flatMap((day) => {
    const holiday = holidayOn(day)
    const isShortened = isShortenedDay(day)
    const isSpecial = holiday || isShortened || places.some((hours) => exceptionsOn(hours, day).length > 0)
    return isSpecial ? [{ day, holiday, isShortened }] : []
  })
}
