import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { together } from '../../db/together.ts'

/**
 * Whether this person, by id code or e-mail, has no earlier booking that stands. A booking that was cancelled, or that
 * was never paid and lost its car when the hold ran out, does not count. Whoever registers the same person at the same
 * moment waits until this transaction ends: of two that ask at once only one is the first.
 */
export async function isNewClient(
  tx: Database,
  person: { email: string; idCode: string | null },
  now: Date,
): Promise<boolean> {
  const { bookings, clients, carOccupancies: taken } = schema
  const keys = [
    `email ${person.email.toLowerCase()}`,
    ...(person.idCode === null ? [] : [`code ${person.idCode}`]),
  ]
  const hasCode = person.idCode === null ? sql`false` : isText(clients.idCode, person.idCode)
  const earlier = tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(clients, sql`${clients.id} = ${bookings.clientId}`)
    .leftJoin(taken, sql`${taken.bookingId} = ${bookings.id}`)
    .where(
      sql`(lower(${clients.email}) = lower(${person.email}) or ${hasCode})
        and ${standingBooking(now)}`,
    )
    .limit(1)
  const [, found] = await together(
    () => takeTurns(tx, 'new client', keys),
    () => earlier,
  )
  return found.length === 0
}

/** With what occupies its car beside it: not cancelled, and not left unpaid until its hold ran out. */
export function standingBooking(now: Date): SQL {
  const { bookings, carOccupancies: taken } = schema
  return sql`${bookings.cancelledAt} is null
    and (${bookings.status} <> 'OPEN' or (${taken.id} is not null
      and (${taken.holdExpiresAt} is null or ${taken.holdExpiresAt} > ${now.toISOString()}::timestamptz)))`
}
