import type { Cents } from '../money.ts'
import {
  addDays,
  dayOf,
  MINUTES_PER_DAY,
  minuteOfDay,
  type WallMinute,
  type Weekday,
  weekdayOf,
} from './wall-clock.ts'

/** `[start, end)` in minutes of the weekday it starts on; an end past 1440 runs into the next day. */
export type OpeningWindow = {
  id: number
  weekday: Weekday
  start: number
  end: number
  rentPrice: Cents
  returnPrice: Cents
}

/** The stored end 00:00 is midnight, and an end not after the start belongs to the next day. */
export function windowEnd(start: number, storedEnd: number): number {
  return storedEnd > start ? storedEnd : storedEnd + MINUTES_PER_DAY
}

export function pickUpWindow(windows: readonly OpeningWindow[], at: WallMinute): OpeningWindow | undefined {
  return latest(windowsAround(windows, at).filter(({ start, end }) => start <= 0 && 0 < end))
}

/** Someone who arrives exactly when the last window of a day ends is still served. */
export function returnWindow(windows: readonly OpeningWindow[], at: WallMinute): OpeningWindow | undefined {
  return latest(
    windowsAround(windows, at).filter(
      ({ window, start, end }) =>
        start <= 0 && (0 < end || (end === 0 && window.end === lastEnd(windows, window.weekday))),
    ),
  )
}

/** A window as seen from a moment: minutes until it starts and ends. */
type Seen = { window: OpeningWindow; start: number; end: number }

function windowsAround(windows: readonly OpeningWindow[], at: WallMinute): Seen[] {
  const day = dayOf(at)
  const minute = minuteOfDay(at)
  const today = weekdayOf(day)
  const yesterday = weekdayOf(addDays(day, -1))
  const seen: Seen[] = []
  for (const window of windows) {
    if (window.weekday === today) seen.push(seenFrom(window, minute))
    if (window.weekday === yesterday) seen.push(seenFrom(window, minute + MINUTES_PER_DAY))
  }
  return seen
}

function seenFrom(window: OpeningWindow, minute: number): Seen {
  return { window, start: window.start - minute, end: window.end - minute }
}

function latest(seen: readonly Seen[]): OpeningWindow | undefined {
  return seen.reduce<Seen | undefined>((best, next) => {
    if (!best || next.start > best.start) return next
    return next.start === best.start && next.window.id < best.window.id ? next : best
  }, undefined)?.window
}

function lastEnd(windows: readonly OpeningWindow[], weekday: Weekday): number {
  return Math.max(...windows.filter((window) => window.weekday === weekday).map(({ end }) => end))
}
