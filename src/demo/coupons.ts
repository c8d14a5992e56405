import type {
  couponDaysRanges,
  coupons,
  groupCoupons,
  locationCoupons,
  serviceCoupons,
} from '../db/schema/coupons.ts'
import data from './data/coupons.json' with { type: 'json' }
import { daysAfter } from './days.ts'
import { makeCoupon, type Row } from './factories.ts'
import { type GroupKey, groupIds, groupKeys } from './groups.ts'
import { type LocationKey, locationIds } from './locations.ts'
import { type RangeKey, rangeIds } from './ranges.ts'
import { type ServiceKey, serviceIds } from './services.ts'

type CouponSketch = {
  code: string
  name: string
  isNewClient?: boolean
  /** Days from today; without it the years around. */
  days?: [start: number, end: number]
  percent?: number
  euros?: number
  groups?: GroupKey[] | 'all'
  services?: ServiceKey[]
  /** Off what a place asks for at odd hours. */
  fees?: { place: LocationKey; rentPercent: number; returnEuros: number }
  ranges?: RangeKey[]
}

const sketches = (data as CouponSketch[]).map((sketch, place) => ({ ...sketch, id: place + 1 }))

const discountOf = ({ percent, euros = 0 }: CouponSketch) => ({
  discount: (percent ?? euros) * 100,
  isPercentage: percent !== undefined,
})

export type CouponRows = {
  coupons: Row<typeof coupons>[]
  groups: Row<typeof groupCoupons>[]
  services: Row<typeof serviceCoupons>[]
  locations: Row<typeof locationCoupons>[]
  ranges: Row<typeof couponDaysRanges>[]
}

export function couponRows(today: string): CouponRows {
  const year = Number(today.slice(0, 4))
  const always = { start: `${year - 1}-01-01`, end: `${year + 1}-12-31` }
  return {
    coupons: sketches.map(({ id, code, name, isNewClient = false, days }) => {
      const held = days ? { start: daysAfter(today, days[0]), end: daysAfter(today, days[1]) } : always
      return makeCoupon({ id, code, name, isNewClient, ...held })
    }),
    groups: sketches.flatMap(({ id: couponId, groups = [], ...sketch }) =>
      (groups === 'all' ? groupKeys : groups).map((key) => ({
        couponId,
        groupId: groupIds[key],
        ...discountOf(sketch),
      })),
    ),
    services: sketches.flatMap(({ id: couponId, services = [], ...sketch }) =>
      services.map((key) => ({ couponId, serviceId: serviceIds[key], ...discountOf(sketch) })),
    ),
    locations: sketches.flatMap(({ id: couponId, fees }) => {
      if (!fees) return []
      const rent = { rentDiscount: fees.rentPercent * 100, isRentPercentage: true }
      const back = { returnDiscount: fees.returnEuros * 100, isReturnPercentage: false }
      return [{ couponId, locationId: locationIds[fees.place], ...rent, ...back }]
    }),
    ranges: sketches.flatMap(({ id: couponId, ranges = [] }) =>
      ranges.map((key) => ({ couponId, daysRangeId: rangeIds[key] })),
    ),
  }
}
