import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { wantedKinds } from '../../domain/booking/wanted-documents.ts'

const { uploads, bookings } = schema

/** What counts for a booking: what its drivers have sent, and what its renter had approved before, as long as it is kept. */
export const countsForBooking = or(
  eq(uploads.bookingId, bookings.id),
  and(
    eq(uploads.bookingId, bookings.documentsOf),
    eq(uploads.driver, 0),
    eq(uploads.status, 'APPROVED'),
    inArray(uploads.kind, wantedKinds),
  ),
)

export async function readUploads(db: Database, bookingId: number) {
  const rows = await db
    .select({ upload: uploads })
    .from(bookings)
    .innerJoin(uploads, countsForBooking)
    .where(eq(bookings.id, bookingId))
    .orderBy(asc(uploads.id))
  return rows.map(({ upload }) => upload)
}
