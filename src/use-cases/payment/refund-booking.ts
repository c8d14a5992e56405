import type { RefundBody } from '../../contract/staff/booking-bodies.ts'
import { type Cents, minus, negative } from '../../domain/money.ts'
import { isAbove } from '../../domain/people/rights.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { isPlace } from './is-place.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { recordPayment } from './record-payment.ts'
import { planRefund, refundPlan, sendRefunds } from './refund-money.ts'

type RefundResult =
  | { kind: 'refunded'; throughBank: Cents; byHand: Cents }
  | Refused<'above_limit' | 'more_than_owed' | 'not_from_bank' | 'unknown_place'>

/** Gives back what is owed: through the bank as far as it came from there, the rest by hand. */
export async function refundBooking(
  deps: PaymentDependencies,
  id: number,
  { account, amount, byHand, note, locationId }: RefundBody,
  staff: ByStaff,
): Promise<RefundResult> {
  const result = await staffAction(
    deps.db,
    id,
    'refund',
    staff,
    async (tx, { booking, balance, onItsWay }): Promise<RefundResult> => {
      const owed = account === 'rent' ? balance.rentOwedBack : balance.depositOwedBack
      if (amount > owed - onItsWay[account]) return refused('more_than_owed', 'amount')
      if (isAbove(staff.by, 'refundLimit', amount)) return refused('above_limit', 'amount')
      if (!(await isPlace(tx, locationId))) return refused('unknown_place', 'locationId')
      const plan = await refundPlan(tx, id, account, amount)
      if (plan.byHand > 0 && !byHand) return refused('not_from_bank', 'byHand')
      await planRefund(tx, id, account, amount, staff.now)
      if (plan.byHand > 0 && byHand) {
        await recordPayment(
          tx,
          deps,
          id,
          {
            account,
            amount: negative(plan.byHand),
            method: byHand,
            note,
            adminId: staff.by.id,
            locationId,
          },
          staff.now,
        )
      }
      const sums = { throughBank: minus(amount, plan.byHand), byHand: plan.byHand }
      await recordDone(tx, staff, booking, 'refund', { after: { account, ...sums, note } })
      return { kind: 'refunded', ...sums }
    },
  )
  if (result.kind === 'refunded') await sendRefunds(deps, staff.now, id)
  return result
}
