import { fieldErrors } from '../../contract/field-errors.ts'
import { type RecordBody, recordSchema } from '../../contract/records/record-schema.ts'
import { resources } from '../../contract/records/resources.ts'
import { accountMade } from '../sign-in/accounts.ts'
import { storeRecord } from './convert-record.ts'
import { columnsOnCreate } from './managed-columns.ts'
import { invalid, type RecordWriting, type WriteResult, writeRecord } from './write-record.ts'
import { createRows } from './write-row.ts'

export async function createRecord(writing: RecordWriting, body: RecordBody): Promise<WriteResult> {
  const { name, now } = writing
  const checked = recordSchema(resources[name]).safeParse(body)
  if (!checked.success) return invalid(fieldErrors(checked.error))
  return writeRecord(writing, async (tx) => {
    const values = { ...storeRecord(resources[name], checked.data), ...(await columnsOnCreate(name, now)) }
    const [row] = await createRows({ ...writing, tx }, name, [values])
    if (!row) throw new Error('the database returned no record')
    if (name === 'admins') await accountMade(tx, row.id, writing)
    return { ok: true, row }
  })
}
