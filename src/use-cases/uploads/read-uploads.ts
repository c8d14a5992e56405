import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { wantedKinds } from '../../domain/booking/wanted-documents.ts'

const { uploads, bookings } = schema

/**
 * Until its return the licence is valid that was approved with an earlier booking: what staff read from it counts before
 * what was told, and where nobody wrote it down someone here has looked.
 */
const isLicenceValid = sql`coalesce(
  (select c.until from licence_checks c where c.booking_id = ${bookings.documentsOf} and c.driver = 0),
  (select d.until from licence_dates d where d.booking_id = ${bookings.documentsOf} and d.driver = 0),
  'infinity') >= (${bookings.returnDate} at time zone 'Europe/Tallinn')::date`

/**
 * What counts for a booking: what its drivers have sent, and what its renter had approved before, as long as it is kept
 * and valid. Everything that asks for documents asks by this.
 */
export const countsForBooking = or(
  eq(uploads.bookingId, bookings.id),
  and(
    eq(uploads.bookingId, bookings.documentsOf),
    eq(uploads.driver, 0),
    eq(uploads.status, 'APPROVED'),
    inArray(uploads.kind, wantedKinds),
    isLicenceValid,
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
