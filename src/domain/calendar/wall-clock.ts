import type { NumberOf } from '../unit.ts'

/**
 * A Tallinn wall-clock label, counted in minutes from the label 1970-01-01T00:00.
 * Rentals are counted on labels, so a night of 23 or 25 hours is one day, in any process or browser time zone.
 */
export type WallMinute = NumberOf<'wall-clock minute'>

/** A date, counted in days from 1970-01-01. */
export type CalendarDay = NumberOf<'calendar day'>

/** Monday is 0, Sunday is 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const MINUTES_PER_DAY = 1440

export const wallMinute = (count: number) => count as WallMinute
export const calendarDay = (count: number) => count as CalendarDay

export const addMinutes = (label: WallMinute, minutes: number) => wallMinute(label + minutes)
export const addDays = (day: CalendarDay, days: number) => calendarDay(day + days)
/** The label of a minute of a day; one past 1440 is in the next. */
export const atTime = (day: CalendarDay, minute: number) => wallMinute(day * MINUTES_PER_DAY + minute)
export const earlier = <Time extends WallMinute | CalendarDay>(a: Time, b: Time): Time => (a < b ? a : b)
export const later = <Time extends WallMinute | CalendarDay>(a: Time, b: Time): Time => (a > b ? a : b)
export const daysFrom = (first: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

const LABEL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00(?:\.0+)?)?$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

export function parseDay(text: string): CalendarDay | undefined {
  const parts = DAY.exec(text)
  if (!parts) return undefined
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  // There was no year 0, and the database knows none.
  if (year === 0) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? calendarDay(date.getTime() / 86_400_000)
    : undefined
}

export function formatDay(day: CalendarDay): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

export function parseLabel(text: string): WallMinute | undefined {
  const parts = LABEL.exec(text)
  const day = parts?.[1] === undefined ? undefined : parseDay(parts[1])
  if (!parts || day === undefined) return undefined
  const hour = Number(parts[2])
  const minute = Number(parts[3])
  return hour < 24 && minute < 60 ? atTime(day, hour * 60 + minute) : undefined
}

/** `YYYY-MM-DDTHH:mm` */
export function formatLabel(label: WallMinute): string {
  return new Date(label * 60_000).toISOString().slice(0, 16)
}

/** A date or label of our own writing: unlike a visitor's it can only be wrong by a mistake in the code. */
export const dayFrom = (text: string): CalendarDay => known(parseDay(text), text)
export const labelFrom = (text: string): WallMinute => known(parseLabel(text), text)

function known<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new RangeError(`not a date or label: ${text}`)
  return value
}

export function dayOf(label: WallMinute): CalendarDay {
  return calendarDay(Math.floor(label / MINUTES_PER_DAY))
}

export function minuteOfDay(label: WallMinute): number {
  return label - dayOf(label) * MINUTES_PER_DAY
}

export function weekdayOf(day: CalendarDay): Weekday {
  return ((((day + 3) % 7) + 7) % 7) as Weekday
}
