import { and, eq, gte, inArray } from 'drizzle-orm'
import type { UndoBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { minus, sum, vatWithin } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { agreedPeriod, isFree, releaseExpiredHolds } from '../booking/occupy-car.ts'
import { type Refused, recordDone, refused, type StaffBooking, staffAction } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { untakeKeys } from '../fleet/move-keys.ts'
import { forgetReturn } from '../fleet/set-readiness.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { chargeAndBill } from '../payment/write-ledger.ts'
import { endAct, findAct } from './find-act.ts'
import { forgetCarSeen, lockCarRow } from './note-car-seen.ts'

type UndoResult = { kind: 'undone' } | Refused<'charges_made' | 'deposit_moved' | 'car_taken'>

/**
 * The car is with its customer again. What being late cost is charged back by entries of its own, proposals are
 * withdrawn, and nobody gets a letter. Once money has followed from the return, money has to go back first.
 */
export function undoTakeBack(
  deps: BookingDependencies,
  id: number,
  { reason }: UndoBody,
  staff: ByStaff,
): Promise<UndoResult> {
  return staffAction(deps.db, id, 'undo-take-back', staff, async (tx, found): Promise<UndoResult> => {
    const { booking } = found
    const act = await findAct(tx, id, 'back')
    if (!act) return refused('by_locker')
    const obstacle = await moneySince(tx, found, act.createdAt)
    if (obstacle) return refused(obstacle)
    if (!(await takeCarAgain(tx, booking, staff.now))) return refused('car_taken')
    const car = await lockCarRow(tx, booking.carId)
    await forgetCarSeen(tx, car, { ...act, action: 'undo-take-back' }, staff)
    await withdrawProposals(tx, act, reason, staff)
    await forgetReturn(tx, id)
    await untakeKeys(tx, { bookingId: id, keyIds: act.keyIds }, staff)
    await takeOffLateFee(tx, booking)
    const out = await writeBooking(tx, id, {
      actualReturnDate: null,
      actualReturnLocationId: null,
      returnOdometer: null,
      returnFuel: null,
      returnCharge: null,
    })
    await chargeAndBill(tx, deps, out, 'late-return', staff.now)
    await endAct(tx, act, reason, staff)
    await recordDone(tx, staff, booking, 'undo-take-back', { after: { note: reason } })
    return { kind: 'undone' }
  })
}

/** Whether an extra charge has been made of what was proposed since. */
export async function hasCharged(
  tx: Database,
  { bookingId, createdAt }: { bookingId: number; createdAt: Date },
): Promise<boolean> {
  const { extraCharges } = schema
  const charged = and(
    eq(extraCharges.bookingId, bookingId),
    eq(extraCharges.status, 'CHARGED'),
    gte(extraCharges.createdAt, createdAt),
  )
  return (await tx.$count(extraCharges, charged)) > 0
}

/** What has moved because the car was back. */
async function moneySince(
  tx: Database,
  { booking, onItsWay }: StaffBooking,
  since: Date,
): Promise<'charges_made' | 'deposit_moved' | undefined> {
  const { ledgerEntries } = schema
  if (await hasCharged(tx, { bookingId: booking.id, createdAt: since })) return 'charges_made'
  const moved = and(
    eq(ledgerEntries.bookingId, booking.id),
    eq(ledgerEntries.account, 'deposit'),
    inArray(ledgerEntries.kind, ['refund', 'kept']),
    gte(ledgerEntries.createdAt, since),
  )
  const isMoved = onItsWay.deposit > 0 || (await tx.$count(ledgerEntries, moved)) > 0
  return isMoved ? 'deposit_moved' : undefined
}

/** Until the agreed return, as before; false when someone else has been given the car since. */
async function takeCarAgain(tx: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const { carOccupancies: taken } = schema
  const [own] = await tx.select().from(taken).where(eq(taken.bookingId, booking.id)).for('update')
  const planned = agreedPeriod(booking)
  const early =
    booking.handedOverAt && booking.handedOverAt < planned.from ? booking.handedOverAt : planned.from
  const occupied = { ...planned, from: own?.occupied.from ?? early }
  await releaseExpiredHolds(tx, booking.carId, occupied, now)
  const { id: bookingId, carId } = booking
  return isFree(tx, (inner) =>
    own
      ? inner.update(taken).set({ occupied }).where(eq(taken.id, own.id))
      : inner.insert(taken).values({ carId, bookingId, occupied, holdExpiresAt: null }),
  )
}

/** They were never owed. */
export async function withdrawProposals(
  tx: Database,
  { bookingId, createdAt }: { bookingId: number; createdAt: Date },
  withdrawReason: string,
  { now }: ByStaff,
): Promise<void> {
  const { extraCharges } = schema
  await tx
    .update(extraCharges)
    .set({ status: 'WITHDRAWN', withdrawnAt: now, withdrawReason })
    .where(
      and(
        eq(extraCharges.bookingId, bookingId),
        eq(extraCharges.status, 'PROPOSED'),
        gte(extraCharges.createdAt, createdAt),
      ),
    )
}

async function takeOffLateFee(tx: Database, booking: BookingRow): Promise<void> {
  const { bookingLines } = schema
  const late = await tx
    .delete(bookingLines)
    .where(and(eq(bookingLines.bookingId, booking.id), eq(bookingLines.kind, 'late-return')))
    .returning({ amount: bookingLines.amount })
  if (late.length === 0) return
  const price = minus(booking.price, sum(late.map(({ amount }) => amount)))
  await writeBooking(tx, booking.id, { price, vat: vatWithin(price, booking.vatRate) })
}
