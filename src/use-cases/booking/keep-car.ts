import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { occupyCar } from './occupy-car.ts'

/** Keeps the booking's own car for good, also when its hold ran out. False when someone else has taken it meanwhile. */
export async function keepOwnCar(tx: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const { carOccupancies: taken } = schema
  const { id: bookingId, carId, rentDate, returnDate } = booking
  const kept = await tx
    .update(taken)
    .set({ holdExpiresAt: null })
    .where(eq(taken.bookingId, bookingId))
    .returning({ id: taken.id })
  if (kept.length > 0) return true
  const occupied = occupiedPeriod(rentDate, returnDate)
  return occupyCar(tx, { carId, bookingId, occupied, holdExpiresAt: null }, now)
}
