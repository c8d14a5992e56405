import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { faultOf } from './edit-refusals.ts'
import type { EditFault, PriceEdit, ServiceEdit } from './price-edit.ts'
import { PricePen, type WriteDown } from './price-pen.ts'
import { removeCoupon, writeCoupon } from './write-coupon.ts'
import { writeParts } from './write-parts.ts'
import { copySeason, removeSeason, writeSeason } from './write-season.ts'

/**
 * Makes the edits in their order, inside the caller's transaction, and says what is wrong with any of them. With a
 * fault nothing may be kept: the caller rolls back.
 */
export async function applyEdits(
  tx: Database,
  edits: readonly PriceEdit[],
  writeDown: WriteDown,
): Promise<EditFault[]> {
  let pen = new PricePen(tx, writeDown)
  const faults: EditFault[] = []
  for (const [index, edit] of edits.entries()) {
    try {
      // A savepoint each: after a refusal the next edit is still asked, so that every fault is told at once.
      pen = await tx.transaction(async (savepoint) => {
        const inner = pen.within(savepoint)
        await apply(inner, edit)
        return pen.after(inner)
      })
    } catch (error) {
      const fault = faultOf(error, index, edit.kind)
      if (!fault) throw error
      faults.push(fault)
    }
  }
  return faults
}

/** Every change of the catalogue moves this row: whoever holds it sees one whole price list until the end. */
export async function lockPriceList(tx: Database): Promise<void> {
  await tx.select().from(schema.catalogueVersion).for('update')
}

async function apply(pen: PricePen, edit: PriceEdit): Promise<void> {
  switch (edit.kind) {
    case 'season':
      return writeSeason(pen, edit)
    case 'copy-season':
      return copySeason(pen, edit)
    case 'remove-season':
      return removeSeason(pen, edit.id)
    case 'range': {
      const { minDay, maxDay } = edit
      await pen.write('days-ranges', schema.daysRanges, edit.id, { minDay, maxDay })
      return
    }
    case 'remove-range':
      return removeRange(pen, edit.id)
    case 'weekend':
      return writeOnlyRow(pen, 'weekends', schema.weekends, { discount: edit.discount })
    case 'tax':
      return writeOnlyRow(pen, 'taxes', schema.taxes, { amount: edit.amount })
    case 'end-regulation': {
      const { start: startDate, end: endDate, amount, isDiscount } = edit
      const values = { startDate, endDate, amount, isDiscount }
      await pen.write('end-price-regulations', schema.endPriceRegulations, edit.id, values)
      return
    }
    case 'remove-end-regulation':
      return pen.remove(
        'end-price-regulations',
        schema.endPriceRegulations,
        pen.rowId('end-price-regulations', edit.id),
      )
    case 'service':
      return writeService(pen, edit)
    case 'coupon':
      return writeCoupon(pen, edit)
    case 'remove-coupon':
      return removeCoupon(pen, edit.id)
  }
}

/**
 * With a range go the discounts for it. A coupon for that length alone does not: without the range it would hold for any
 * length, so the database's refusal stands.
 */
async function removeRange(pen: PricePen, id: number): Promise<void> {
  const { discounts, priceRegulations, serviceDiscounts, daysRanges } = schema
  const rangeId = pen.rowId('days-ranges', id)
  await pen.removeWhere('discounts', discounts, discounts.daysRangeId, rangeId)
  await pen.removeWhere('price-regulations', priceRegulations, priceRegulations.daysRangeId, rangeId)
  await pen.removeWhere('service-discounts', serviceDiscounts, serviceDiscounts.daysRangeId, rangeId)
  await pen.remove('days-ranges', daysRanges, rangeId)
}

/** The weekend's discount and the tax are one row each, which a new company may not have yet. */
async function writeOnlyRow(
  pen: PricePen,
  resource: string,
  table: typeof schema.weekends | typeof schema.taxes,
  values: Record<string, number>,
): Promise<void> {
  const [row] = await pen.tx.select({ id: table.id }).from(table).orderBy(table.id).limit(1)
  if (row) await pen.update(resource, table, row.id, values)
  else await pen.create(resource, table, [values])
}

async function writeService(pen: PricePen, edit: ServiceEdit): Promise<void> {
  const { price, hourPrice, carPriceMarkupPercent } = edit
  const serviceId = pen.rowId('services', edit.id)
  await pen.update('services', schema.services, serviceId, { price, hourPrice, carPriceMarkupPercent })
  const discounts = edit.discounts.map(({ daysRangeId, amount }) => ({
    daysRangeId: pen.rowId('days-ranges', daysRangeId, 'discounts'),
    amount,
  }))
  await writeParts(pen, 'service-discounts', serviceId, discounts)
}
