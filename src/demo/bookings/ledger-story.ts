import type { bookings } from '../../db/schema/bookings.ts'
import type { ledgerEntries } from '../../db/schema/money.ts'
import type { LedgerAccount, LedgerKind } from '../../domain/booking/ledger.ts'
import { type Cents, cents, minus, negative } from '../../domain/money.ts'
import type { Row } from '../rows.ts'

type Booking = Row<typeof bookings> & { createdAt: Date }
type Entry = Row<typeof ledgerEntries>

/**
 * The money of a booking as its row tells it: what is paid came in, what is cancelled or returned went back. What being
 * late cost was paid when the car came back, out of the deposit if there is one.
 */
export function ledgerOf(booking: Booking, lateFee: Cents): Entry[] {
  if (!booking.isPaid || !booking.id) return []
  const { id: bookingId, paymentMethod, createdAt, cancelledAt, actualReturnDate } = booking
  const entry = (
    account: LedgerAccount,
    kind: LedgerKind,
    amount: Cents,
    at: Date,
    method = paymentMethod ?? 'CASH',
  ): Entry[] => (amount === 0 ? [] : [{ bookingId, account, kind, amount, method, createdAt: at }])
  const deposit = booking.paymentWithDeposit ? booking.deposit : cents(0)
  const paid = [
    ...entry('rent', 'payment', minus(booking.price, lateFee), createdAt),
    ...entry('deposit', 'payment', deposit, createdAt),
  ]
  if (cancelledAt) {
    const goesBack = minus(booking.price, booking.cancelFee ?? cents(0))
    return [
      ...paid,
      ...entry('rent', 'refund', negative(goesBack), cancelledAt),
      ...entry('deposit', 'refund', negative(deposit), cancelledAt),
    ]
  }
  if (!actualReturnDate) return paid
  return [
    ...paid,
    ...entry('rent', 'payment', lateFee, actualReturnDate, deposit > 0 ? undefined : 'CARD'),
    ...entry('deposit', 'refund', negative(deposit), actualReturnDate),
  ]
}
