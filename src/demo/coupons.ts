import type {
  couponDaysRanges,
  coupons,
  groupCoupons,
  locationCoupons,
  serviceCoupons,
} from '../db/schema/coupons.ts'
import { daysAfter } from './days.ts'
import { makeCoupon, type Row } from './factories.ts'
import { type GroupKey, groupIds, groupKeys } from './groups.ts'
import { locationIds } from './locations.ts'
import { rangeIds } from './ranges.ts'
import { serviceIds } from './services.ts'

export type CouponRows = {
  coupons: Row<typeof coupons>[]
  groups: Row<typeof groupCoupons>[]
  services: Row<typeof serviceCoupons>[]
  locations: Row<typeof locationCoupons>[]
  ranges: Row<typeof couponDaysRanges>[]
}

const couponIds = {
  smallCars: 1,
  bigCars: 2,
  childSeats: 3,
  cover: 4,
  night: 5,
  newClient: 6,
  longRental: 7,
  lastSummer: 8,
  nextCampaign: 9,
} as const

const onGroups = (couponId: number, keys: readonly GroupKey[], discount: number, isPercentage: boolean) =>
  keys.map((key) => ({ couponId, groupId: groupIds[key], discount, isPercentage }))

export function couponRows(today: string): CouponRows {
  const year = Number(today.slice(0, 4))
  const always = { start: `${year - 1}-01-01`, end: `${year + 1}-12-31` }
  return {
    coupons: [
      makeCoupon({ id: couponIds.smallCars, code: 'VAIKE15', name: 'Väikeautod −15 %', ...always }),
      makeCoupon({ id: couponIds.bigCars, code: 'SUUR20', name: 'Suured autod −20 €', ...always }),
      makeCoupon({
        id: couponIds.childSeats,
        code: 'LAPS50',
        name: 'Lapse turvavarustus poole hinnaga',
        ...always,
      }),
      makeCoupon({ id: couponIds.cover, code: 'KAITSE10', name: 'Vähendatud omavastutus −10 €', ...always }),
      makeCoupon({
        id: couponIds.night,
        code: 'OOLEND',
        name: 'Öise lennu soodustus lennujaamas',
        ...always,
      }),
      makeCoupon({
        id: couponIds.newClient,
        code: 'TERE10',
        name: 'Uue kliendi esimene rent −10 %',
        isNewClient: true,
        ...always,
      }),
      makeCoupon({ id: couponIds.longRental, code: 'PIKK12', name: 'Pikk rent −12 %', ...always }),
      makeCoupon({
        id: couponIds.lastSummer,
        code: 'SUVI25',
        name: 'Möödunud kampaania −25 %',
        start: daysAfter(today, -150),
        end: daysAfter(today, -30),
      }),
      makeCoupon({
        id: couponIds.nextCampaign,
        code: 'VARSTI20',
        name: 'Tulev kampaania −20 %',
        start: daysAfter(today, 30),
        end: daysAfter(today, 120),
      }),
    ],
    groups: [
      ...onGroups(couponIds.smallCars, ['mini', 'economy', 'compact'], 1_500, true),
      ...onGroups(couponIds.bigCars, ['sevenSeat', 'minibus', 'van'], 2_000, false),
      ...onGroups(couponIds.newClient, groupKeys, 1_000, true),
      ...onGroups(couponIds.longRental, groupKeys, 1_200, true),
      ...onGroups(couponIds.lastSummer, groupKeys, 2_500, true),
      ...onGroups(couponIds.nextCampaign, ['suv', 'electric'], 2_000, true),
    ],
    services: [
      ...(['infantCarrier', 'childSeat', 'booster'] as const).map((key) => ({
        couponId: couponIds.childSeats,
        serviceId: serviceIds[key],
        discount: 5_000,
        isPercentage: true,
      })),
      {
        couponId: couponIds.cover,
        serviceId: serviceIds.reducedExcess,
        discount: 1_000,
        isPercentage: false,
      },
    ],
    locations: [
      {
        couponId: couponIds.night,
        locationId: locationIds.airport,
        rentDiscount: 10_000,
        isRentPercentage: true,
        returnDiscount: 1_000,
        isReturnPercentage: false,
      },
    ],
    ranges: [rangeIds.fortnight, rangeIds.month].map((daysRangeId) => ({
      couponId: couponIds.longRental,
      daysRangeId,
    })),
  }
}
