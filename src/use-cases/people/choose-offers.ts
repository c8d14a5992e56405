import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'

const { clients } = schema
type ClientRow = typeof clients.$inferSelect

/** Whose offers a letter's code speaks of; undefined when the code is none, or of another address than is kept now. */
export async function readOffersOf(
  { db, codes }: Pick<PaperDependencies, 'db' | 'codes'>,
  code: string,
): Promise<ClientRow | undefined> {
  const clientId = codes.subjectOf(code)
  if (clientId === undefined) return undefined
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), isNull(clients.erasedAt)))
  return client && codes.isForOffers(code, client) ? client : undefined
}

/** No is said for everything kept under the same address, yes for this person alone. */
export async function chooseOffers(
  db: Database,
  client: Pick<ClientRow, 'id' | 'email'>,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  if (isWanted) {
    await db.update(clients).set({ ads: true, adsRefusedAt: null }).where(eq(clients.id, client.id))
    return
  }
  const isTheirs = sql`lower(${clients.email}) = lower(${client.email})`
  await db
    .update(clients)
    .set({ ads: false, adsRefusedAt: now })
    .where(and(isTheirs, or(clients.ads, eq(clients.id, client.id))))
}
