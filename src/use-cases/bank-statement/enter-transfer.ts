import type { Database } from '../../db/client.ts'
import { ledgerAccounts, splitPayment } from '../../domain/booking/ledger.ts'
import type { Cents } from '../../domain/money.ts'
import type { BookingAccount } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { recordPayment } from '../payment/record-payment.ts'

/** Money of a statement for a booking: the rent first, then the deposit; whatever else came counts as rent. */
export async function enterTransfer(
  tx: Database,
  deps: PaymentDependencies,
  { booking, balance }: BookingAccount,
  amount: Cents,
  now: Date,
): Promise<void> {
  const asked = { rentAmount: balance.rentDue, depositAmount: balance.depositDue }
  const { rentAmount: rent, depositAmount: deposit } = splitPayment(amount, asked)
  const parts = { rent, deposit }
  for (const account of ledgerAccounts) {
    if (parts[account] === 0) continue
    const money = { account, amount: parts[account], method: 'TRANSFER' as const, note: '', adminId: null }
    await recordPayment(tx, deps, booking.id, money, now)
  }
}
