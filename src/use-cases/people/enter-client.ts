import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { CONSENT_EDITION } from '../../domain/people/consent.ts'
import type { CheckedRegistration } from '../booking/check-registration.ts'
import { isProven } from './is-proven.ts'

export type ClientRow = typeof schema.clients.$inferSelect

/** `knownId`: whom staff take the person on the phone for. */
export type EnteredBy = 'visitor' | { knownId: number | undefined }

/**
 * Writes down who books. Each booking has a row of its own, so that nobody's address becomes another's: staff who know
 * the person only say so. Undefined when nobody is known by that id.
 */
export async function enterClient(
  tx: Database,
  { client, language }: CheckedRegistration,
  by: EnteredBy,
  now: Date,
): Promise<ClientRow | undefined> {
  const { clients } = schema
  const { additionalDrivers: _, ads, ...person } = client
  const row = {
    ...person,
    language,
    ads,
    terms: true,
    dataHandling: true,
    consentedAt: now,
    consentEdition: CONSENT_EDITION,
    isEnteredByStaff: by !== 'visitor',
  }
  const knownId = by === 'visitor' ? undefined : by.knownId
  const [known] =
    knownId === undefined
      ? []
      : await tx
          .select({ client: clients, isProven })
          .from(clients)
          .where(and(eq(clients.id, knownId), isNull(clients.erasedAt)))
  if (knownId !== undefined && !known) return undefined
  const [entered] = await tx
    .insert(clients)
    .values({ ...row, ...(known?.isProven ? carriedOver(known.client, row) : {}) })
    .returning()
  if (!entered) throw new Error('the database returned no client')
  return entered
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
