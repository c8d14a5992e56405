import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { type Cents, cents, negative } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, staffAction } from '../booking/staff-action.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { settleBooking } from './settle-booking.ts'
import { enterMoney } from './write-ledger.ts'

type CoverResult = { kind: 'settled'; amount: Cents } | Refused

/**
 * What the rental still costs is kept from the deposit: in the ledger it goes from one account to the other, so both
 * stay true and the rest of the deposit is what is owed back.
 */
export function coverFromDeposit(
  deps: PaymentDependencies,
  id: number,
  staff: ByStaff,
): Promise<CoverResult> {
  return staffAction(
    deps.db,
    id,
    'use-deposit',
    staff,
    async (tx, { booking, balance, facts }): Promise<CoverResult> => {
      const amount = cents(Math.min(balance.rentDue, facts.depositHeld))
      const method = await depositMethod(tx, id)
      const adminId = staff.by.id
      await enterMoney(
        tx,
        id,
        [
          { method, adminId, account: 'deposit', kind: 'kept', amount: negative(amount) },
          { method, adminId, account: 'rent', kind: 'kept', amount },
        ],
        staff.now,
      )
      await settleBooking(tx, deps, id, staff.now)
      await recordEvent(tx, 'payment-received', { bookingId: id, amount }, staff.now)
      await recordDone(tx, staff, booking, 'use-deposit', { after: { account: 'deposit', amount } })
      return { kind: 'settled', amount }
    },
  )
}

/** As the deposit came in, so it is counted on. */
async function depositMethod(tx: Database, bookingId: number) {
  const { ledgerEntries } = schema
  const [last] = await tx
    .select({ method: ledgerEntries.method })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.bookingId, bookingId),
        eq(ledgerEntries.account, 'deposit'),
        gt(ledgerEntries.amount, cents(0)),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(1)
  if (!last) throw new Error(`booking ${bookingId} has a deposit that never came`)
  return last.method
}
