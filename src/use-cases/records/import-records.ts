import { eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldError } from '../../contract/field-errors.ts'
import type { ImportAnswer, ImportedRow, importRows } from '../../contract/records/import.ts'
import type { RecordBody } from '../../contract/records/record-schema.ts'
import { resources } from '../../contract/records/resources.ts'
import { keptIf } from '../../db/trial.ts'
import { LARGEST_ID } from '../../domain/record-id.ts'
import { presentRecord, type Row } from './convert-record.ts'
import { createRecord } from './create-record.ts'
import { tableOf } from './tables.ts'
import { updateRecord } from './update-record.ts'
import type { RecordWriting } from './write-record.ts'

/**
 * All rows or none. A trial is the real thing, undone at the end: what is shown before is what will happen. Each row has
 * a savepoint of its own, so that every fault of the file is found at once.
 */
export async function importRecords(
  writing: RecordWriting,
  { isTrial, rows }: z.infer<typeof importRows>,
): Promise<ImportAnswer> {
  return keptIf(
    writing.db,
    ({ isSaved }) => isSaved,
    async (tx) => {
      const imported: ImportedRow[] = []
      for (const row of rows) imported.push(await importRow({ ...writing, db: tx }, row))
      const isRefused = imported.some(({ outcome }) => outcome === 'refused')
      return { isSaved: !isTrial && !isRefused, rows: imported }
    },
  )
}

async function importRow(to: RecordWriting, { id, ...named }: RecordBody): Promise<ImportedRow> {
  const resource = resources[to.name]
  const body = await withIds(to, named)
  if (id === undefined || id === null || id === '') {
    const created = await createRecord(to, body)
    return created.ok ? { outcome: 'create' } : { outcome: 'refused', errors: errorsOf(created) }
  }
  const { table, id: column } = tableOf(to.name)
  const key = z.coerce.number().int().min(1).max(LARGEST_ID).safeParse(id)
  const [before] = key.success
    ? ((await to.db.select().from(table).where(eq(column, key.data))) as Row[])
    : []
  if (!before) return { outcome: 'refused', errors: [{ path: 'id', code: 'unknown_value' }] }
  const updated = await updateRecord(to, before.id, body)
  if (!updated.ok) return { outcome: 'refused', errors: errorsOf(updated) }
  const [old, fresh] = [presentRecord(resource, before), presentRecord(resource, updated.row)]
  const changes = resource.fields
    .filter((field) => !field.isReadOnly && field.kind !== 'json' && old[field.name] !== fresh[field.name])
    .map((field) => ({ field: field.name, before: old[field.name], after: fresh[field.name] }))
  return changes.length > 0 ? { outcome: 'update', changes } : { outcome: 'same' }
}

/** A record that is referred to may be called by its name in any of the languages; what is nobody's name is left to be refused. */
async function withIds({ db, name }: RecordWriting, body: RecordBody): Promise<RecordBody> {
  const found: RecordBody = {}
  for (const field of resources[name].fields) {
    const value = body[field.name]
    if (field.kind !== 'reference' || typeof value !== 'string') continue
    const { table, id, columns } = tableOf(field.resource)
    const called = ['name', 'nameEn', 'nameRu', 'code', 'registerNumber']
      .flatMap((column) => columns[column] ?? [])
      .map((column) => sql`lower(${column}) = ${value.trim().toLowerCase()}`)
    if (called.length === 0) continue
    const rows = await db
      .select({ id })
      .from(table)
      .where(or(...called))
      .limit(2)
    if (rows.length === 1) found[field.name] = rows[0]?.id
  }
  return { ...body, ...found }
}

const errorsOf = (result: { code: string; errors?: FieldError[] }): FieldError[] =>
  result.errors ?? [{ path: 'id', code: result.code }]
