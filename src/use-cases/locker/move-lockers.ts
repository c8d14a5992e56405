import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { LockerPurpose } from '../../domain/booking/locker-window.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { endsAt, type LockerReserved, reserveLocker } from './reserve-locker.ts'

const { smartLockerReservations: reservations } = schema

/** Lockers follow a booking whose times or places changed; a key that is already out needs no locker to be taken from. */
export async function moveLockers(
  tx: Database,
  before: BookingRow,
  after: BookingRow,
  now: Date,
): Promise<LockerReserved> {
  const results = new Set<LockerReserved>()
  const isPickUpMoved =
    before.rentDate.getTime() !== after.rentDate.getTime() || before.rentLocationId !== after.rentLocationId
  const isReturnMoved =
    before.returnDate.getTime() !== after.returnDate.getTime() ||
    before.returnLocationId !== after.returnLocationId
  if (isPickUpMoved && !after.handedOverAt) results.add(await move(tx, after, 'pick-up', now))
  if (isReturnMoved) results.add(await move(tx, after, 'return', now))
  if (results.has('none_free')) return 'none_free'
  return results.has('reserved') ? 'reserved' : 'none_needed'
}

async function move(
  tx: Database,
  booking: BookingRow,
  purpose: LockerPurpose,
  now: Date,
): Promise<LockerReserved> {
  const [known] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.bookingId, booking.id), eq(reservations.purpose, purpose)))
    .for('update')
  if (known?.keyReturnedAt) return 'none_needed'
  if (known && known.slot !== null) {
    // The unit knows the phone already: it is told to forget it when the time is over, and people see to the rest.
    await tx
      .update(reservations)
      .set({ end: endsAt(now) })
      .where(eq(reservations.id, known.id))
    return 'none_free'
  }
  if (known) await tx.delete(reservations).where(eq(reservations.id, known.id))
  return reserveLocker(tx, booking, purpose)
}
