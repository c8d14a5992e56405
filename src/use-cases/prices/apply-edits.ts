import type { FieldError } from '../../contract/field-errors.ts'
import type { PriceEdit } from '../../contract/staff/prices.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { createRows, type Writing } from '../records/write-row.ts'
import { changeIfNew, type EditWriting, writeRecord } from './draft-rows.ts'
import { editFault } from './edit-fault.ts'
import { removeWithParts } from './remove-with-parts.ts'
import { writeCoupon } from './write-coupon.ts'
import { writeSeason } from './write-season.ts'
import { writeService } from './write-service.ts'

/**
 * Makes the edits in their order, inside the caller's transaction, and says what is wrong with any of them, e.g.
 * `edits.2.end`. With a fault nothing may be kept: the caller rolls back.
 */
export async function applyEdits(writing: Writing, edits: readonly PriceEdit[]): Promise<FieldError[]> {
  let named = new Map<string, number>()
  const faults: FieldError[] = []
  for (const [index, edit] of edits.entries()) {
    // What a refused edit has named is gone with it.
    const inEdit = new Map(named)
    try {
      // A savepoint each: after a refusal the next edit is still asked, so that every fault is told at once.
      await writing.tx.transaction((tx) => apply({ ...writing, tx, named: inEdit }, edit))
      named = inEdit
    } catch (error) {
      const fault = editFault(error, edit)
      if (!fault) throw error
      faults.push({ path: `edits.${index}.${fault.path}`, code: fault.code })
    }
  }
  return faults
}

/** Every change of the catalogue moves this row: whoever holds it sees one whole price list until the end. */
export async function lockPriceList(tx: Database): Promise<void> {
  await tx.select().from(schema.catalogueVersion).for('update')
}

async function apply(writing: EditWriting, edit: PriceEdit): Promise<void> {
  switch (edit.kind) {
    case 'season':
      return writeSeason(writing, edit)
    case 'range': {
      const { minDay, maxDay } = edit
      await writeRecord(writing, 'days-ranges', edit.id, { minDay, maxDay })
      return
    }
    case 'weekend':
      return writeOnlyRow(writing, 'weekends', { discount: edit.discount })
    case 'tax':
      return writeOnlyRow(writing, 'taxes', { amount: edit.amount })
    case 'end-regulation': {
      const { id, start: startDate, end: endDate, amount, isDiscount } = edit
      await writeRecord(writing, 'end-price-regulations', id, { startDate, endDate, amount, isDiscount })
      return
    }
    case 'service':
      return writeService(writing, edit)
    case 'coupon':
      return writeCoupon(writing, edit)
    default:
      return removeWithParts(writing, edit)
  }
}

/** The weekend's discount and the tax are one row each, which a new company may not have yet. */
async function writeOnlyRow(
  writing: EditWriting,
  resource: 'weekends' | 'taxes',
  values: Record<string, number>,
): Promise<void> {
  const [row] = await writing.tx.select({ id: schema[resource].id }).from(schema[resource])
  if (row) await changeIfNew(writing, resource, row.id, values)
  else await createRows(writing, resource, [values])
}
