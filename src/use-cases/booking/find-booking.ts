import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { readLines } from './read-lines.ts'
import { selectParties } from './read-parties.ts'

/** A booking as its owner sees it, found by its private link. */
export type CustomerBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The hash of a link is looked up, so that the time it takes says nothing about the link itself. */
export async function findBooking(db: Database, linkHash: string, now: Date) {
  const { bookings } = schema
  const isTheirs = and(eq(bookings.linkHash, linkHash), gt(bookings.returnDate, oldestLinkedReturn(now)))
  const [found] = await selectParties(db).where(isTheirs)
  if (!found) return undefined
  return { ...found, lines: await readLines(db, found.booking.id) }
}
