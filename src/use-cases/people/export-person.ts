import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import type { LetterCodes } from '../letters/letter-codes.ts'
import { exportData } from './export-data.ts'
import { rowsOfMailbox } from './rows-of-person.ts'

const { clients } = schema

type Asked = { db: Database; codes: LetterCodes }

/** Whom a letter's code speaks of; undefined when it is none, is too old, or is of another address than is kept now. */
export async function readDataRequest({ db, codes }: Asked, code: string, now: Date) {
  const id = codes.subjectOf(code)
  if (id === undefined) return undefined
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), isNull(clients.erasedAt)))
  return client && codes.isForData(code, client, now) ? client : undefined
}

/** The whole person: every booking that was made under this address by someone of the same code or date of birth. */
export async function exportPerson(asked: Asked, files: FileStore, code: string, now: Date) {
  const client = await readDataRequest(asked, code, now)
  if (!client) return undefined
  return exportData(asked.db, { clientIds: await rowsOfMailbox(asked.db, client), files })
}
