import type { bookings } from '../../db/schema/bookings.ts'
import type { ledgerEntries } from '../../db/schema/money.ts'
import type { LedgerAccount, LedgerKind } from '../../domain/booking/ledger.ts'
import { type Cents, cents, negative } from '../../domain/money.ts'
import type { Row } from '../factories.ts'

type Entry = Row<typeof ledgerEntries>
type Booking = Row<typeof bookings> & { createdAt: Date }

/** The money of a booking as its row tells it: what is paid came in, what is cancelled or returned went back. */
export function ledgerOf(booking: Booking): Entry[] {
  if (!booking.isPaid || !booking.id) return []
  const entry = (account: LedgerAccount, kind: LedgerKind, amount: Cents, createdAt: Date): Entry[] =>
    amount === 0
      ? []
      : [
          {
            bookingId: booking.id ?? 0,
            account,
            kind,
            amount,
            method: booking.paymentMethod ?? 'CASH',
            createdAt,
          },
        ]
  const deposit = booking.paymentWithDeposit ? booking.deposit : cents(0)
  const paid = [
    ...entry('rent', 'payment', booking.price, booking.createdAt),
    ...entry('deposit', 'payment', deposit, booking.createdAt),
  ]
  if (booking.cancelledAt) {
    return [
      ...paid,
      ...entry('rent', 'refund', negative(booking.price), booking.cancelledAt),
      ...entry('deposit', 'refund', negative(deposit), booking.cancelledAt),
    ]
  }
  return booking.actualReturnDate
    ? [...paid, ...entry('deposit', 'refund', negative(deposit), booking.actualReturnDate)]
    : paid
}
