import { dayOf, minuteOfDay, type WallMinute, weekdayOf } from '../calendar/wall-clock.ts'
import { type Cents } from '../money.ts'
import type { Duration } from './duration.ts'
import { dayLines, daysPrice, hoursLine, type PriceTable } from './price-table.ts'
import { type QuoteLine, sumOf } from './quote-line.ts'
import { rangeFor } from './seasons.ts'

/** The car's days and hours as they are billed, which may be a day more instead of hours when that is cheaper. */
export type CarRent = { lines: QuoteLine[]; sum: Cents; billed: Duration; rangeId: number | undefined }

export function carRent(
  table: PriceTable,
  rentAt: WallMinute,
  { days, hours }: Duration,
): CarRent | undefined {
  const start = dayOf(rentAt)
  const lines = dayLines(table, start, days)
  if (!lines) return undefined
  if (hours === 0) return billed(table, lines, { days, hours })

  const overrun = hoursLine(table, start, days, hours)
  const dayMore = daysPrice(table, start, days + 1)
  if (!overrun || dayMore === undefined) return undefined
  if (dayMore > sumOf(lines) + overrun.amount) return billed(table, [...lines, overrun], { days, hours })
  const longer = dayLines(table, start, days + 1)
  return longer && billed(table, longer, { days: days + 1, hours: 0 })
}

function billed(table: PriceTable, lines: QuoteLine[], duration: Duration): CarRent {
  return { lines, sum: sumOf(lines), billed: duration, rangeId: rangeFor(table.ranges, duration.days)?.id }
}

export const NOON = 720
const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 4, 5, 6] as const

/** Pick-up on Friday from noon or on the weekend itself, return by noon of the Monday after it. */
export function isWeekendRental(rentAt: WallMinute, returnAt: WallMinute): boolean {
  const day = dayOf(rentAt)
  const weekday = weekdayOf(day)
  const starts =
    weekday === SATURDAY || weekday === SUNDAY || (weekday === FRIDAY && minuteOfDay(rentAt) >= NOON)
  const followingMonday = day + (7 - weekday + MONDAY)
  return starts && returnAt <= followingMonday * 1440 + NOON
}
