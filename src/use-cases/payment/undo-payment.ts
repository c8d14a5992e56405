import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { obstacleToUndoPayment, type UndoPaymentObstacle } from '../../domain/booking/undo-payment.ts'
import { negative } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { enterMoney } from './write-ledger.ts'

const { ledgerEntries } = schema

type UndoResult = { kind: 'undone' } | Refused<UndoPaymentObstacle | 'unknown_entry' | 'more_than_held'>

/**
 * Money that was entered by mistake is taken back by an entry of its own, from the same drawer: what was written stays,
 * and the balance is as if it had never come.
 */
export function undoPayment(
  deps: PaymentDependencies,
  id: number,
  entryId: number,
  { reason }: { reason: string },
  staff: ByStaff,
): Promise<UndoResult> {
  return staffAction(
    deps.db,
    id,
    'money',
    staff,
    async (tx, { booking, balance, onItsWay }): Promise<UndoResult> => {
      const entry = await readEntry(tx, id, entryId)
      if (!entry) return refused('unknown_entry')
      const obstacle = obstacleToUndoPayment(entry, { isOwner: staff.by.role === 'owner' }, staff.now)
      if (obstacle) return refused(obstacle)
      const { account, amount, method, adminId, locationId } = entry
      const held = (account === 'rent' ? balance.rentPaid : balance.depositPaid) - onItsWay[account]
      // What was given back or kept of it since cannot be taken back as well.
      if (held < amount) return refused('more_than_held')
      const back = {
        account,
        kind: 'void',
        amount: negative(amount),
        note: reason,
        reversesId: entryId,
      } as const
      await enterMoney(tx, id, [{ ...back, method, adminId, locationId }], staff.now)
      await recordDone(tx, staff, booking, 'undo-money', { after: { account, amount, method, note: reason } })
      return { kind: 'undone' }
    },
  )
}

async function readEntry(tx: Database, bookingId: number, entryId: number) {
  const [entry] = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id, entryId), eq(ledgerEntries.bookingId, bookingId)))
  if (!entry) return undefined
  const isUndone = (await tx.$count(ledgerEntries, eq(ledgerEntries.reversesId, entryId))) > 0
  return {
    ...entry,
    isUndone,
    isFromBank: entry.paymentId !== null || entry.bankEntryId !== null || entry.adminId === null,
  }
}
