import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { Client } from '../../domain/people/client.ts'

const { bookingBans, clients } = schema

export type Ban = Pick<typeof bookingBans.$inferSelect, 'id' | 'clientId' | 'reason' | 'until'>

export const todayOf = (now: Date): string => formatDay(dayOf(labelOf(now)))

/** As the database says what `isBanInForce` says of one. */
export const isInForce = (now: Date) =>
  and(isNull(bookingBans.liftedAt), or(isNull(bookingBans.until), gte(bookingBans.until, todayOf(now))))

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
  const { id, clientId, reason, until } = bookingBans
  const [found] = await tx
    .select({ id, clientId, reason, until })
    .from(bookingBans)
    .innerJoin(clients, or(eq(clients.id, clientId), eq(clients.personId, clientId)))
    .where(
      and(
        isInForce(now),
        or(
          eq(clients.phone, phone),
          sql`lower(${clients.email}) = lower(${email})`,
          ...codes.map((code) => isText(clients.idCode, code)),
        ),
      ),
    )
    .limit(1)
  return found
}

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
