import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { occupancyOf, occupyCar } from './occupy-car.ts'
import { occupyReachableCar } from './whereabouts-of.ts'

/**
 * Keeps the booking's own car for good, also when its hold ran out. False when someone else has taken it meanwhile, or,
 * by the catalogue's rules, when it can no longer be there in time; without a catalogue people see to that.
 */
export async function keepOwnCar(
  tx: Database,
  booking: BookingRow,
  now: Date,
  catalogue?: Catalogue,
): Promise<boolean> {
  const { carOccupancies: taken } = schema
  const kept = await tx
    .update(taken)
    .set({ holdExpiresAt: null })
    .where(eq(taken.bookingId, booking.id))
    .returning({ id: taken.id })
  if (kept.length > 0) return true
  return catalogue
    ? occupyReachableCar(tx, catalogue, booking, null, now)
    : occupyCar(tx, occupancyOf(booking, null), now)
}
