import { and, eq, exists, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Days without a job lose none. */
const LOOKS_BACK_MS = 7 * 24 * 3_600_000

/**
 * A rental that is over and whose key nobody fetched has not moved its car: like downtime it took the car wherever it
 * stood. Written down once, so that every search goes on asking the occupancies alone.
 */
export async function leaveUnfetched(db: Database, now: Date): Promise<number> {
  const { bookings, carOccupancies: taken } = schema
  const neverFetched = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.id, taken.bookingId), isNull(bookings.handedOverAt), isNull(bookings.actualReturnDate)),
    )
  const left = await db
    .update(taken)
    .set({ startLocationId: null, endLocationId: null })
    .where(
      and(
        lte(taken.endsAt, now),
        gt(taken.endsAt, new Date(now.getTime() - LOOKS_BACK_MS)),
        isNotNull(taken.endLocationId),
        exists(neverFetched),
      ),
    )
    .returning({ id: taken.id })
  return left.length
}
