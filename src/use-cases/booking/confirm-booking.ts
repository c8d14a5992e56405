import { recordEvent } from '../../db/record-event.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { reserveLockers } from '../locker/reserve-locker.ts'
import { lifeOf } from '../payment/booking-balance.ts'
import { heedLockers } from '../payment/settle-booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { keepOwnCar } from './keep-car.ts'
import { type Refused, recordDone, refused, staffAction } from './staff-action.ts'
import { writeBooking } from './write-booking.ts'

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
    await writeBooking(tx, id, { status: step.status })
    if (hasLockers) await heedLockers(tx, booking, await reserveLockers(tx, booking), now)
    await recordEvent(tx, 'contract-changed', { bookingId: id, isAgain: false }, now)
    await recordDone(tx, staff, booking, 'confirm', {
      before: { hasCar: facts.hasCar, isHeld: facts.isHeld },
      after: { hasCar: true, isHeld: false },
    })
    return { kind: 'confirmed' }
  })
}
