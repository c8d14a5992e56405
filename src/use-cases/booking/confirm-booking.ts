import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { reserveLockers } from '../locker/reserve-locker.ts'
import { type BookingRow, lifeOf } from '../payment/booking-balance.ts'
import { needPeople } from '../payment/settle-booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { keepOwnCar } from './keep-car.ts'
import { type ByStaff, type Refused, recordDone, refused, staffAction } from './staff-action.ts'

type ConfirmResult = { kind: 'confirmed' } | Refused<'car_taken'>

/** Staff accept a booking that is not paid: the car is its own from now on, and what is due stays due. */
export function confirmBooking(
  { db, hasLockers }: BookingDependencies,
  id: number,
  staff: ByStaff,
): Promise<ConfirmResult> {
  const { now } = staff
  return staffAction(db, id, 'confirm', staff, async (tx, { booking, facts }): Promise<ConfirmResult> => {
    if (!(await keepOwnCar(tx, booking, now))) return refused('car_taken')
    const step = nextStatus(lifeOf(booking), 'accept', 'staff')
    if (!step.ok) return refused(step.reason)
    await tx.update(schema.bookings).set({ status: step.status }).where(eq(schema.bookings.id, id))
    if (hasLockers) await promiseLockers(tx, booking, now)
    await recordEvent(tx, 'contract-changed', { bookingId: id, isAgain: false }, now)
    await recordDone(tx, staff, booking, 'confirm', {
      before: { hasCar: facts.hasCar, isHeld: facts.isHeld },
      after: { hasCar: true, isHeld: false },
    })
    return { kind: 'confirmed' }
  })
}

/** As for a booking that was paid. */
async function promiseLockers(tx: Database, booking: BookingRow, now: Date): Promise<void> {
  const locker = await reserveLockers(tx, booking)
  if (locker === 'none_free') await needPeople(tx, booking, 'no-locker', now)
  // Nobody stands beside a locker to take a deposit, so it is paid before.
  if (locker === 'reserved') {
    await tx
      .update(schema.bookings)
      .set({ paymentWithDeposit: true })
      .where(eq(schema.bookings.id, booking.id))
  }
}
