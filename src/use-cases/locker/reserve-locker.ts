import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { LockerPurpose } from '../../domain/booking/locker-window.ts'
import { lockerWindow, returnWindow } from '../../domain/booking/locker-window.ts'
import type { BookingRow } from '../payment/booking-balance.ts'

const { smartLockers, smartLockerReservations: reservations } = schema

/** `none_needed`: people hand the key over there. `none_free`: all lockers of the place are promised at that time. */
export type LockerReserved = 'reserved' | 'none_needed' | 'none_free'

/**
 * A locker for taking the key out and one for putting it back, as far as the two places have lockers. One that the
 * customer may have been told of stays theirs; a key that is out needs none to be taken from.
 */
export async function reserveLockers(tx: Database, booking: BookingRow): Promise<LockerReserved> {
  const kept = await tx
    .select({ purpose: reservations.purpose })
    .from(reservations)
    .where(eq(reservations.bookingId, booking.id))
  const wanted: LockerPurpose[] = booking.handedOverAt ? ['return'] : ['pick-up', 'return']
  const results = new Set<LockerReserved>()
  for (const purpose of wanted) {
    const isKept = kept.some((one) => one.purpose === purpose)
    results.add(isKept ? 'reserved' : await reserveLocker(tx, booking, purpose))
  }
  if (results.has('none_free')) return 'none_free'
  return results.has('reserved') ? 'reserved' : 'none_needed'
}

/** The end of a reservation that is over now: earlier than it was, and never before its beginning. */
export const endsAt = (now: Date): SQL =>
  sql`least(${reservations.end}, greatest(${reservations.start} + interval '1 second', ${now.toISOString()}::timestamptz))`

/** One of the two, for a booking that has none for this purpose. */
export function reserveLocker(
  tx: Database,
  { id: bookingId, rentLocationId, returnLocationId, rentDate, returnDate }: BookingRow,
  purpose: LockerPurpose,
): Promise<LockerReserved> {
  return purpose === 'pick-up'
    ? reserve(tx, rentLocationId, { bookingId, purpose, ...lockerWindow(rentDate) })
    : reserve(tx, returnLocationId, { bookingId, purpose, ...returnWindow(returnDate) })
}

/** The first locker of the place that nobody else needs at that time. */
async function reserve(
  tx: Database,
  locationId: number,
  wanted: Omit<typeof reservations.$inferInsert, 'smartLockerId'>,
): Promise<LockerReserved> {
  const lockers = await tx
    .select({ id: smartLockers.id })
    .from(smartLockers)
    .where(eq(smartLockers.locationId, locationId))
    .orderBy(asc(smartLockers.id))
  if (lockers.length === 0) return 'none_needed'
  for (const { id } of lockers) {
    try {
      await tx.transaction((inner) => inner.insert(reservations).values({ ...wanted, smartLockerId: id }))
      return 'reserved'
    } catch (error) {
      if (violatedConstraint(error) !== 'smart_locker_reservations_no_overlap') throw error
    }
  }
  return 'none_free'
}
