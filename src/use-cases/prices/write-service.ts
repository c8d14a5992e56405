import type { PriceEditOf } from '../../contract/staff/prices.ts'
import { changeIfNew, type EditWriting, rowIdOf } from './draft-rows.ts'
import { writeParts } from './write-parts.ts'

/** What a service costs; the rest of it is a record like others. */
export async function writeService(writing: EditWriting, edit: PriceEditOf<'service'>): Promise<void> {
  const { id, price, hourPrice, carPriceMarkupPercent } = edit
  await changeIfNew(writing, 'services', id, { price, hourPrice, carPriceMarkupPercent })
  const discounts = edit.discounts.map(({ daysRangeId, amount }) => ({
    daysRangeId: rowIdOf(writing, 'days-ranges', daysRangeId, 'discounts'),
    amount,
  }))
  await writeParts(writing, 'service-discounts', id, discounts)
}
