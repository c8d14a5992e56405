import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { TrialBody } from '../../../contract/staff/prices.ts'
import {
  addDays,
  addMinutes,
  formatDay,
  formatLabel,
  MINUTES_PER_DAY,
  parseLabel,
} from '../../../domain/calendar/wall-clock.ts'
import type { Coupon } from './coupon-part-kinds.ts'
import { tallinnToday } from './trial-days.ts'

/** A new coupon holds from today for a month; nothing else is guessed. */
export function newCoupon(): Coupon {
  const today = tallinnToday()
  return {
    kind: 'coupon',
    id: -1,
    name: '',
    code: '',
    start: formatDay(today),
    end: formatDay(addDays(today, 30)),
    isNewClient: false,
    maxUses: null,
    maxUsesPerPerson: null,
    groups: [],
    services: [],
    locations: [],
    rangeIds: [],
  }
}

/** Tried where it works: with one of its groups, its service, its place, and as long as it asks for. */
export function trialOf(coupon: Coupon, { trial, ranges }: PriceListAnswer): TrialBody | null {
  if (!trial) return null
  const place = coupon.locations[0]?.locationId
  const service = coupon.services[0]?.serviceId
  const range = ranges.find(({ id }) => id === coupon.rangeIds[0])
  const rentAt = parseLabel(trial.rentDate)
  return {
    ...trial,
    couponCodes: [coupon.code],
    isNewClient: coupon.id > 0 || trial.isNewClient,
    groupId: coupon.groups[0]?.groupId ?? trial.groupId,
    services: service === undefined ? [] : [{ id: service, quantity: 1 }],
    ...(place === undefined ? {} : { rentLocationId: place, returnLocationId: place }),
    ...(range && rentAt !== undefined
      ? { returnDate: formatLabel(addMinutes(rentAt, (range.minDay ?? 1) * MINUTES_PER_DAY)) }
      : {}),
  }
}
