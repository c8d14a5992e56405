import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { exportData } from './export-data.ts'
import { rowsOfPerson } from './rows-of-person.ts'

/** The whole person, for whoever of the staff was asked for it; undefined when there is nobody. */
export async function exportOnRequest(db: Database, files: FileStore, clientId: number) {
  const { clients } = schema
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId))
  if (!client) return undefined
  const clientIds = client.erasedAt ? [clientId] : await rowsOfPerson(db, client)
  return exportData(db, { clientIds, files })
}
