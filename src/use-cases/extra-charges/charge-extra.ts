import { eq } from 'drizzle-orm'
import { inTurn } from '../../db/in-turn.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordDone, refused } from '../booking/staff-action.ts'
import { billExtraCharge } from '../papers/bill-extra-charge.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { charge } from '../payment/write-ledger.ts'
import { lockExtraCharge } from './lock-extra-charge.ts'

type ChargeResult =
  | { kind: 'charged' }
  | { kind: 'refused'; code: 'unknown_charge' | 'not_proposed' | 'picture_needed'; path?: string }

/** From now on it is owed: written into the ledger, billed by an invoice of its own, and told by letter. */
export function chargeExtra(deps: PaperDependencies, id: number, staff: ByStaff): Promise<ChargeResult> {
  return inTurn(deps.db, async (tx): Promise<ChargeResult> => {
    const found = await lockExtraCharge(tx, id)
    if (!found) return refused('unknown_charge')
    const { extra, booking } = found
    if (extra.status !== 'PROPOSED') return refused('not_proposed')
    if (extra.kind === 'damage' && extra.fileKey === null) return refused('picture_needed', 'picture')
    // What is billed adds up to what is owed: the rental too, if its invoice has not been issued yet.
    await issueInvoice({ ...deps, db: tx }, booking.id, staff.now)
    const { extraCharges } = schema
    await tx
      .update(extraCharges)
      .set({ status: 'CHARGED', chargedAt: staff.now })
      .where(eq(extraCharges.id, id))
    const account = await charge(tx, booking, 'extra', staff.now)
    await billExtraCharge({ ...deps, db: tx }, account, extra, staff.now)
    await recordEvent(tx, 'extra-charged', { bookingId: booking.id, extraChargeId: id }, staff.now)
    const { kind: extraCharge, amount, reason } = extra
    await recordDone(tx, staff, booking, 'charge-extra', { after: { extraCharge, amount, reason } })
    return { kind: 'charged' }
  })
}
