import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { bookingBans, clientNotes, clients } = schema

/**
 * Before a record goes that a person is known by: of their other records the oldest takes its place, with all that was
 * said of the person. When there is no other, that goes too.
 */
export async function handOnPerson(tx: Database, clientId: number): Promise<void> {
  const others = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.personId, clientId), isNull(clients.erasedAt)))
    .orderBy(asc(clients.id))
  const [next] = others
  if (!next) {
    for (const table of [clientNotes, bookingBans]) await tx.delete(table).where(eq(table.clientId, clientId))
    return
  }
  const ids = others.map(({ id }) => id)
  await tx
    .update(clients)
    .set({ personId: next.id })
    .where(and(inArray(clients.id, ids), ne(clients.id, next.id)))
  await tx.update(clients).set({ personId: null }).where(eq(clients.id, next.id))
  for (const table of [clientNotes, bookingBans])
    await tx.update(table).set({ clientId: next.id }).where(eq(table.clientId, clientId))
}
