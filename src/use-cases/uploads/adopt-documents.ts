import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { documentsState } from '../../domain/booking/wanted-documents.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { rowsOfMailbox } from '../people/rows-of-person.ts'
import { readUploads } from './read-uploads.ts'

const { bookings } = schema
type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'documentsOf'>

/** Rentals of these people that have not begun. */
export function comingBookings(db: Database, clientIds: readonly number[], now: Date) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.clientId, [...clientIds]),
        isNull(bookings.cancelledAt),
        isNull(bookings.handedOverAt),
        gt(bookings.returnDate, now),
      ),
    )
}

/**
 * What someone here has approved counts for a later booking of the same person, as long as it is kept and the licence
 * is valid until that one's return. Whoever calls it knows whose booking it is: staff said so, or the mailbox proved it.
 */
export async function adoptDocuments(
  tx: Database,
  { id, documentsOf }: Booking,
  clientIds: readonly number[],
): Promise<boolean> {
  if (documentsOf !== null || (await hasOwn(tx, id))) return false
  const earlier = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.clientId, [...clientIds]), ne(bookings.id, id)))
    .orderBy(desc(bookings.id))
  for (const one of earlier) {
    const sent = (await readUploads(tx, one.id)).filter(({ driver }) => driver === 0)
    if (documentsState(sent, 1) !== 'approved') continue
    const source = sent.find(({ kind }) => kind === 'identity')?.bookingId ?? one.id
    await tx.update(bookings).set({ documentsOf: source }).where(eq(bookings.id, id))
    // The end of the licence decides whether it counts.
    if ((await readUploads(tx, id)).length > 0) return true
    await tx.update(bookings).set({ documentsOf: null }).where(eq(bookings.id, id))
  }
  return false
}

/**
 * Someone came by the link of a letter, and rented before under the same address and code. Where a locker gives the key
 * nobody sees who takes it: there the browser has to have the earlier booking open (`findCheckedDocuments`).
 */
export async function adoptByMailbox(
  { db, catalogue }: Pick<BookingDependencies, 'db' | 'catalogue'>,
  bookingId: number,
): Promise<void> {
  const { clients } = schema
  const [found] = await db
    .select({ booking: bookings, client: clients })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, bookingId))
  if (!found || found.booking.handedOverAt || found.booking.cancelledAt) return
  if (catalogue.current.locations.get(found.booking.rentLocationId)?.hasLockers) return
  await adoptDocuments(db, found.booking, await rowsOfMailbox(db, found.client))
}

/** Whoever has begun to send their own goes on. */
async function hasOwn(tx: Database, bookingId: number): Promise<boolean> {
  const { uploads } = schema
  return (await tx.$count(uploads, and(eq(uploads.bookingId, bookingId), eq(uploads.driver, 0)))) > 0
}
