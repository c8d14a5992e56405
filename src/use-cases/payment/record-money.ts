import { inTurn } from '../../db/in-turn.ts'
import { lockFor, type Refused, recordDone, refused, type StaffAct } from '../booking/staff-booking.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { recordWithin, type SeenMoney } from './record-payment.ts'

export type MoneyResult = { kind: 'recorded' } | Refused<'more_than_held'>

/** Cash, a card at the desk or a transfer that staff saw, coming in or handed back. */
export function recordMoney(
  deps: PaymentDependencies,
  id: number,
  money: SeenMoney,
  act: StaffAct,
): Promise<MoneyResult> {
  return inTurn(deps.db, async (tx): Promise<MoneyResult> => {
    const locked = await lockFor(tx, id, 'money', act.now)
    if (locked.kind === 'refused') return locked
    const { booking, balance, onItsWay } = locked.found
    // What the bank is already sending back cannot be handed out as well.
    const held = (money.account === 'rent' ? balance.rentPaid : balance.depositPaid) - onItsWay[money.account]
    if (held + money.amount < 0) return refused('more_than_held', 'amount')
    await recordWithin(tx, deps, id, money, act.now)
    await recordDone(tx, act, booking, 'money', { after: { ...money } })
    return { kind: 'recorded' }
  })
}
