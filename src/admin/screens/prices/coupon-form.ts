import { type CouponBody, couponBody } from '../../../contract/staff/prices.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { readAmount, writeAmount } from './amount-text.ts'
import type { Faults } from './price-draft.ts'

/** A discount as it is typed: so many percent or so many euros. */
export type PartForm = { targetId: number; discount: string; isPercentage: boolean }

export type LocationPartForm = {
  targetId: number
  rentDiscount: string
  isRentPercentage: boolean
  returnDiscount: string
  isReturnPercentage: boolean
}

export type CouponForm = {
  name: string
  code: string
  start: string
  end: string
  isNewClient: boolean
  groups: readonly PartForm[]
  services: readonly PartForm[]
  locations: readonly LocationPartForm[]
  rangeIds: readonly number[]
}

export function couponForm(coupon: CouponBody, locale: Locale): CouponForm {
  const text = (amount: number) => writeAmount(amount, locale)
  return {
    name: coupon.name,
    code: coupon.code,
    start: coupon.start,
    end: coupon.end,
    isNewClient: coupon.isNewClient,
    groups: coupon.groups.map(({ groupId, discount, isPercentage }) => ({
      targetId: groupId,
      discount: text(discount),
      isPercentage,
    })),
    services: coupon.services.map(({ serviceId, discount, isPercentage }) => ({
      targetId: serviceId,
      discount: text(discount),
      isPercentage,
    })),
    locations: coupon.locations.map(({ locationId, rentDiscount, returnDiscount, ...kinds }) => ({
      targetId: locationId,
      rentDiscount: text(rentDiscount),
      returnDiscount: text(returnDiscount),
      ...kinds,
    })),
    rangeIds: coupon.rangeIds,
  }
}

/** A part without a number is a mistake; a side of a place without one is none. */
export function couponOf(form: CouponForm): CouponBody {
  const typed = readAmount as (text: string) => number
  return {
    name: form.name,
    code: form.code,
    start: form.start,
    end: form.end,
    isNewClient: form.isNewClient,
    groups: form.groups.map(({ targetId, discount, isPercentage }) => ({
      groupId: targetId,
      discount: typed(discount),
      isPercentage,
    })),
    services: form.services.map(({ targetId, discount, isPercentage }) => ({
      serviceId: targetId,
      discount: typed(discount),
      isPercentage,
    })),
    locations: form.locations.map((part) => ({
      locationId: part.targetId,
      rentDiscount: readAmount(part.rentDiscount) ?? 0,
      isRentPercentage: part.isRentPercentage,
      returnDiscount: readAmount(part.returnDiscount) ?? 0,
      isReturnPercentage: part.isReturnPercentage,
    })),
    rangeIds: [...form.rangeIds],
  }
}

/** What the same schema says that the server will ask. */
export function checkCoupon(coupon: CouponBody): Faults {
  const checked = couponBody.safeParse(coupon)
  if (checked.success) return new Map()
  return new Map(
    checked.error.issues.map(({ path, message }) => [
      path.join('.'),
      /^[a-z_]+$/.test(message) ? message : 'format',
    ]),
  )
}
