import { firstCharges } from '../../db/insert-booking.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import type { charges, ledgerEntries } from '../../db/schema/money.ts'
import type { ChargeReason, LedgerAccount, LedgerKind } from '../../domain/booking/ledger.ts'
import { type Cents, cents, minus, negative } from '../../domain/money.ts'
import type { Row } from '../rows.ts'

type Booking = Row<typeof bookings> & { createdAt: Date }
type Entry = Row<typeof ledgerEntries>
type Charge = Row<typeof charges>

/**
 * The money of a booking as its row tells it: what is paid came in, what is cancelled or returned went back. What being
 * late cost was paid when the car came back, out of the deposit if there is one.
 */
export function ledgerOf(booking: Booking, lateFee: Cents): Entry[] {
  if (!booking.isPaid || !booking.id) return []
  const { id: bookingId, paymentMethod, createdAt, cancelledAt, actualReturnDate } = booking
  const returnPlace = booking.actualReturnLocationId ?? booking.returnLocationId
  const entry = (
    account: LedgerAccount,
    kind: LedgerKind,
    amount: Cents,
    at: Date,
    method = paymentMethod ?? 'CASH',
  ): Entry[] => {
    const locationId = at === actualReturnDate ? returnPlace : booking.rentLocationId
    return amount === 0 ? [] : [{ bookingId, account, kind, amount, method, locationId, createdAt: at }]
  }
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
  const kept = cents(Math.min(lateFee, deposit))
  return [
    ...paid,
    ...entry('deposit', 'kept', negative(kept), actualReturnDate),
    ...entry('rent', 'kept', kept, actualReturnDate),
    ...entry('rent', 'payment', minus(lateFee, kept), actualReturnDate, 'CARD'),
    ...entry('deposit', 'refund', negative(minus(deposit, kept)), actualReturnDate),
  ]
}

/** Someone took the cash and the cards of the last days at the desk; what is older was counted long ago. */
export const takenBy = (entries: readonly Entry[], adminId: number, since: Date): Entry[] =>
  entries.map((entry) => {
    const isAtDesk = entry.method === 'CASH' || entry.method === 'CARD'
    return isAtDesk && entry.createdAt && entry.createdAt >= since ? { ...entry, adminId } : entry
  })

/** What a booking costs as its row tells it, from the day it was made. */
export function chargesOf(booking: Booking & { id: number }, lateFee: Cents): Charge[] {
  const { id: bookingId, cancelledAt, actualReturnDate, createdAt } = booking
  const agreed = minus(booking.price, lateFee)
  const charge = (account: LedgerAccount, reason: ChargeReason, amount: Cents, at: Date): Charge[] =>
    amount === 0 ? [] : [{ bookingId, account, reason, amount, createdAt: at }]
  const deposit = booking.paymentWithDeposit ? booking.deposit : cents(0)
  const over = cancelledAt ?? actualReturnDate
  return [
    ...firstCharges(bookingId, { ...booking, price: agreed, createdAt }),
    ...(cancelledAt
      ? charge('rent', 'cancelled', minus(booking.cancelFee ?? cents(0), agreed), cancelledAt)
      : []),
    ...(actualReturnDate ? charge('rent', 'late-return', lateFee, actualReturnDate) : []),
    ...(over ? charge('deposit', 'deposit-over', negative(deposit), over) : []),
  ]
}
