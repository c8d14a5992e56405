import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { type Cents, negative } from '../../domain/money.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { settlePayment } from './settle-booking.ts'
import { enterMoney } from './write-ledger.ts'

/** Money that staff saw with their own eyes: cash, a card at the desk, a transfer on the company's account. */
export type SeenMoney = {
  account: LedgerAccount
  /** What came in is positive, what was handed back negative. */
  amount: Cents
  method: 'CARD' | 'TRANSFER' | 'CASH'
  note: string
  /** Who took it or gave it; null where nobody is known. */
  adminId: number | null
  /** Where; without it the booking's own place. */
  locationId?: number | undefined
  key?: string | undefined
}

/** Whoever calls it has seen that no more is handed back than is held. */
export async function recordPayment(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  money: SeenMoney,
  now: Date,
): Promise<void> {
  const kind = money.amount > 0 ? ('payment' as const) : ('refund' as const)
  await enterMoney(tx, bookingId, [{ ...money, kind }], now)
  if (money.amount < 0) {
    const { account, method: byHand } = money
    await recordEvent(tx, 'refunded', { bookingId, amount: negative(money.amount), account, byHand }, now)
    return
  }
  if (money.account === 'rent') await writeBooking(tx, bookingId, { paymentMethod: money.method })
  await settlePayment(tx, deps, bookingId, now)
  await recordEvent(tx, 'payment-received', { bookingId, amount: money.amount }, now)
}
