import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { readLines } from './read-lines.ts'
import { selectParties } from './read-parties.ts'

/** A booking as its owner sees it, found by its private link. */
export type CustomerBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The hash of a link is looked up, so that the time it takes says nothing about the link itself. */
export async function findBooking(db: Database, linkHash: string, now: Date) {
  const statement = known.get(db) ?? prepare(db)
  known.set(db, statement)
  const [found] = await statement.execute({ linkHash, oldest: oldestLinkedReturn(now).toISOString() })
  if (!found) return undefined
  return { ...found, lines: await readLines(db, found.booking.id) }
}

const known = new WeakMap<Database, ReturnType<typeof prepare>>()

/** Its text names some two hundred columns: it is put together and read by the database once. */
function prepare(db: Database) {
  const { bookings } = schema
  const oldest = sql`${sql.placeholder('oldest')}::timestamptz`
  return selectParties(db)
    .where(and(eq(bookings.linkHash, sql.placeholder('linkHash')), gt(bookings.returnDate, oldest)))
    .prepare('booking_by_link')
}
