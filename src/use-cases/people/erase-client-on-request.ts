import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { recordChange } from '../records/record-change.ts'
import { eraseClient } from './erase-client.ts'
import { rowsOfPerson } from './rows-of-person.ts'

type EraseResult = { ok: true } | { ok: false; code: 'not_found' | 'rental_runs' }

/** Erased by whoever of the staff was asked to: the person, whatever they booked. */
export async function eraseClientOnRequest(
  db: Database,
  files: FileStore,
  clientId: number,
  staff: ByStaff,
): Promise<EraseResult> {
  const { clients, bookings } = schema
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId))
  if (!client) return { ok: false, code: 'not_found' }
  const ids = await rowsOfPerson(db, client)
  const isOut = and(
    inArray(bookings.clientId, ids),
    isNotNull(bookings.handedOverAt),
    isNull(bookings.actualReturnDate),
  )
  // Someone drives the company's car: who it is must be known until it is back.
  if ((await db.$count(bookings, isOut)) > 0) return { ok: false, code: 'rental_runs' }
  for (const id of ids) {
    await eraseClient(db, files, id, staff.now)
    const change = { resource: 'clients', recordId: id, action: 'erase', before: null, after: null }
    await recordChange(db, staff, change)
  }
  return { ok: true }
}
