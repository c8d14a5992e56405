import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { KnownPerson } from '../../domain/people/same-person.ts'
import type { ClientRow } from './enter-client.ts'
import { isProven } from './is-proven.ts'
import { rowsOfPerson } from './rows-of-person.ts'

const { clients } = schema

export type Person = KnownPerson & {
  /** The record the person is known by: notes, bans and companies belong to it. */
  root: ClientRow
  /** Every record of theirs, the oldest first: each booking has one of its own. */
  rows: readonly (ClientRow & { isProven: boolean })[]
}

/** Whoever a record is of, with everything else that is theirs. Undefined when it is nobody's. */
export async function readPerson(db: Database, clientId: number): Promise<Person | undefined> {
  const [asked] = await db.select().from(clients).where(eq(clients.id, clientId))
  if (!asked || asked.erasedAt) return undefined
  const near = await readRows(db, await rowsOfPerson(db, asked))
  const rootId =
    near.find(({ personId }) => personId !== null)?.personId ??
    (near.find((row) => row.isProven) ?? near[0] ?? asked).id
  const [known] = await db.select().from(clients).where(eq(clients.id, rootId))
  const root = known && !known.erasedAt ? known : asked
  const ids = new Set([...near.map(({ id }) => id), ...(await rowsOfPerson(db, root))])
  const rows = await readRows(db, [...ids])
  return {
    root,
    rows,
    rootId: root.id,
    idCodes: rows.flatMap(({ idCode }) => idCode ?? []),
    birthDates: rows.flatMap(({ birthDate }) => birthDate ?? []),
    isProven: rows.some((row) => row.isProven),
  }
}

async function readRows(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ client: clients, isProven })
    .from(clients)
    .where(inArray(clients.id, [...ids]))
    .orderBy(asc(clients.id))
  return rows.map((row) => ({ ...row.client, isProven: row.isProven }))
}
