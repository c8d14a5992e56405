import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { CONSENT_EDITION } from '../../domain/people/consent.ts'
import type { CheckedRegistration } from '../booking/check-registration.ts'

export type ClientRow = typeof schema.clients.$inferSelect

/**
 * Writes down who books. Visitors are not signed in, so each of their bookings has a person of its own; staff may name
 * someone known. Undefined when nobody is known by that id.
 */
export async function enterClient(
  tx: Database,
  { client, language }: CheckedRegistration,
  knownId: number | undefined,
  now: Date,
): Promise<{ before: ClientRow | null; after: ClientRow } | undefined> {
  const { clients } = schema
  const { additionalDrivers: _, ads, ...person } = client
  const told = {
    ...person,
    language,
    terms: true,
    dataHandling: true,
    consentedAt: now,
    consentEdition: CONSENT_EDITION,
  }
  if (knownId === undefined) {
    const [after] = await tx
      .insert(clients)
      .values({ ...told, ads })
      .returning()
    if (!after) throw new Error('the database returned no client')
    return { before: null, after }
  }
  const [before] = await tx.select().from(clients).where(eq(clients.id, knownId)).for('update')
  if (!before || before.erasedAt) return undefined
  // Whether offers are wanted is theirs alone to say: it stays as it is, and so do earlier notes.
  const additional = person.additional || before.additional
  const [after] = await tx
    .update(clients)
    .set({ ...told, additional })
    .where(eq(clients.id, knownId))
    .returning()
  if (!after) throw new Error('the database returned no client')
  return { before, after }
}
