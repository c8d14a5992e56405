import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { selectOnce } from '../../db/select-once.ts'
import { momentAt } from '../../db/statement.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { readLines } from './read-lines.ts'
import { selectParties } from './read-parties.ts'

/** A booking as its owner sees it, found by its private link. */
export type CustomerBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The hash of a link is looked up, so that the time it takes says nothing about the link itself. */
export async function findBooking(db: Database, linkHash: string, now: Date) {
  const [found] = await byLink(db, { linkHash, oldest: oldestLinkedReturn(now).toISOString() })
  if (!found) return undefined
  return { ...found, lines: await readLines(db, found.booking.id) }
}

const byLink = selectOnce('booking_by_link', (db) => {
  const { bookings } = schema
  return selectParties(db).where(
    and(eq(bookings.linkHash, sql.placeholder('linkHash')), gt(bookings.returnDate, momentAt('oldest'))),
  )
})
