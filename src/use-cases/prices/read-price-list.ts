import { isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { readCatalogue } from '../../db/read-catalogue.ts'
import { schema } from '../../db/schema.ts'
import { countUses } from '../coupons/count-coupon-uses.ts'
import { readLastPriceChange } from './last-price-change.ts'
import { readLastSave } from './price-saves.ts'

/** Everything a price is made of, row by row, as of one moment: what the editors of the price list start from. */
export type PriceList = Awaited<ReturnType<typeof readPriceList>>

export async function readPriceList(db: Database, now: Date) {
  const { groupPrices, discounts, priceRegulations, daysRanges, endPriceRegulations } = schema
  const { groups, services, serviceDiscounts, locations, coupons } = schema
  const { groupCoupons, serviceCoupons, locationCoupons, couponDaysRanges } = schema
  return db.transaction(
    async (tx) => ({
      catalogue: await readCatalogue(tx),
      lastChange: await readLastPriceChange(tx),
      lastSave: await readLastSave(tx),
      couponUses: await readCouponUses(tx, now),
      groups: await tx.select().from(groups).orderBy(groups.id),
      seasons: await tx.select().from(groupPrices).orderBy(groupPrices.start, groupPrices.id),
      discounts: await tx.select().from(discounts).orderBy(discounts.id),
      regulations: await tx.select().from(priceRegulations).orderBy(priceRegulations.id),
      ranges: await tx.select().from(daysRanges).orderBy(daysRanges.minDay, daysRanges.id),
      endRegulations: await tx
        .select()
        .from(endPriceRegulations)
        .orderBy(endPriceRegulations.startDate, endPriceRegulations.id),
      services: await tx.select().from(services).orderBy(services.orderNumber, services.id),
      serviceDiscounts: await tx.select().from(serviceDiscounts).orderBy(serviceDiscounts.id),
      locations: await tx.select().from(locations).orderBy(locations.orderNumber, locations.id),
      coupons: await tx.select().from(coupons).orderBy(coupons.code),
      groupCoupons: await tx.select().from(groupCoupons).orderBy(groupCoupons.groupId),
      serviceCoupons: await tx.select().from(serviceCoupons).orderBy(serviceCoupons.serviceId),
      locationCoupons: await tx.select().from(locationCoupons).orderBy(locationCoupons.locationId),
      couponRanges: await tx.select().from(couponDaysRanges).orderBy(couponDaysRanges.daysRangeId),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readCouponUses(tx: Database, now: Date) {
  const { coupons } = schema
  const limited = await tx
    .select({ id: coupons.id, code: coupons.code })
    .from(coupons)
    .where(or(isNotNull(coupons.maxUses), isNotNull(coupons.maxUsesPerPerson)))
  const uses: { couponId: number; uses: number }[] = []
  for (const { id, code } of limited) {
    const { all } = await countUses(tx, code, { email: null, idCode: null }, now)
    uses.push({ couponId: id, uses: all })
  }
  return uses
}
