import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { wantedKinds } from '../../domain/booking/wanted-documents.ts'

const { uploads, bookings } = schema

/** What counts for a booking: what its drivers have sent, and what its renter had approved before, as long as it is kept. */
export function readUploads(db: Database, bookingId: number) {
  const earlier = db.select({ id: bookings.documentsOf }).from(bookings).where(eq(bookings.id, bookingId))
  const approvedBefore = and(
    sql`${uploads.bookingId} = (${earlier})`,
    eq(uploads.driver, 0),
    eq(uploads.status, 'APPROVED'),
    inArray(uploads.kind, wantedKinds),
  )
  return db
    .select()
    .from(uploads)
    .where(or(eq(uploads.bookingId, bookingId), approvedBefore))
    .orderBy(asc(uploads.id))
}
