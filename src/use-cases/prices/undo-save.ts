import { desc, eq } from 'drizzle-orm'
import { isResourceName } from '../../contract/records/resource.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { refusalOf } from '../records/constraint-faults.ts'
import { changeRow, createRows, lockRow, removeRow, type Writing } from '../records/write-row.ts'
import { lockPriceList } from './apply-edits.ts'
import { readLastPriceChange } from './last-price-change.ts'
import { entriesOf, noteSave, readLastSave } from './price-saves.ts'

const { auditLog, priceSaves } = schema

type UndoneSave = {
  /** `newer_prices`: something was saved on top of it; `cannot_undo`: what it needs is no longer there. */
  kind: 'undone' | 'newer_prices' | 'cannot_undo'
}

/**
 * Takes back what was saved last: every change the log tells of is made the other way round, the last one first, and is
 * written down like any other. Bookings keep their prices, as with every change of the list.
 */
export async function undoSave(
  deps: BookingDependencies,
  saveId: number,
  staff: ByStaff,
): Promise<UndoneSave> {
  const isUndone = ({ kind }: UndoneSave) => kind === 'undone'
  const result = await keptIf(deps.db, isUndone, async (tx): Promise<UndoneSave> => {
    await lockPriceList(tx)
    const last = await readLastSave(tx)
    if (last?.id !== saveId || last.isCovered) return { kind: 'newer_prices' }
    const afterEntry = await readLastPriceChange(tx)
    if (!(await turnBack({ tx, ...staff }, saveId))) return { kind: 'cannot_undo' }
    await noteSave(tx, { adminId: staff.by.id, afterEntry, createdAt: staff.now, undoesId: saveId })
    return { kind: 'undone' }
  })
  if (isUndone(result)) await deps.catalogue.newest()
  return result
}

async function turnBack(writing: Writing, saveId: number): Promise<boolean> {
  const { tx } = writing
  const [save] = await tx.select().from(priceSaves).where(eq(priceSaves.id, saveId))
  if (!save) return false
  const entries = await tx.select().from(auditLog).where(entriesOf(save)).orderBy(desc(auditLog.id))
  try {
    return await tx.transaction(async (inner) => {
      for (const entry of entries) if (!(await turnEntryBack({ ...writing, tx: inner }, entry))) return false
      return true
    })
  } catch (error) {
    // What it referred to has gone since, or has taken its place.
    if (refusalOf(error)) return false
    throw error
  }
}

type Entry = typeof auditLog.$inferSelect

async function turnEntryBack(
  writing: Writing,
  { resource, recordId, action, before }: Entry,
): Promise<boolean> {
  if (!isResourceName(resource)) return false
  if (action === 'create') return (await removeRow(writing, resource, recordId)) !== undefined
  if (!before) return false
  if (action === 'remove') return (await createRows(writing, resource, [before])).length === 1
  const row = await lockRow(writing, resource, recordId)
  if (!row) return false
  await changeRow(writing, resource, row, before)
  return true
}
