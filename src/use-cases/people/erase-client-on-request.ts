import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { recordChange } from '../records/record-change.ts'
import { eraseClient } from './erase-client.ts'

type EraseResult = { ok: true } | { ok: false; code: 'not_found' }

/** Erased by whoever of the staff was asked to. */
export async function eraseClientOnRequest(
  db: Database,
  files: FileStore,
  clientId: number,
  staff: ByStaff,
): Promise<EraseResult> {
  const { clients } = schema
  if ((await db.$count(clients, eq(clients.id, clientId))) === 0) return { ok: false, code: 'not_found' }
  await eraseClient(db, files, clientId, staff.now)
  const change = { resource: 'clients', recordId: clientId, action: 'erase', before: null, after: null }
  await recordChange(db, staff, change)
  return { ok: true }
}
