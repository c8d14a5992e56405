import { eq } from 'drizzle-orm'
import type { ResourceName } from '../../contract/records/resource.ts'
import type { Database } from '../../db/client.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import type { Row } from './convert-record.ts'
import { recordChange } from './record-change.ts'
import { tableOf } from './tables.ts'

/** A transaction and whose work it is. A trial, of which nothing stays, is nobody's and is not written down. */
export type Writing = { tx: Database; by: StaffMember | undefined; now: Date }

/** In one statement: a year of seasons has hundreds of discounts. */
export async function createRows(
  writing: Writing,
  resource: ResourceName,
  values: readonly RecordFacts[],
): Promise<Row[]> {
  if (values.length === 0) return []
  const { table } = tableOf(resource)
  const rows = (await writing.tx
    .insert(table)
    .overridingSystemValue()
    .values([...values])
    .returning()) as Row[]
  for (const row of rows) await writeDown(writing, resource, 'create', null, row)
  return rows
}

/** The row as it is until the transaction ends, unless this transaction changes it. */
export async function lockRow(
  { tx }: Writing,
  resource: ResourceName,
  rowId: number,
): Promise<Row | undefined> {
  const { table, id } = tableOf(resource)
  const [row] = (await tx.select().from(table).where(eq(id, rowId)).for('update')) as Row[]
  return row
}

export async function changeRow(
  writing: Writing,
  resource: ResourceName,
  before: Row,
  values: RecordFacts,
): Promise<Row> {
  const { table, id } = tableOf(resource)
  const [after] = (await writing.tx.update(table).set(values).where(eq(id, before.id)).returning()) as Row[]
  if (!after) throw new Error(`${resource} ${before.id} went while it was locked`)
  await writeDown(writing, resource, 'update', before, after)
  return after
}

/** Undefined when there was none. */
export async function removeRow(
  writing: Writing,
  resource: ResourceName,
  rowId: number,
): Promise<Row | undefined> {
  const { table, id } = tableOf(resource)
  const [row] = (await writing.tx.delete(table).where(eq(id, rowId)).returning()) as Row[]
  if (row) await writeDown(writing, resource, 'remove', row, null)
  return row
}

async function writeDown(
  { tx, by, now }: Writing,
  resource: ResourceName,
  action: string,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const recordId = (after ?? before)?.id
  if (by && recordId !== undefined)
    await recordChange(tx, { by, now }, { resource, recordId, action, before, after })
}
