import { inTurn } from '../../db/in-turn.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { keepOwnCar } from './keep-car.ts'
import { lockFor, type Refused, recordDone, refused, type StaffAct } from './staff-booking.ts'

export type LiftResult = { kind: 'lifted' } | Refused<'car_taken'>

/** The car waits without an end; the booking stays unpaid and in the state it was in. */
export function liftHold({ db }: BookingDependencies, id: number, act: StaffAct): Promise<LiftResult> {
  return inTurn(db, async (tx): Promise<LiftResult> => {
    const locked = await lockFor(tx, id, 'lift-hold', act.now)
    if (locked.kind === 'refused') return locked
    const { booking, facts } = locked.found
    if (!(await keepOwnCar(tx, booking, act.now))) return refused('car_taken')
    await recordDone(tx, act, booking, 'lift-hold', {
      before: { hasCar: facts.hasCar, isHeld: facts.isHeld },
      after: { hasCar: true, isHeld: false },
    })
    return { kind: 'lifted' }
  })
}
