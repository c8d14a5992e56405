import { eq } from 'drizzle-orm'
import { inTurn } from '../../db/in-turn.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { isAbove } from '../../domain/people/rights.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordDone, refused } from '../booking/staff-action.ts'
import { creditExtraCharge } from '../papers/bill-extra-charge.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { charge } from '../payment/write-ledger.ts'
import { lockExtraCharge } from './lock-extra-charge.ts'

type WithdrawResult =
  | { kind: 'withdrawn' }
  | { kind: 'refused'; code: 'unknown_charge' | 'already_withdrawn' | 'above_limit'; path?: string }

/** It is not owed any more: what was charged is taken back, credited, and told by letter. What was paid is owed back. */
export function withdrawExtra(
  deps: PaperDependencies,
  id: number,
  { reason: withdrawReason }: { reason: string },
  staff: ByStaff,
): Promise<WithdrawResult> {
  return inTurn(deps.db, async (tx): Promise<WithdrawResult> => {
    const found = await lockExtraCharge(tx, id)
    if (!found) return refused('unknown_charge')
    const { extra, booking } = found
    if (extra.status === 'WITHDRAWN') return refused('already_withdrawn')
    if (isAbove(staff.by, 'writeOffLimit', extra.amount)) return refused('above_limit')
    const { extraCharges } = schema
    await tx
      .update(extraCharges)
      .set({ status: 'WITHDRAWN', withdrawnAt: staff.now, withdrawReason })
      .where(eq(extraCharges.id, id))
    if (extra.status === 'CHARGED') {
      const account = await charge(tx, booking, 'extra', staff.now)
      await creditExtraCharge({ ...deps, db: tx }, account, extra, withdrawReason, staff.now)
      await recordEvent(tx, 'extra-withdrawn', { bookingId: booking.id, extraChargeId: id }, staff.now)
    }
    const { kind: extraCharge, amount } = extra
    await recordDone(tx, staff, booking, 'withdraw-extra', {
      after: { extraCharge, amount, reason: withdrawReason },
    })
    return { kind: 'withdrawn' }
  })
}
