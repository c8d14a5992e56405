import { and, eq } from 'drizzle-orm'
import { isResourceName, type ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { Database } from '../../db/client.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { Row } from './convert-record.ts'
import { recordChange } from './record-change.ts'
import { tableOf } from './tables.ts'
import { type WriteResult, writeRecord } from './write-record.ts'

export type BroughtBack =
  | { ok: true; resource: ResourceName; row: Row }
  | { ok: false; code: 'not_found' | 'not_here' | 'already_back' | 'secrets_gone' }
  | Exclude<WriteResult, { ok: true }>

/**
 * A record that was removed, as the log has it, under its old number. What the log was never told, a password or what
 * is sealed, cannot come back, and neither can a record that had such a thing.
 */
export async function bringBack(db: Database, entryId: number, staff: ByStaff): Promise<BroughtBack> {
  const { auditLog } = schema
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.id, entryId), eq(auditLog.action, 'remove')))
  if (!entry?.before || !isResourceName(entry.resource)) return { ok: false, code: 'not_found' }
  const { resource, recordId, before } = entry
  if (!resources[resource].verbs.includes('create')) return { ok: false, code: 'not_here' }
  if (Object.values(before).includes('•')) return { ok: false, code: 'secrets_gone' }
  const { table, id } = tableOf(resource)
  if ((await db.$count(table, eq(id, recordId))) > 0) return { ok: false, code: 'already_back' }
  const result = await writeRecord({ db, name: resource, ...staff }, async (tx) => {
    const values = { ...asStored(resource, before), id: recordId }
    const [row] = (await tx.insert(table).overridingSystemValue().values(values).returning()) as Row[]
    if (!row) throw new Error('the database returned no record')
    await recordChange(tx, staff, { resource, recordId, action: 'bring-back', before: null, after: row })
    return { ok: true, row }
  })
  return result.ok ? { ok: true, resource, row: result.row } : result
}

/** The log is JSON, in which moments are texts; columns that are gone since are left out. */
function asStored(resource: ResourceName, facts: RecordFacts): RecordFacts {
  const { columns } = tableOf(resource)
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      const column = columns[name]
      if (!column || value === null) return []
      return [
        [
          name,
          column.dataType.includes('date') && typeof value === 'string' ? momentOf(column, value) : value,
        ],
      ]
    }),
  )
}

/** A moment is a Date where the column keeps one, and stays a text where it keeps a day. */
const momentOf = ({ dataType }: { dataType: string }, value: string) =>
  dataType.includes('string') ? value : new Date(value)
