import { inTurn } from '../../db/in-turn.ts'
import type { Cents } from '../../domain/money.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { sendRefunds } from '../payment/refund-money.ts'
import { cancelWithin } from './cancel-booking.ts'
import { lockFor, type Refused, recordDone, refused, type StaffAct } from './staff-booking.ts'

export type StaffCancellation = {
  reason: string
  /** What the customer still pays; without it what the conditions say. */
  fee?: Cents
}

export type StaffCancelResult =
  | { kind: 'cancelled'; fee: Cents; goesBack: Cents }
  | Refused<'fee_above_price'>

export async function cancelByStaff(
  deps: PaymentDependencies,
  id: number,
  { reason, fee }: StaffCancellation,
  act: StaffAct,
): Promise<StaffCancelResult> {
  const result = await inTurn(deps.db, async (tx): Promise<StaffCancelResult> => {
    const locked = await lockFor(tx, id, 'cancel', act.now)
    if (locked.kind === 'refused') return locked
    const { booking } = locked.found
    if (fee !== undefined && fee > booking.price) return refused('fee_above_price', 'fee')
    const cancellation = { by: 'staff' as const, reason, ...(fee === undefined ? {} : { fee }) }
    const done = await cancelWithin(tx, id, cancellation, act.now)
    if (done.kind === 'not_possible') return refused(done.reason)
    await recordDone(tx, act, booking, 'cancel')
    return done
  })
  if (result.kind === 'cancelled') await sendRefunds(deps, act.now)
  return result
}
