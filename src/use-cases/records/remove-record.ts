import { isReferenceFault } from './constraint-faults.ts'
import { type RecordWriting, type WriteResult, writeRecord } from './write-record.ts'
import { removeRow } from './write-row.ts'

export async function removeRecord(writing: RecordWriting, id: number): Promise<WriteResult> {
  const { name, by } = writing
  if (name === 'admins' && id === by.id) return { ok: false, code: 'yourself' }
  return writeRecord(
    writing,
    async (tx) => {
      const row = await removeRow({ ...writing, tx }, name, id)
      return row ? { ok: true, row } : { ok: false, code: 'not_found' }
    },
    (error) => (isReferenceFault(error) ? { ok: false, code: 'still_used' } : undefined),
  )
}
