import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { negative } from '../../domain/money.ts'
import { isAbove } from '../../domain/people/rights.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { isPlace } from './is-place.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { recordPayment, type SeenMoney } from './record-payment.ts'

type MoneyResult = { kind: 'recorded' } | Refused<'above_limit' | 'more_than_held' | 'unknown_place'>

/** The same press of the button, sent again because its answer was lost. */
async function isWritten(tx: Database, bookingId: number, key: string | undefined): Promise<boolean> {
  const { ledgerEntries } = schema
  if (key === undefined) return false
  const same = and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.key, key))
  return (await tx.$count(ledgerEntries, same)) > 0
}

/** Cash, a card at the desk or a transfer that staff saw, coming in or handed back. */
export function recordMoney(
  deps: PaymentDependencies,
  id: number,
  seen: Omit<SeenMoney, 'adminId'>,
  staff: ByStaff,
): Promise<MoneyResult> {
  const money = { ...seen, adminId: staff.by.id }
  return staffAction(
    deps.db,
    id,
    'money',
    staff,
    async (tx, { booking, balance, onItsWay }): Promise<MoneyResult> => {
      if (await isWritten(tx, id, money.key)) return { kind: 'recorded' }
      if (isAbove(staff.by, 'refundLimit', negative(money.amount))) return refused('above_limit', 'amount')
      if (!(await isPlace(tx, money.locationId))) return refused('unknown_place', 'locationId')
      // What the bank is already sending back cannot be handed out as well.
      const held =
        (money.account === 'rent' ? balance.rentPaid : balance.depositPaid) - onItsWay[money.account]
      if (held + money.amount < 0) return refused('more_than_held', 'amount')
      await recordPayment(tx, deps, id, money, staff.now)
      await recordDone(tx, staff, booking, 'money', { after: { ...seen } })
      return { kind: 'recorded' }
    },
  )
}
