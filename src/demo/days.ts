import { addDays, type CalendarDay, formatDay, parseDay } from '../domain/calendar/wall-clock.ts'

export function dayFrom(date: string): CalendarDay {
  const day = parseDay(date)
  if (day === undefined) throw new RangeError(`not a date: ${date}`)
  return day
}

export function daysAfter(date: string, days: number): string {
  return formatDay(addDays(dayFrom(date), days))
}

/** A moment of the office's morning, for rows that only need to be older than others. */
export function morningOf(date: string): Date {
  return new Date(`${date}T07:00:00Z`)
}
