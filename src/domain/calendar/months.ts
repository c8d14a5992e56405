import { instantOf } from './tallinn.ts'
import { atTime, parseDay } from './wall-clock.ts'

/** A month of Tallinn's calendar, `YYYY-MM`. */
export type CalendarMonth = string

/** A month as the moments between which it lies: 743 hours long in March, 745 in October. */
export type MonthSpan = { month: CalendarMonth; from: Date; to: Date }

export function parseMonth(text: string): CalendarMonth | undefined {
  return /^\d{4}-\d{2}$/.test(text) && parseDay(`${text}-01`) !== undefined ? text : undefined
}

export function monthAfter(month: CalendarMonth, count = 1): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The months of a period, both ends included; none when it ends before it begins. */
export function monthSpans(first: CalendarMonth, last: CalendarMonth): MonthSpan[] {
  const spans: MonthSpan[] = []
  for (let month = first; month <= last; month = monthAfter(month)) {
    spans.push({ month, from: startOf(month), to: startOf(monthAfter(month)) })
  }
  return spans
}

function startOf(month: CalendarMonth): Date {
  const day = parseDay(`${month}-01`)
  const start = day === undefined ? undefined : instantOf(atTime(day, 0))
  if (!start) throw new RangeError(`not a month: ${month}`)
  return start
}
