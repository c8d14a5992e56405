import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { type Cents, negative } from '../../domain/money.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { lockAccount } from './booking-balance.ts'
import { settleBooking } from './settle-booking.ts'

/** Money that staff saw with their own eyes: cash, a card at the desk, a transfer on the company's account. */
export type SeenMoney = {
  account: LedgerAccount
  /** What came in is positive, what was handed back negative. */
  amount: Cents
  method: 'CARD' | 'TRANSFER' | 'CASH'
  note: string
}

type RecordResult = { kind: 'recorded' } | { kind: 'more_than_held' }

export async function recordPayment(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  money: SeenMoney,
  now: Date,
): Promise<RecordResult> {
  const account = await lockAccount(tx, bookingId)
  if (!account) throw new Error(`there is no booking ${bookingId}`)
  const held = money.account === 'rent' ? account.balance.rentPaid : account.balance.depositPaid
  if (held + money.amount < 0) return { kind: 'more_than_held' }
  await tx.insert(schema.ledgerEntries).values({
    bookingId,
    ...money,
    kind: money.amount > 0 ? 'payment' : 'refund',
    createdAt: now,
  })
  if (money.amount < 0) {
    await recordEvent(
      tx,
      'refunded',
      { bookingId, amount: negative(money.amount), account: money.account },
      now,
    )
    return { kind: 'recorded' }
  }
  if (money.account === 'rent') {
    await tx
      .update(schema.bookings)
      .set({ paymentMethod: money.method })
      .where(eq(schema.bookings.id, bookingId))
  }
  await settleBooking(tx, deps, bookingId, now)
  await recordEvent(tx, 'payment-received', { bookingId, amount: money.amount }, now)
  return { kind: 'recorded' }
}
