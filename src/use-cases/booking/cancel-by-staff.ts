import type { CancelBody } from '../../contract/staff/booking-bodies.ts'
import type { Cents } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { sendRefunds } from '../payment/refund-money.ts'
import { cancelWithin } from './cancel-booking.ts'
import { type Refused, recordDone, refused, staffAction } from './staff-action.ts'

type StaffCancelResult = { kind: 'cancelled'; fee: Cents; goesBack: Cents } | Refused<'fee_above_price'>

export async function cancelByStaff(
  deps: PaymentDependencies,
  id: number,
  { reason, fee }: CancelBody,
  staff: ByStaff,
): Promise<StaffCancelResult> {
  const result = await staffAction(
    deps.db,
    id,
    'cancel',
    staff,
    async (tx, { booking }): Promise<StaffCancelResult> => {
      if ((fee ?? 0) > booking.price) return refused('fee_above_price', 'fee')
      const done = await cancelWithin(tx, deps, id, { by: 'staff', reason, fee }, staff.now)
      if (done.kind === 'not_possible') return refused(done.reason)
      await recordDone(tx, staff, booking, 'cancel')
      return done
    },
  )
  if (result.kind === 'cancelled') await sendRefunds(deps, staff.now, id)
  return result
}
