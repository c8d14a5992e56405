import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { BookingRow } from '../payment/booking-balance.ts'

/** Changes a booking's own row, and nothing that belongs to it. */
export async function writeBooking(
  tx: Database,
  bookingId: number,
  values: Partial<typeof schema.bookings.$inferInsert>,
): Promise<BookingRow> {
  const { bookings } = schema
  const [row] = await tx.update(bookings).set(values).where(eq(bookings.id, bookingId)).returning()
  if (!row) throw new Error(`booking ${bookingId} is gone`)
  return row
}
