import { labelOf, tallinnAt } from './tallinn.ts'
import { dayFrom, dayOf, formatDay } from './wall-clock.ts'

/** This year and the one before it are worked with; what ended earlier is only looked up. */
const OPEN_YEARS = 2

/** The first moment that is still worked with: the new year's night before last, on Tallinn's clocks. */
export function closedBefore(now: Date): Date {
  const year = Number(formatDay(dayOf(labelOf(now))).slice(0, 4))
  return tallinnAt(dayFrom(`${String(year - OPEN_YEARS + 1).padStart(4, '0')}-01-01`))
}
