import { addDays, type CalendarDay, dayOf, type WallMinute } from '../calendar/wall-clock.ts'
import { type Cents, cents, times } from '../money.ts'
import type { AgreedCompany, AgreedPrice } from './agreed-company.ts'
import type { Duration } from './duration.ts'
import { type PriceTable, plainPrices } from './price-table.ts'
import { type QuoteLine, sumOf } from './quote-line.ts'

/** The agreement about a group that holds on the day of pick-up. The database lets no two hold at once. */
export const agreedPriceOn = (
  { prices = [] }: AgreedCompany,
  groupId: number,
  day: CalendarDay,
): AgreedPrice | undefined =>
  prices.find((one) => one.groupId === groupId && one.start <= day && (one.end === null || day <= one.end))

/**
 * The rent by an agreed price of the day: each day costs it, and started hours what the list says, never more than a
 * day. Undefined where the hours have no price.
 */
export function agreedRent(
  company: AgreedCompany,
  dayPrice: Cents,
  table: PriceTable,
  rentAt: WallMinute,
  { days, hours }: Duration,
): { lines: QuoteLine[]; sum: Cents } | undefined {
  const details = { company: company.name }
  const amount = times(dayPrice, days)
  const lines: QuoteLine[] = [{ kind: 'company-days', quantity: days, unitAmount: dayPrice, amount, details }]
  if (hours > 0) {
    const listed = plainPrices(table, addDays(dayOf(rentAt), days))
    if (!listed) return undefined
    const byHour = times(listed.hour, hours)
    const isCapped = byHour > dayPrice
    lines.push({
      kind: 'company-hours',
      quantity: hours,
      unitAmount: isCapped ? null : listed.hour,
      amount: isCapped ? cents(dayPrice) : byHour,
      details,
    })
  }
  return { lines, sum: sumOf(lines) }
}
