import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { ledgerAccounts, splitPayment } from '../../domain/booking/ledger.ts'
import type { Cents } from '../../domain/money.ts'
import { writeBooking } from '../booking/write-booking.ts'
import type { BookingAccount } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { settlePayment } from '../payment/settle-booking.ts'
import { enterMoney } from '../payment/write-ledger.ts'

/** Money of a statement for a booking: the rent first, then the deposit; whatever else came counts as rent. */
export async function enterTransfer(
  tx: Database,
  deps: PaymentDependencies,
  { booking, balance }: BookingAccount,
  { id: bankEntryId, amount }: { id: number; amount: Cents },
  now: Date,
): Promise<void> {
  const { id: bookingId } = booking
  const asked = { rentAmount: balance.rentDue, depositAmount: balance.depositDue }
  const { rentAmount: rent, depositAmount: deposit } = splitPayment(amount, asked)
  const parts = { rent, deposit }
  const money = { kind: 'payment', method: 'TRANSFER', bankEntryId } as const
  const entries = ledgerAccounts
    .filter((account) => parts[account] > 0)
    .map((account) => ({ ...money, account, amount: parts[account] }))
  await enterMoney(tx, bookingId, entries, now)
  if (rent > 0) await writeBooking(tx, bookingId, { paymentMethod: money.method })
  await settlePayment(tx, deps, bookingId, now)
  // One transfer, one letter, whatever it was for.
  await recordEvent(tx, 'payment-received', { bookingId, bankEntryId }, now)
}
