import type { Cents } from '../money.ts'
import { holidayOn, isShortenedDay } from './holidays.ts'
import {
  addDays,
  type CalendarDay,
  dayOf,
  MINUTES_PER_DAY,
  minuteOfDay,
  type WallMinute,
  type Weekday,
  weekdayOf,
} from './wall-clock.ts'

/** `[start, end)` in minutes of the day it starts on; an end past 1440 runs into the next day. */
export type DayWindow = {
  id: number
  start: number
  end: number
  rentPrice: Cents
  returnPrice: Cents
}

export type OpeningWindow = DayWindow & { weekday: Weekday }

/** Days, both inclusive, on which a place is open in this window only; without one it is closed. */
export type HoursException = {
  start: CalendarDay
  end: CalendarDay
  window: DayWindow | undefined
  reason: { et: string; en: string; ru: string } | undefined
}

/** When a place is open. What is more particular wins: an exception over a holiday, a holiday over the week. */
export type OpeningHours = {
  week: readonly OpeningWindow[]
  /** Undefined: as on any such weekday. Without windows it is closed. */
  holidays: readonly DayWindow[] | undefined
  /** The working days before holidays that are three hours shorter by law. */
  shortenedDays: readonly DayWindow[] | undefined
  /** Several may hold on one day, each with a window of its own. */
  exceptions: readonly HoursException[]
}

export const NEVER_OPEN: OpeningHours = {
  week: [],
  holidays: undefined,
  shortenedDays: undefined,
  exceptions: [],
}

/** The stored end 00:00 is midnight, and an end not after the start belongs to the next day. */
export function windowEnd(start: number, storedEnd: number): number {
  return storedEnd > start ? storedEnd : storedEnd + MINUTES_PER_DAY
}

/**
 * The windows that start on a day. A night that runs into a day with more particular hours ends at its midnight: who
 * says that a place is closed on a date means all of it.
 */
export function windowsOn(hours: OpeningHours, day: CalendarDay): readonly DayWindow[] {
  const { windows, rank } = rulingOn(hours, day)
  const isNight = windows.some(({ end }) => end > MINUTES_PER_DAY)
  if (!isNight || rulingOn(hours, addDays(day, 1)).rank <= rank) return windows
  return windows.map((window) => ({ ...window, end: Math.min(window.end, MINUTES_PER_DAY) }))
}

/** Whether the week says what holds on this day. */
export const isUsualDay = (hours: OpeningHours, day: CalendarDay): boolean => rulingOn(hours, day).rank === 0

export function exceptionsOn({ exceptions }: OpeningHours, day: CalendarDay): readonly HoursException[] {
  return exceptions.filter(({ start, end }) => start <= day && day <= end)
}

function rulingOn(hours: OpeningHours, day: CalendarDay): { rank: number; windows: readonly DayWindow[] } {
  const exceptions = exceptionsOn(hours, day)
  if (exceptions.length > 0) return { rank: 2, windows: exceptions.flatMap(({ window }) => window ?? []) }
  const special = specialWindows(hours, day)
  if (special) return { rank: 1, windows: special }
  const weekday = weekdayOf(day)
  return { rank: 0, windows: hours.week.filter((window) => window.weekday === weekday) }
}

function specialWindows({ holidays, shortenedDays }: OpeningHours, day: CalendarDay) {
  if (!holidays && !shortenedDays) return undefined
  if (holidayOn(day)) return holidays
  return isShortenedDay(day) ? shortenedDays : undefined
}

export function pickUpWindow(hours: OpeningHours, at: WallMinute): DayWindow | undefined {
  return latest(windowsAround(hours, at).filter(({ start, end }) => start <= 0 && 0 < end))
}

/** Someone who arrives exactly when the last window of a day ends is still served. */
export function returnWindow(hours: OpeningHours, at: WallMinute): DayWindow | undefined {
  return latest(
    windowsAround(hours, at).filter(
      ({ start, end, isLast }) => start <= 0 && (0 < end || (end === 0 && isLast)),
    ),
  )
}

/** A window as seen from a moment: minutes until it starts and ends, and whether none of its day ends later. */
type Seen = { window: DayWindow; start: number; end: number; isLast: boolean }

function windowsAround(hours: OpeningHours, at: WallMinute): Seen[] {
  const day = dayOf(at)
  const minute = minuteOfDay(at)
  return [
    ...seenFrom(windowsOn(hours, day), minute),
    ...seenFrom(windowsOn(hours, addDays(day, -1)), minute + MINUTES_PER_DAY),
  ]
}

function seenFrom(windows: readonly DayWindow[], minute: number): Seen[] {
  const lastEnd = windows.reduce((last, { end }) => Math.max(last, end), 0)
  return windows.map((window) => ({
    window,
    start: window.start - minute,
    end: window.end - minute,
    isLast: window.end === lastEnd,
  }))
}

function latest(seen: readonly Seen[]): DayWindow | undefined {
  return seen.reduce<Seen | undefined>((best, next) => {
    if (!best || next.start > best.start) return next
    return next.start === best.start && next.window.id < best.window.id ? next : best
  }, undefined)?.window
}
