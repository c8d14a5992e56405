import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ClientRow } from './enter-client.ts'
import { clientMatches } from './match-clients.ts'

const { clients, bookings } = schema

const MOST = 8
const MOST_ROWS = 300

export type KnownClient = { client: ClientRow; rentals: number; lastRental: Date | null }

/** People the company knows. Bookings of visitors have a row each, so one person is the newest of their rows. */
export async function findClients(db: Database, typed: string): Promise<KnownClient[]> {
  const matches = clientMatches(typed)
  if (!matches) return []
  const rows = await db
    .select()
    .from(clients)
    .where(and(matches, isNull(clients.erasedAt)))
    .orderBy(desc(clients.id))
    .limit(MOST_ROWS)
  const people = [...Map.groupBy(rows, personOf).values()].slice(0, MOST)
  const ids = people.flat().map(({ id }) => id)
  if (ids.length === 0) return []
  const stats = await db
    .select({
      clientId: bookings.clientId,
      rentals: sql<number>`count(*)::int`,
      last: sql<Date>`max(${bookings.rentDate})`.mapWith(bookings.rentDate),
    })
    .from(bookings)
    .where(and(inArray(bookings.clientId, ids), sql`${bookings.cancelledAt} is null`))
    .groupBy(bookings.clientId)
  return people.flatMap((own) => {
    const [newest] = own
    if (!newest) return []
    const theirs = stats.filter(({ clientId }) => own.some(({ id }) => id === clientId))
    const last = theirs.reduce((latest, { last: at }) => Math.max(latest, at.getTime()), 0)
    return [
      {
        client: newest,
        rentals: theirs.reduce((sum, { rentals }) => sum + rentals, 0),
        lastRental: last > 0 ? new Date(last) : null,
      },
    ]
  })
}

/** A personal code is one person; without one, an e-mail address and a date of birth are. */
function personOf({ idCode, email, birthDate, companyRegistryCode }: ClientRow): string {
  const person = idCode ?? `${email.toLowerCase()} ${birthDate}`
  // Someone who rents for themselves and for a company is billed to two addresses.
  return `${person} ${companyRegistryCode ?? ''}`
}
