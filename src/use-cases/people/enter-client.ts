import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { type NewRows, rowsFor } from '../../db/insert-rows.ts'
import { schema } from '../../db/schema.ts'
import type { CheckedRegistration } from '../booking/check-registration.ts'
import { isProven } from './is-proven.ts'

export type ClientRow = typeof schema.clients.$inferSelect

/** What a new row is made with: its id, and for staff whom they take the person on the phone for. */
export type Entry =
  | { id: number; by: 'visitor' }
  | { id: number; by: 'staff'; known: { client: ClientRow; isProven: boolean } | undefined }

/** Whom staff take someone for; undefined when nobody is known by that id. */
export async function knownClient(tx: Database, id: number) {
  const { clients } = schema
  const [known] = await tx
    .select({ client: clients, isProven })
    .from(clients)
    .where(and(eq(clients.id, id), isNull(clients.erasedAt)))
  return known
}

/**
 * Who books, as they are written down. Each booking has a row of its own, so that nobody's address becomes another's:
 * staff who know the person only say so.
 */
export function rowOfClient(
  { client, language }: CheckedRegistration,
  entry: Entry,
  /** Of the conditions that were in force, as the page of the conditions names it. */
  consentEdition: string,
  now: Date,
): NewRows {
  const { additionalDrivers: _, purchaseOrder: __, ads, ...person } = client
  const row = {
    ...person,
    id: entry.id,
    language,
    ads,
    terms: true,
    dataHandling: true,
    consentedAt: now,
    consentEdition,
    isEnteredByStaff: entry.by === 'staff',
  }
  const known = entry.by === 'staff' && entry.known?.isProven ? entry.known.client : undefined
  return rowsFor(schema.clients, [{ ...row, ...(known ? carriedOver(known, row) : {}) }])
}

/** Whether offers are wanted is theirs alone to say, so it stays as it is under their address; so do earlier notes. */
function carriedOver(known: ClientRow, { email, additional }: Pick<ClientRow, 'email' | 'additional'>) {
  const isSameAddress = known.email.toLowerCase() === email.toLowerCase()
  return {
    personId: known.personId ?? known.id,
    additional: additional || known.additional,
    ...(isSameAddress ? { ads: known.ads, adsRefusedAt: known.adsRefusedAt } : { ads: false }),
  }
}
