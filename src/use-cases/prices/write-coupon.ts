import type { PriceEditOf } from '../../contract/staff/prices.ts'
import { normaliseCode } from '../../domain/coupons/coupon-code.ts'
import { type EditWriting, rowIdOf, writeRecord } from './draft-rows.ts'
import { writeParts } from './write-parts.ts'

/** A coupon with all its parts, as one thing. */
export async function writeCoupon(writing: EditWriting, edit: PriceEditOf<'coupon'>): Promise<void> {
  const { name, start, end, isNewClient, maxUses, maxUsesPerPerson } = edit
  const couponId = await writeRecord(writing, 'coupons', edit.id, {
    name: name.trim(),
    code: normaliseCode(edit.code),
    start,
    end,
    isNewClient,
    maxUses,
    maxUsesPerPerson,
  })
  await writeParts(writing, 'group-coupons', couponId, edit.groups)
  await writeParts(writing, 'service-coupons', couponId, edit.services)
  await writeParts(writing, 'location-coupons', couponId, edit.locations)
  const ranges = edit.rangeIds.map((id) => ({
    daysRangeId: rowIdOf(writing, 'days-ranges', id, 'rangeIds'),
  }))
  await writeParts(writing, 'coupon-days-ranges', couponId, ranges)
}
