import { eq } from 'drizzle-orm'
import type { HandOverBody } from '../../contract/staff/booking-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { lockCarRow, noteCarSeen, type SeenDamage } from './note-car-seen.ts'
import { isFree, releaseExpiredHolds } from './occupy-car.ts'
import { type Refused, recordDone, refused, staffAction } from './staff-action.ts'
import { writeHandOver } from './write-hand-over.ts'

type HandOverResult = { kind: 'handed_over' } | Refused<'in_the_future' | 'odometer_below' | 'car_taken'>

/** The key goes to the customer: only for a contract that is signed and a booking that owes nothing. */
export function handOver(
  { db }: BookingDependencies,
  id: number,
  { at, odometer, fuel, damage }: HandOverBody,
  staff: ByStaff,
): Promise<HandOverResult> {
  return staffAction(db, id, 'hand-over', staff, async (tx, { booking }): Promise<HandOverResult> => {
    if (at > staff.now) return refused('in_the_future', 'at')
    if (!(await takeCarFrom(tx, booking, at, staff.now))) return refused('car_taken', 'at')
    const car = await lockCarRow(tx, booking.carId)
    if (odometer < car.mileage) return refused('odometer_below', 'odometer')
    await noteCarSeen(tx, car, { odometer, damage, action: 'hand-over' }, staff)
    await writeHandOver(tx, id, { handedOverAt: at, rentOdometer: odometer, rentFuel: fuel })
    await recordDone(tx, staff, booking, 'hand-over', damageOf(damage))
    return { kind: 'handed_over' }
  })
}

/** Handed out before its time, the car is taken from then on. False when it is someone else's until the agreed time. */
async function takeCarFrom(tx: Database, booking: BookingRow, at: Date, now: Date): Promise<boolean> {
  if (at >= booking.rentDate) return true
  const { carOccupancies: taken } = schema
  const occupied = { ...occupiedPeriod(booking.rentDate, booking.returnDate), from: at }
  await releaseExpiredHolds(tx, booking.carId, occupied, now)
  return isFree(tx, (inner) => inner.update(taken).set({ occupied }).where(eq(taken.bookingId, booking.id)))
}

/** What was new about the car, for the story of the booking. */
export const damageOf = (damage: readonly SeenDamage[]) =>
  damage.length > 0 ? { after: { damage: damage.map(({ text }) => text) } } : {}
