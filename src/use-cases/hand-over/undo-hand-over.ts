import { eq } from 'drizzle-orm'
import type { UndoBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { agreedPeriod } from '../booking/occupy-car.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { ungiveKeys } from '../fleet/move-keys.ts'
import { endAct, findAct } from './find-act.ts'
import { forgetCarSeen, lockCarRow } from './note-car-seen.ts'

/** A key that went out by mistake is back on its hook. What was seen and taken meanwhile, licences and money, stays. */
export function undoHandOver(
  { db }: { db: Database },
  id: number,
  { reason }: UndoBody,
  staff: ByStaff,
): Promise<{ kind: 'undone' } | Refused> {
  return staffAction(db, id, 'undo-hand-over', staff, async (tx, { booking }) => {
    const act = await findAct(tx, id, 'out')
    if (!act) return refused('by_locker')
    const car = await lockCarRow(tx, booking.carId)
    await forgetCarSeen(tx, car, { ...act, action: 'undo-hand-over' }, staff)
    await writeBooking(tx, id, { handedOverAt: null, rentOdometer: null, rentFuel: null, rentCharge: null })
    // Handed out before its time, it was taken from then on.
    const { carOccupancies: taken } = schema
    const occupied = agreedPeriod(booking)
    await tx.update(taken).set({ occupied }).where(eq(taken.bookingId, id))
    await ungiveKeys(tx, id, booking.carId, staff)
    await endAct(tx, act, reason, staff)
    await recordDone(tx, staff, booking, 'undo-hand-over', { after: { note: reason } })
    return { kind: 'undone' as const }
  })
}
