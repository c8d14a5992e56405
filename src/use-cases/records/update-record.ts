import { fieldErrors } from '../../contract/field-errors.ts'
import { pick } from '../../contract/pick.ts'
import { type RecordBody, recordSchema } from '../../contract/records/record-schema.ts'
import type { Resource } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { isStillSo } from '../../domain/still-so.ts'
import { readComingBookings } from '../fleet/coming-bookings.ts'
import type { ClientRow } from '../people/enter-client.ts'
import { moveEmail } from '../people/move-email.ts'
import { accountChanged } from '../sign-in/accounts.ts'
import { presentRecord, storeRecord } from './convert-record.ts'
import { invalid, type RecordWriting, type WriteResult, writeRecord } from './write-record.ts'
import { changeRow, lockRow } from './write-row.ts'

/**
 * What the body leaves out stays as it is; the whole is checked. With `previous`, the record as whoever writes had it
 * before them, nobody overwrites what they have not seen. `isAware`: bookings that count on it have been looked at.
 */
export function updateRecord(
  writing: RecordWriting,
  id: number,
  { previous, isAware, ...body }: RecordBody,
): Promise<WriteResult> {
  const { name, now } = writing
  const resource = resources[name]
  return writeRecord(writing, async (tx) => {
    const before = await lockRow({ ...writing, tx }, name, id)
    if (!before) return { ok: false, code: 'not_found' }
    const current = presentRecord(resource, before)
    if (!isSeen(resource, current, previous)) return { ok: false, code: 'changed_meanwhile', row: before }
    const checked = recordSchema(resource).safeParse({ ...current, ...body })
    if (!checked.success) return invalid(fieldErrors(checked.error))
    if (name === 'cars' && current.isActive === true && checked.data.isActive === false && isAware !== true) {
      const bookings = await readComingBookings(tx, id, now)
      if (bookings.length > 0) return { ok: false, code: 'still_booked', bookings }
    }
    const row = await changeRow({ ...writing, tx }, name, before, storeRecord(resource, checked.data))
    if (name === 'admins') await accountChanged(tx, before, row, writing)
    if (name === 'clients') await moveEmail(tx, before as ClientRow, row as ClientRow, writing.now)
    return { ok: true, row }
  })
}

function isSeen({ fields }: Resource, current: RecordBody, previous: unknown): boolean {
  if (typeof previous !== 'object' || previous === null) return true
  const names = fields.flatMap(({ name, isReadOnly }) => (isReadOnly ? [] : [name]))
  return isStillSo(pick(previous as RecordBody, ...names), current)
}
