import { and, gte, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { foundBy, hashesToFind } from '../../db/sealed/sealed-columns.ts'
import { statement } from '../../db/statement.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { Client } from '../../domain/people/client.ts'

const { bookingBans, clients } = schema

export type Ban = Pick<typeof bookingBans.$inferSelect, 'id' | 'clientId' | 'reason' | 'until'>

export const todayOf = (now: Date): string => formatDay(dayOf(labelOf(now)))

/** As the database says what `isBanInForce` says of one. */
export const isInForce = (now: Date) => isInForceOn(todayOf(now))

const isInForceOn = (today: string | Placeholder) =>
  and(isNull(bookingBans.liftedAt), or(isNull(bookingBans.until), gte(bookingBans.until, today)))

/**
 * Whether whoever books, or drives with them, is banned: by a personal code, and the renter also by telephone and
 * address. Bans are few, so they are asked first and their people after them.
 */
export async function findBan(
  tx: Database,
  {
    email,
    phone,
    idCode,
    additionalDrivers,
  }: Pick<Client, 'email' | 'phone' | 'idCode' | 'additionalDrivers'>,
  now: Date,
): Promise<Ban | undefined> {
  const codes = [idCode, ...additionalDrivers.map((driver) => driver.idCode)].flatMap((code) => code ?? [])
  const hashes = codes.flatMap((code) => hashesToFind(clients.idCode, code))
  const [found] = await find(tx, { today: todayOf(now), phone, email, hashes: JSON.stringify(hashes) })
  return found
}

const find = statement<Ban>('find_ban', () => {
  const { id, clientId, reason, until } = bookingBans
  return sql`
    select ${id} as id, ${clientId} as "clientId", ${reason} as reason, ${until} as until
    from ${bookingBans} join ${clients} on ${clients.id} = ${clientId} or ${clients.personId} = ${clientId}
    where ${isInForceOn(sql.placeholder('today'))} and (
      ${clients.phone} = ${sql.placeholder('phone')}
      or lower(${clients.email}) = lower(${sql.placeholder('email')})
      or ${foundBy(clients.idCode)} in (select json_array_elements_text(${sql.placeholder('hashes')}::json)))
    limit 1`
})

/** The ban of a person who is known; the last one that was said counts. */
export async function banOf(db: Database, rootIds: readonly number[], now: Date): Promise<Ban | undefined> {
  const { id, clientId, reason, until } = bookingBans
  const [found] = await db
    .select({ id, clientId, reason, until })
    .from(bookingBans)
    .where(and(inArray(clientId, [...rootIds]), isInForce(now)))
    .orderBy(sql`${id} desc`)
    .limit(1)
  return found
}
