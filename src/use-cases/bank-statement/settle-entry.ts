import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { obstacleToAssigning } from '../../domain/booking/bank-entry.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordDone } from '../booking/staff-action.ts'
import { enterCollectivePayment, lockCollective } from '../company-accounts/enter-collective-payment.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { recordChange } from '../records/record-change.ts'
import { enterTransfer } from './enter-transfer.ts'

type SettleFault = 'unknown_entry' | 'settled_already' | 'not_a_payment' | 'unknown_booking'
type SettleResult = { ok: true } | { ok: false; code: SettleFault }

/** What becomes of a movement that nobody could match: the payment of a booking, or none of ours. */
export type Settlement =
  | { kind: 'assign'; bookingId: number }
  | { kind: 'share'; number: string }
  | { kind: 'dismiss'; note: string }

export function settleEntry(
  deps: PaymentDependencies,
  id: number,
  settlement: Settlement,
  staff: ByStaff,
): Promise<SettleResult> {
  return inTurn(deps.db, async (tx): Promise<SettleResult> => {
    const { bankEntries } = schema
    const [entry] = await tx.select().from(bankEntries).where(eq(bankEntries.id, id)).for('update')
    if (!entry) return { ok: false, code: 'unknown_entry' }
    if (entry.state !== 'open') return { ok: false, code: 'settled_already' }
    if (settlement.kind === 'dismiss') {
      const { note } = settlement
      await close(tx, id, { state: 'dismissed', note }, staff)
      return { ok: true }
    }
    if (obstacleToAssigning(entry)) return { ok: false, code: 'not_a_payment' }
    if (settlement.kind === 'share') {
      const collective = await lockCollective(tx, settlement.number)
      if (!collective) return { ok: false, code: 'unknown_booking' }
      const bookingId = await enterCollectivePayment(tx, deps, collective, entry, staff)
      await close(tx, id, { state: 'assigned', bookingId, note: collective.number }, staff)
      return { ok: true }
    }
    const account = await lockAccount(tx, settlement.bookingId)
    if (!account) return { ok: false, code: 'unknown_booking' }
    await close(tx, id, { state: 'assigned', bookingId: account.booking.id }, staff)
    await enterTransfer(tx, deps, account, entry, staff.now)
    await recordDone(tx, staff, account.booking, 'bank-transfer', { after: { bankEntry: id } })
    return { ok: true }
  })
}

type Closing = { state: 'dismissed'; note: string } | { state: 'assigned'; bookingId: number; note?: string }

async function close(tx: Database, id: number, closing: Closing, staff: ByStaff): Promise<void> {
  const { bankEntries } = schema
  await tx
    .update(bankEntries)
    .set({ ...closing, settledAt: staff.now })
    .where(and(eq(bankEntries.id, id), eq(bankEntries.state, 'open')))
  const change = {
    resource: 'bank-entries',
    recordId: id,
    action: closing.state,
    before: null,
    after: closing,
  }
  await recordChange(tx, staff, change)
}
