import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Driver } from '../../domain/people/client.ts'
import { rowsOfPerson } from './rows-of-person.ts'

const { bookings, clients } = schema

const MOST_RENTALS = 40
const MOST = 12

/**
 * Who has driven with a person or for a company: whoever books for them chooses from these. A registry code is public, so
 * only rentals whose key went out count: what a stranger typed is nobody's.
 */
export async function knownDrivers(
  db: Database,
  asked: { clientId: number | undefined; registryCode: string | undefined },
): Promise<Driver[]> {
  const [person] =
    asked.clientId === undefined
      ? []
      : await db
          .select()
          .from(clients)
          .where(and(eq(clients.id, asked.clientId), isNull(clients.erasedAt)))
  const ids = person ? await rowsOfPerson(db, person) : []
  const isOfCompany = asked.registryCode ? eq(clients.companyRegistryCode, asked.registryCode) : undefined
  const isAsked = or(ids.length > 0 ? inArray(clients.id, ids) : undefined, isOfCompany)
  if (!isAsked) return []
  const rows = await db
    .select({ client: clients, others: bookings.additionalDrivers })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(and(isAsked, isNotNull(bookings.handedOverAt), isNull(clients.erasedAt)))
    .orderBy(desc(bookings.rentDate))
    .limit(MOST_RENTALS)
  const drivers = rows.flatMap(({ client, others }) => [
    ...(ids.includes(client.id) ? [] : [client]),
    ...others,
  ])
  return [...new Map(drivers.map((driver) => [whoIs(driver), driver])).values()].slice(0, MOST)
}

/** The newest of what was told of one driver stands. */
const whoIs = ({ idCode, birthDate, firstName, lastName }: Driver): string =>
  idCode ?? `${birthDate} ${firstName} ${lastName}`.toLowerCase()
