import type { bookings } from '../../db/schema/bookings.ts'
import type { ledgerEntries } from '../../db/schema/money.ts'
import type { LedgerAccount, LedgerKind } from '../../domain/booking/ledger.ts'
import type { Cents } from '../../domain/money.ts'
import type { Row } from '../factories.ts'

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
  const deposit = booking.paymentWithDeposit ? booking.deposit : 0
  const paid = [
    ...entry('rent', 'payment', booking.price - lateFee, createdAt),
    ...entry('deposit', 'payment', deposit, createdAt),
  ]
  if (cancelledAt) {
    const goesBack = booking.price - (booking.cancelFee ?? 0)
    return [
      ...paid,
      ...entry('rent', 'refund', -goesBack, cancelledAt),
      ...entry('deposit', 'refund', -deposit, cancelledAt),
    ]
  }
  if (!actualReturnDate) return paid
  return [
    ...paid,
    ...entry('rent', 'payment', lateFee, actualReturnDate, deposit > 0 ? undefined : 'CARD'),
    ...entry('deposit', 'refund', -deposit, actualReturnDate),
  ]
}
