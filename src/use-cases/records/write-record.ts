import { and, count, eq } from 'drizzle-orm'
import type { FieldError } from '../../contract/field-errors.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { type RecordBody, recordSchema } from '../../contract/records/record-schema.ts'
import type { ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { accountChanged, accountMade } from '../sign-in/accounts.ts'
import { isReferenceFault, refusalOf } from './constraint-faults.ts'
import { presentRecord, type Row, storeRecord } from './convert-record.ts'
import { columnsOnCreate } from './managed-columns.ts'
import { changeRow, createRows, lockRow, removeRow } from './write-row.ts'

export type WriteResult =
  | { ok: true; row: Row }
  | { ok: false; code: 'not_found' | 'still_used' | 'last_owner' | 'yourself' }
  | { ok: false; code: 'invalid'; errors: FieldError[] }

type Write = { db: Database; name: ResourceName; by: StaffMember; now: Date }

export function createRecord(write: Write, body: RecordBody): Promise<WriteResult> {
  const { name, now } = write
  const checked = recordSchema(resources[name]).safeParse(body)
  if (!checked.success) return invalid(fieldErrors(checked.error))
  const record = checked.data
  return task(write, async (tx) => {
    const values = { ...storeRecord(resources[name], record), ...(await columnsOnCreate(name, now)) }
    const [row] = await createRows({ ...write, tx }, name, [values])
    if (!row) throw new Error('the database returned no record')
    if (name === 'admins') await accountMade(tx, row.id, write.by, now)
    return { ok: true, row }
  })
}

/** What the body leaves out stays as it is; the whole is checked. */
export function updateRecord(write: Write, id: number, body: RecordBody): Promise<WriteResult> {
  const { name } = write
  const resource = resources[name]
  return task(write, async (tx) => {
    const writing = { ...write, tx }
    const before = await lockRow(writing, name, id)
    if (!before) return { ok: false, code: 'not_found' }
    const checked = recordSchema(resource).safeParse({ ...presentRecord(resource, before), ...body })
    if (!checked.success) return { ok: false, code: 'invalid', errors: fieldErrors(checked.error) }
    const row = await changeRow(writing, name, before, storeRecord(resource, checked.data))
    if (name === 'admins') await accountChanged(tx, before, row, write.by, write.now)
    return { ok: true, row }
  })
}

export async function removeRecord(write: Write, id: number): Promise<WriteResult> {
  const { name, by } = write
  if (name === 'admins' && id === by.id) return { ok: false, code: 'yourself' }
  try {
    return await attempt(write, async (tx) => {
      const row = await removeRow({ ...write, tx }, name, id)
      return row ? { ok: true, row } : { ok: false, code: 'not_found' }
    })
  } catch (error) {
    if (isReferenceFault(error)) return { ok: false, code: 'still_used' }
    throw error
  }
}

const invalid = (errors: FieldError[]): Promise<WriteResult> =>
  Promise.resolve({ ok: false, code: 'invalid', errors })

/** What the database refuses becomes a fault of its field. */
async function task(write: Write, work: (tx: Database) => Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await attempt(write, work)
  } catch (error) {
    const fault = refusalOf(error)
    if (fault) return { ok: false, code: 'invalid', errors: [{ path: fault.field, code: fault.code }] }
    throw error
  }
}

/** One transaction; what is invalid leaves nothing behind. */
function attempt({ db, name }: Write, work: (tx: Database) => Promise<WriteResult>): Promise<WriteResult> {
  return keptIf(
    db,
    ({ ok }) => ok,
    async (tx): Promise<WriteResult> => {
      const result = await work(tx)
      const isOwnerLeft = name !== 'admins' || !result.ok || (await hasOwner(tx))
      return isOwnerLeft ? result : { ok: false, code: 'last_owner' }
    },
  )
}

/** Someone must be able to come in and hire. */
async function hasOwner(tx: Database): Promise<boolean> {
  const { admins } = schema
  const [owners] = await tx
    .select({ count: count() })
    .from(admins)
    .where(and(eq(admins.role, 'owner'), eq(admins.isActive, true)))
  return (owners?.count ?? 0) > 0
}
