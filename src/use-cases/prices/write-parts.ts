import type { ResourceName } from '../../contract/records/resource.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { createRows } from '../records/write-row.ts'
import { changeIfNew, type EditWriting, removeRecord, rowsWhere } from './draft-rows.ts'

/** Whose part it is, what it is about (one row for each pair), and the list of an edit it stands in. */
type Part = { owner: string; target: string; list: string }

const parts = {
  discounts: { owner: 'groupPriceId', target: 'daysRangeId', list: 'adjustments' },
  'price-regulations': { owner: 'groupPriceId', target: 'daysRangeId', list: 'adjustments' },
  'service-discounts': { owner: 'serviceId', target: 'daysRangeId', list: 'discounts' },
  'group-coupons': { owner: 'couponId', target: 'groupId', list: 'groups' },
  'service-coupons': { owner: 'couponId', target: 'serviceId', list: 'services' },
  'location-coupons': { owner: 'couponId', target: 'locationId', list: 'locations' },
  'coupon-days-ranges': { owner: 'couponId', target: 'daysRangeId', list: 'rangeIds' },
} as const satisfies Partial<Record<ResourceName, Part>>

type PartResource = keyof typeof parts

const isPart = (resource: ResourceName): resource is PartResource => Object.hasOwn(parts, resource)

export const listOf = (resource: ResourceName): string | undefined =>
  isPart(resource) ? parts[resource].list : undefined

/**
 * Makes a record's parts what is wanted: changes, creates and removes rows, each written down. A part that changes no
 * price (an amount of 0) is not created, and is kept where it stands already.
 */
export async function writeParts(
  writing: EditWriting,
  resource: PartResource,
  ownerId: number,
  wanted: readonly RecordFacts[],
): Promise<void> {
  const { owner, target } = parts[resource]
  const rows = await rowsWhere(writing, resource, owner, ownerId)
  const left = new Map(rows.map((row) => [row[target], row.id]))
  const added: RecordFacts[] = []
  for (const values of wanted) {
    const rowId = left.get(values[target])
    left.delete(values[target])
    if (rowId !== undefined) await changeIfNew(writing, resource, rowId, values)
    else if (values.amount !== 0) added.push({ ...values, [owner]: ownerId })
  }
  await createRows(writing, resource, added)
  for (const rowId of left.values()) await removeRecord(writing, resource, rowId)
}
