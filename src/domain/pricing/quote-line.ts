import type { ExtraChargeKind } from '../booking/extra-charges.ts'
import type { CalendarDay, Weekday } from '../calendar/wall-clock.ts'
import { type Cents, cents, type PercentHundredths } from '../money.ts'
import type { Translated } from '../translated.ts'
import type { Duration } from './duration.ts'

/** What stands behind the price of a rental day: printed under "why this price". */
export type DayPriceDetails = {
  weekdays: readonly Weekday[]
  seasonStart: CalendarDay
  seasonEnd: CalendarDay
  /** What the season is called, where it has a name. */
  season?: Translated
  listPrice: Cents
  regulation: Cents
  discount: PercentHundredths
}

type LineDetails = {
  'car-days': DayPriceDetails
  'car-hours': DayPriceDetails
  weekend: { discount: PercentHundredths }
  'group-coupon': { code: string }
  /** What was agreed with the company whose code was told. */
  'company-discount': { company: string; percent: PercentHundredths }
  /** Days and hours at a price that was agreed with a company, in place of the list's. */
  'company-days': { company: string }
  'company-hours': { company: string }
  'rent-fee': { locationId: number }
  'rent-coupon': { code: string; locationId: number }
  'return-fee': { locationId: number }
  'return-coupon': { code: string; locationId: number }
  service: { serviceId: number; discount: PercentHundredths; markup: PercentHundredths }
  'service-coupon': { code: string; serviceId: number }
  'end-regulation': { percent: PercentHundredths; isDiscount: boolean }
  /** What staff took off: the percent, or none where it is an amount. */
  'hand-discount': { percent: PercentHundredths }
  /** From the list price to one that was agreed. */
  'agreed-price': Record<string, never>
  /** No quote has it: it is added when the car comes back. */
  'late-return': Duration
  /** What a cancelled booking keeps: on its invoice alone. */
  'cancel-fee': Record<string, never>
  /** What is asked for after the rental: on its own invoice alone. */
  'extra-charge': { charge: ExtraChargeKind; reason: string }
}

export type LineKind = keyof LineDetails

/** What coupons took off; each names its code. */
export const couponLineKinds = [
  'group-coupon',
  'rent-coupon',
  'return-coupon',
  'service-coupon',
] as const satisfies LineKind[]

/** What people agreed on, beside the price list. */
export const handLineKinds = ['hand-discount', 'agreed-price'] as const satisfies LineKind[]

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

type LineHeading = 'carRent' | 'fees' | 'extras'

/** The headings a price is read under. */
export const lineHeadings: readonly LineHeading[] = ['carRent', 'fees', 'extras']

/** Every kind of line in the order of a price: what its quantity counts, and the heading it stands under. */
export const lineForms: Record<LineKind, { unit: 'day' | 'hour' | 'piece'; heading: LineHeading }> = {
  'car-days': { unit: 'day', heading: 'carRent' },
  'car-hours': { unit: 'hour', heading: 'carRent' },
  'company-days': { unit: 'day', heading: 'carRent' },
  'company-hours': { unit: 'hour', heading: 'carRent' },
  weekend: { unit: 'piece', heading: 'carRent' },
  'group-coupon': { unit: 'piece', heading: 'carRent' },
  'company-discount': { unit: 'piece', heading: 'carRent' },
  'rent-fee': { unit: 'piece', heading: 'fees' },
  'rent-coupon': { unit: 'piece', heading: 'fees' },
  'return-fee': { unit: 'piece', heading: 'fees' },
  'return-coupon': { unit: 'piece', heading: 'fees' },
  service: { unit: 'piece', heading: 'extras' },
  'service-coupon': { unit: 'piece', heading: 'extras' },
  'end-regulation': { unit: 'piece', heading: 'carRent' },
  'hand-discount': { unit: 'piece', heading: 'carRent' },
  'agreed-price': { unit: 'piece', heading: 'carRent' },
  'late-return': { unit: 'piece', heading: 'fees' },
  'cancel-fee': { unit: 'piece', heading: 'fees' },
  'extra-charge': { unit: 'piece', heading: 'fees' },
}

export const lineKinds = Object.keys(lineForms) as LineKind[]

export function sumOf(lines: readonly { amount: Cents }[]): Cents {
  let sum = 0
  for (const line of lines) sum += line.amount
  return cents(sum)
}
