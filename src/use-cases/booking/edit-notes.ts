import { eq } from 'drizzle-orm'
import type { NotesBody } from '../../contract/staff/booking-bodies.ts'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { isStillSo } from '../../domain/still-so.ts'
import { lifeOf, lockAccount } from '../payment/booking-balance.ts'
import { charge } from '../payment/write-ledger.ts'
import { recordChange } from '../records/record-change.ts'
import { voidContract } from '../signing/void-contract.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { type Refused, readStaffBooking, recordDone, refused, type StaffBooking } from './staff-action.ts'
import { writeBooking } from './write-booking.ts'

type NotesResult = { kind: 'written' } | Refused<'unknown_guarantor' | 'changed_meanwhile'>

export function editNotes(
  { db }: BookingDependencies,
  id: number,
  wanted: NotesBody,
  staff: ByStaff,
): Promise<NotesResult> {
  return inTurn(db, async (tx): Promise<NotesResult> => {
    const found = await readStaffBooking(tx, id, staff.now, lockAccount)
    if (!found) return refused('unknown_booking')
    const fault = faultOf(found, wanted)
    if (fault) return fault
    const { guarantorId: _, newGuarantor: __, previous = {}, isAttentionDone, ...plain } = wanted
    const current = writtenOn(found.booking)
    if (!isStillSo(previous, current)) return { ...refused('changed_meanwhile'), more: { current } }
    const guarantorId = await guarantorOf(tx, found.booking.guarantorId, wanted, staff)
    if (guarantorId === undefined) return refused('unknown_guarantor', 'guarantor')
    const done = isAttentionDone ? { attentions: [] } : {}
    const written = await writeBooking(tx, id, { ...plain, guarantorId, ...done })
    await charge(tx, written, 'deposit-asked', staff.now)
    // The guarantor stands in the contract: with another one it is another contract.
    if (guarantorId !== found.booking.guarantorId) await voidContract(tx, found.booking, staff.now)
    await recordDone(tx, staff, found.booking, isAttentionDone ? 'attention-done' : 'update')
    return { kind: 'written' }
  })
}

const writtenOn = ({ notes, adHocNotes, depositNumber, paymentWithDeposit }: StaffBooking['booking']) => ({
  notes,
  adHocNotes,
  depositNumber,
  paymentWithDeposit,
})

function faultOf({ booking, facts }: StaffBooking, wanted: NotesBody): Refused | undefined {
  const { guarantorId, newGuarantor, paymentWithDeposit } = wanted
  const changesTerms = [guarantorId, newGuarantor, paymentWithDeposit].some((term) => term !== undefined)
  const step = nextStatus(lifeOf(booking), 'change', 'staff')
  if (changesTerms && !step.ok) return refused(step.reason)
  // A paid booking that lost its car is not done with a tick: it gets a car, or it is cancelled.
  const isWithoutCar = booking.lostCarAt !== null && !facts.hasCar && !facts.isCancelled
  if (wanted.isAttentionDone && isWithoutCar) return refused('without_car')
  return undefined
}

/** A new one, one that is known, nobody, or who it was; undefined when there is no such guarantor. */
async function guarantorOf(
  tx: Database,
  before: number | null,
  { guarantorId, newGuarantor }: NotesBody,
  staff: ByStaff,
): Promise<number | null | undefined> {
  const { guarantors } = schema
  if (!newGuarantor) {
    if (guarantorId === undefined) return before
    const isThere = guarantorId === null || (await tx.$count(guarantors, eq(guarantors.id, guarantorId))) > 0
    return isThere ? guarantorId : undefined
  }
  const [made] = await tx.insert(guarantors).values(newGuarantor).returning()
  if (!made) throw new Error('the database returned no guarantor')
  const change = { resource: 'guarantors', recordId: made.id, action: 'create', before: null, after: made }
  await recordChange(tx, staff, change)
  return made.id
}
