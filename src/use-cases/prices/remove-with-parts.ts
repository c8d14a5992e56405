import type { ResourceName } from '../../contract/records/resource.ts'
import type { PriceEdit } from '../../contract/staff/prices.ts'
import { type EditWriting, removeRecord, rowIdOf, rowsWhere } from './draft-rows.ts'

type Removal = Extract<PriceEdit, { kind: `remove-${string}` }>

type Removed = {
  resource: ResourceName
  /** What goes with it, and the column by which that refers to it. */
  parts: readonly ResourceName[]
  column: string
}

/**
 * A coupon for one length of rental does not go with the length: without it the coupon would hold for any, so the
 * database's refusal stands.
 */
const removals: Record<Removal['kind'], Removed> = {
  'remove-season': {
    resource: 'group-prices',
    parts: ['discounts', 'price-regulations'],
    column: 'groupPriceId',
  },
  'remove-range': {
    resource: 'days-ranges',
    parts: ['discounts', 'price-regulations', 'service-discounts'],
    column: 'daysRangeId',
  },
  'remove-end-regulation': { resource: 'end-price-regulations', parts: [], column: 'id' },
  'remove-coupon': {
    resource: 'coupons',
    parts: ['group-coupons', 'service-coupons', 'location-coupons', 'coupon-days-ranges'],
    column: 'couponId',
  },
}

/** Parts go one by one before what they belong to, so that each is written down. */
export async function removeWithParts(writing: EditWriting, { kind, id }: Removal): Promise<void> {
  const { resource, parts, column } = removals[kind]
  const rowId = rowIdOf(writing, resource, id)
  for (const part of parts)
    for (const row of await rowsWhere(writing, part, column, rowId)) await removeRecord(writing, part, row.id)
  await removeRecord(writing, resource, rowId)
}
