import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** The lockers that are kept for a booking, for its pick-up and for its return. */
export function readLockers(db: Database, bookingId: number) {
  const { smartLockers: locker, smartLockerReservations: reservation } = schema
  return db
    .select({ locker, reservation })
    .from(reservation)
    .innerJoin(locker, eq(locker.id, reservation.smartLockerId))
    .where(eq(reservation.bookingId, bookingId))
    .orderBy(asc(reservation.start))
}
