import { eq } from 'drizzle-orm'
import type { ResourceName } from '../../contract/records/resource.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import type { Row } from '../records/convert-record.ts'
import { columnOf, tableOf } from '../records/tables.ts'
import { changeRow, createRows, lockRow, removeRow, type Writing } from '../records/write-row.ts'

/** What an edit refers to is not there: the edit is rolled back, and the draft refused. */
export class Gone extends Error {
  readonly field: string

  constructor(field: string) {
    super(`gone: ${field}`)
    this.field = field
  }
}

/** The writing of an edit, with the rows that stand for the draft's own names: ids below zero. */
export type EditWriting = Writing & { named: Map<string, number> }

/** The row an id stands for: itself, or for a draft's own name the row that was created under it. */
export function rowIdOf({ named }: EditWriting, resource: ResourceName, id: number, field = 'id'): number {
  const rowId = id > 0 ? id : named.get(`${resource} ${id}`)
  if (rowId === undefined) throw new Gone(field)
  return rowId
}

/** Creates the record when the id is a draft's own name that has no row yet, else changes it. Returns its row. */
export async function writeRecord(
  writing: EditWriting,
  resource: ResourceName,
  id: number,
  values: RecordFacts,
): Promise<number> {
  const name = `${resource} ${id}`
  if (id > 0 || writing.named.has(name)) {
    const rowId = rowIdOf(writing, resource, id)
    await changeIfNew(writing, resource, rowId, values)
    return rowId
  }
  const [created] = await createRows(writing, resource, [values])
  if (!created) throw new Error(`nothing was inserted into ${resource}`)
  writing.named.set(name, created.id)
  return created.id
}

/** What says the same already is left alone. */
export async function changeIfNew(
  writing: Writing,
  resource: ResourceName,
  rowId: number,
  values: RecordFacts,
): Promise<void> {
  const before = await lockRow(writing, resource, rowId)
  if (!before) throw new Gone('id')
  const isNew = Object.entries(values).some(([field, value]) => before[field] !== value)
  if (isNew) await changeRow(writing, resource, before, values)
}

export async function rowsWhere(
  { tx }: Writing,
  resource: ResourceName,
  column: string,
  value: number,
): Promise<Row[]> {
  const records = tableOf(resource)
  const isOwn = eq(columnOf(records, column), value)
  return (await tx.select().from(records.table).where(isOwn).orderBy(records.id)) as Row[]
}

export async function removeRecord(writing: Writing, resource: ResourceName, rowId: number): Promise<void> {
  if (!(await removeRow(writing, resource, rowId))) throw new Gone('id')
}
