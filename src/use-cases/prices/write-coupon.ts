import { schema } from '../../db/schema.ts'
import { normaliseCode } from '../../domain/coupons/coupon-code.ts'
import type { CouponEdit } from './price-edit.ts'
import type { PricePen } from './price-pen.ts'
import { removeParts, writeParts } from './write-parts.ts'

const RESOURCE = 'coupons'
const PARTS = ['group-coupons', 'service-coupons', 'location-coupons', 'coupon-days-ranges'] as const

/** A coupon with all its parts, as one thing. */
export async function writeCoupon(pen: PricePen, edit: CouponEdit): Promise<void> {
  const { name, start, end, isNewClient } = edit
  const couponId = await pen.write(RESOURCE, schema.coupons, edit.id, {
    name: name.trim(),
    code: normaliseCode(edit.code),
    start,
    end,
    isNewClient,
  })
  await writeParts(pen, 'group-coupons', couponId, edit.groups)
  await writeParts(pen, 'service-coupons', couponId, edit.services)
  await writeParts(pen, 'location-coupons', couponId, edit.locations)
  const ranges = edit.rangeIds.map((id) => ({ daysRangeId: pen.rowId('days-ranges', id, 'rangeIds') }))
  await writeParts(pen, 'coupon-days-ranges', couponId, ranges)
}

export async function removeCoupon(pen: PricePen, id: number): Promise<void> {
  const couponId = pen.rowId(RESOURCE, id)
  await removeParts(pen, PARTS, couponId)
  await pen.remove(RESOURCE, schema.coupons, couponId)
}
