import type { CancelBody } from '../../contract/staff/booking-bodies.ts'
import { type Cents, minus } from '../../domain/money.ts'
import { isAbove } from '../../domain/people/rights.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { cancelFeeOf } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { sendRefunds } from '../payment/refund-money.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { cancelWithin } from './cancel-booking.ts'
import { readLines } from './read-lines.ts'
import { type Refused, recordDone, refused, staffAction } from './staff-action.ts'

type StaffCancelResult =
  | { kind: 'cancelled'; fee: Cents; goesBack: Cents }
  | Refused<'fee_above_price' | 'above_limit'>

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
    async (tx, { booking, balance }): Promise<StaffCancelResult> => {
      if ((fee ?? 0) > booking.price) return refused('fee_above_price', 'fee')
      const [lines, rules] = [await readLines(tx, id), await readAgreedRules(tx, booking)]
      const asked = cancelFeeOf({ booking, balance, lines, rules }, staff.now)
      const letGo = minus(asked, fee ?? asked)
      if (isAbove(staff.by, 'writeOffLimit', letGo)) return refused('above_limit', 'fee')
      const done = await cancelWithin(tx, deps, id, { by: 'staff', reason, fee }, staff.now)
      if (done.kind === 'not_possible') return refused(done.reason)
      await recordDone(tx, staff, booking, 'cancel')
      return done
    },
  )
  if (result.kind === 'cancelled') await sendRefunds(deps, staff.now, id)
  return result
}
