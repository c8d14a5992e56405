import type { CalendarDay } from '../calendar/wall-clock.ts'
import { type Cents, cents, percentHundredths, percentOf } from '../money.ts'

/** Percent in hundredths or euros in cents. */
export type CouponDiscount = { amount: number; isPercentage: boolean }

export type Coupon = {
  id: number
  name: string
  code: string
  start: CalendarDay
  end: CalendarDay
  isNewClient: boolean
  /** Ids of the days ranges it is for; empty: any length. */
  ranges: ReadonlySet<number>
  groups: ReadonlyMap<number, CouponDiscount>
  services: ReadonlyMap<number, CouponDiscount>
  rentLocations: ReadonlyMap<number, CouponDiscount>
  returnLocations: ReadonlyMap<number, CouponDiscount>
}

export type CouponRefusal =
  | 'unknown'
  | 'not_yet'
  | 'expired'
  | 'other_length'
  | 'new_clients_only'
  | 'service_not_chosen'
  | 'better_used'
  | 'nothing_applies'

export type CouponAnswer = {
  code: string
  name: string | null
  applied: boolean
  reason: CouponRefusal | null
}

export function discountOn(rest: Cents, { amount, isPercentage }: CouponDiscount): Cents {
  return isPercentage ? percentOf(rest, percentHundredths(amount)) : cents(Math.min(rest, amount))
}
