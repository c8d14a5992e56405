import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { recordPayment, type SeenMoney } from './record-payment.ts'

type MoneyResult = { kind: 'recorded' } | Refused<'more_than_held'>

/** Cash, a card at the desk or a transfer that staff saw, coming in or handed back. */
export function recordMoney(
  deps: PaymentDependencies,
  id: number,
  money: SeenMoney,
  staff: ByStaff,
): Promise<MoneyResult> {
  return staffAction(
    deps.db,
    id,
    'money',
    staff,
    async (tx, { booking, balance, onItsWay }): Promise<MoneyResult> => {
      // What the bank is already sending back cannot be handed out as well.
      const held =
        (money.account === 'rent' ? balance.rentPaid : balance.depositPaid) - onItsWay[money.account]
      if (held + money.amount < 0) return refused('more_than_held', 'amount')
      await recordPayment(tx, deps, id, money, staff.now)
      await recordDone(tx, staff, booking, 'money', { after: { ...money } })
      return { kind: 'recorded' }
    },
  )
}
