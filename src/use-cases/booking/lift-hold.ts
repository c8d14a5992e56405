import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { keepOwnCar } from './keep-car.ts'
import { type Refused, recordDone, refused, staffAction } from './staff-action.ts'

type LiftResult = { kind: 'lifted' } | Refused<'car_taken'>

/** The car waits without an end; the booking stays unpaid and in the state it was in. */
export function liftHold({ db }: BookingDependencies, id: number, staff: ByStaff): Promise<LiftResult> {
  return staffAction(db, id, 'lift-hold', staff, async (tx, { booking, facts }): Promise<LiftResult> => {
    if (!(await keepOwnCar(tx, booking, staff.now))) return refused('car_taken')
    await recordDone(tx, staff, booking, 'lift-hold', {
      before: { hasCar: facts.hasCar, isHeld: facts.isHeld },
      after: { hasCar: true, isHeld: false },
    })
    return { kind: 'lifted' }
  })
}
