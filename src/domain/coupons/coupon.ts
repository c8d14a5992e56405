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
  /** How many bookings may use it, in all and of one person; none: any number. */
  maxUses?: number | null
  maxUsesPerPerson?: number | null
  /** It has been used as often as it may be: why nobody, or this person, can use it again. */
  spent?: SpentCoupon
  /** Ids of the days ranges it is for; empty: any length. */
  ranges: ReadonlySet<number>
  groups: ReadonlyMap<number, CouponDiscount>
  services: ReadonlyMap<number, CouponDiscount>
  rentLocations: ReadonlyMap<number, CouponDiscount>
  returnLocations: ReadonlyMap<number, CouponDiscount>
}

export type SpentCoupon = 'used_up' | 'used_by_person'

export type CouponRefusal =
  | SpentCoupon
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

export const isLimited = ({ maxUses, maxUsesPerPerson }: Coupon): boolean =>
  typeof maxUses === 'number' || typeof maxUsesPerPerson === 'number'

/** Whether so many uses leave none: for anyone, or for whoever has their own behind them. */
export function spentBy(
  { maxUses, maxUsesPerPerson }: Pick<Coupon, 'maxUses' | 'maxUsesPerPerson'>,
  uses: { all: number; own: number },
): SpentCoupon | undefined {
  if (typeof maxUsesPerPerson === 'number' && uses.own >= maxUsesPerPerson) return 'used_by_person'
  return typeof maxUses === 'number' && uses.all >= maxUses ? 'used_up' : undefined
}
