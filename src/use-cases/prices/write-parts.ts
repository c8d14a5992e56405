import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { schema } from '../../db/schema.ts'
import type { PricePen } from './price-pen.ts'

type PartTable = {
  table: PgTable & { id: PgColumn }
  /** Whose part it is, and what it is about: one row for each pair. */
  owner: string
  ownerColumn: PgColumn
  target: string
}

const partTables = {
  discounts: {
    table: schema.discounts,
    owner: 'groupPriceId',
    ownerColumn: schema.discounts.groupPriceId,
    target: 'daysRangeId',
  },
  'price-regulations': {
    table: schema.priceRegulations,
    owner: 'groupPriceId',
    ownerColumn: schema.priceRegulations.groupPriceId,
    target: 'daysRangeId',
  },
  'service-discounts': {
    table: schema.serviceDiscounts,
    owner: 'serviceId',
    ownerColumn: schema.serviceDiscounts.serviceId,
    target: 'daysRangeId',
  },
  'group-coupons': {
    table: schema.groupCoupons,
    owner: 'couponId',
    ownerColumn: schema.groupCoupons.couponId,
    target: 'groupId',
  },
  'service-coupons': {
    table: schema.serviceCoupons,
    owner: 'couponId',
    ownerColumn: schema.serviceCoupons.couponId,
    target: 'serviceId',
  },
  'location-coupons': {
    table: schema.locationCoupons,
    owner: 'couponId',
    ownerColumn: schema.locationCoupons.couponId,
    target: 'locationId',
  },
  'coupon-days-ranges': {
    table: schema.couponDaysRanges,
    owner: 'couponId',
    ownerColumn: schema.couponDaysRanges.couponId,
    target: 'daysRangeId',
  },
} as const satisfies Record<string, PartTable>

export type PartResource = keyof typeof partTables

/**
 * Makes a record's parts what is wanted: changes, creates and removes rows, each written down. A part that changes no
 * price (an amount of 0) is not created, and is kept where it stands already.
 */
export async function writeParts(
  pen: PricePen,
  resource: PartResource,
  ownerId: number,
  wanted: readonly RecordFacts[],
): Promise<void> {
  const { table, owner, ownerColumn, target }: PartTable = partTables[resource]
  const left = new Map((await pen.rowsWhere(table, ownerColumn, ownerId)).map((row) => [row[target], row.id]))
  const added: RecordFacts[] = []
  for (const values of wanted) {
    const rowId = left.get(values[target])
    left.delete(values[target])
    if (rowId !== undefined) await pen.update(resource, table, rowId, values)
    else if (values.amount !== 0) added.push({ ...values, [owner]: ownerId })
  }
  await pen.create(resource, table, added)
  for (const rowId of left.values()) await pen.remove(resource, table, rowId)
}

/** Before their owner goes, its parts go one by one, so that each is written down. */
export async function removeParts(
  pen: PricePen,
  resources: readonly PartResource[],
  ownerId: number,
): Promise<void> {
  for (const resource of resources) {
    const { table, ownerColumn } = partTables[resource]
    await pen.removeWhere(resource, table, ownerColumn, ownerId)
  }
}
