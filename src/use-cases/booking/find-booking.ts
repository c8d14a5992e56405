import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** A booking as its owner sees it, found by its private link. */
export type CustomerBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** A link ends half a year after the planned return: a letter found in an old mailbox opens nothing. */
const LINK_DAYS = 180

/** The hash of a link is looked up, so that the time it takes says nothing about the link itself. */
export async function findBooking(db: Database, linkHash: string, now: Date) {
  const { bookings, cars, clients, carOccupancies, bookingLines } = schema
  const oldest = new Date(now.getTime() - LINK_DAYS * 24 * 3_600_000)
  const [found] = await db
    .select({ booking: bookings, car: cars, client: clients, holdExpiresAt: carOccupancies.holdExpiresAt })
    .from(bookings)
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(carOccupancies, eq(carOccupancies.bookingId, bookings.id))
    .where(and(eq(bookings.linkHash, linkHash), gt(bookings.returnDate, oldest)))
  if (!found) return undefined
  const lines = await db
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, found.booking.id))
    .orderBy(bookingLines.position)
  return { ...found, lines }
}
