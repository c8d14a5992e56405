import type { CalendarDay, Weekday } from '../calendar/wall-clock.ts'
import { type Cents, cents, type PercentHundredths } from '../money.ts'
import type { Duration } from './duration.ts'

/** What stands behind the price of a rental day: printed under "why this price". */
export type DayPriceDetails = {
  weekdays: readonly Weekday[]
  seasonStart: CalendarDay
  seasonEnd: CalendarDay
  listPrice: Cents
  regulation: Cents
  discount: PercentHundredths
}

type LineDetails = {
  'car-days': DayPriceDetails
  'car-hours': DayPriceDetails
  weekend: { discount: PercentHundredths }
  'group-coupon': { code: string }
  'rent-fee': { locationId: number }
  'rent-coupon': { code: string; locationId: number }
  'return-fee': { locationId: number }
  'return-coupon': { code: string; locationId: number }
  service: { serviceId: number; discount: PercentHundredths; markup: PercentHundredths }
  'service-coupon': { code: string; serviceId: number }
  'end-regulation': { percent: PercentHundredths; isDiscount: boolean }
  /** The only line that no quote has: it is added when the car comes back. */
  'late-return': Duration
}

export const lineKinds = [
  'car-days',
  'car-hours',
  'weekend',
  'group-coupon',
  'rent-fee',
  'rent-coupon',
  'return-fee',
  'return-coupon',
  'service',
  'service-coupon',
  'end-regulation',
  'late-return',
] as const satisfies (keyof LineDetails)[]

export type LineKind = keyof LineDetails

/**
 * One line of a price; all amounts add up to the total. `quantity × unitAmount = amount`, and where a discount was
 * rounded on the whole so that no unit fits, `unitAmount` is null.
 */
export type QuoteLine = {
  [Kind in LineKind]: {
    kind: Kind
    quantity: number
    unitAmount: Cents | null
    amount: Cents
    details: LineDetails[Kind]
  }
}[LineKind]

/** What a line counts, for the words beside its quantity. */
export const lineUnit: Record<LineKind, 'day' | 'hour' | 'piece'> = {
  'car-days': 'day',
  'car-hours': 'hour',
  weekend: 'piece',
  'group-coupon': 'piece',
  'rent-fee': 'piece',
  'rent-coupon': 'piece',
  'return-fee': 'piece',
  'return-coupon': 'piece',
  service: 'piece',
  'service-coupon': 'piece',
  'end-regulation': 'piece',
  'late-return': 'piece',
}

export function sumOf(lines: readonly { amount: Cents }[]): Cents {
  let sum = 0
  for (const line of lines) sum += line.amount
  return cents(sum)
}
