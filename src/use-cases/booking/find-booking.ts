import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { readLines } from './read-lines.ts'

/** A booking as its owner sees it, found by its private link. */
export type CustomerBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The hash of a link is looked up, so that the time it takes says nothing about the link itself. */
export async function findBooking(db: Database, linkHash: string, now: Date) {
  const { bookings, cars, clients, carOccupancies } = schema
  const [found] = await db
    .select({ booking: bookings, car: cars, client: clients, holdExpiresAt: carOccupancies.holdExpiresAt })
    .from(bookings)
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(carOccupancies, eq(carOccupancies.bookingId, bookings.id))
    .where(and(eq(bookings.linkHash, linkHash), gt(bookings.returnDate, oldestLinkedReturn(now))))
  if (!found) return undefined
  return { ...found, lines: await readLines(db, found.booking.id) }
}
