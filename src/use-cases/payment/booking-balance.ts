import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Balance, balanceOf, type LedgerEntry } from '../../domain/booking/ledger.ts'
import { cents } from '../../domain/money.ts'

export type BookingRow = typeof schema.bookings.$inferSelect
export type BookingAccount = { booking: BookingRow; balance: Balance }

/** The booking for this transaction alone, with where its money stands. */
export async function lockAccount(tx: Database, bookingId: number): Promise<BookingAccount | undefined> {
  const { bookings } = schema
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  return booking && { booking, balance: await readBalance(tx, booking) }
}

export async function readAccount(db: Database, bookingId: number): Promise<BookingAccount | undefined> {
  const { bookings } = schema
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId))
  return booking && { booking, balance: await readBalance(db, booking) }
}

export async function readBalance(db: Database, booking: BookingRow): Promise<Balance> {
  const { ledgerEntries } = schema
  const entries = await db
    .select({ account: ledgerEntries.account, kind: ledgerEntries.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, booking.id))
  return balanceOfRow(booking, entries)
}

export function balanceOfRow(booking: BookingRow, entries: readonly LedgerEntry[]): Balance {
  return balanceOf(
    {
      price: booking.price,
      deposit: booking.deposit,
      paymentWithDeposit: booking.paymentWithDeposit,
      isCancelled: booking.cancelledAt !== null,
      isReturned: booking.actualReturnDate !== null,
      cancelFee: booking.cancelFee ?? cents(0),
      isWithoutCar: booking.attention === 'paid-without-car',
    },
    entries,
  )
}

/** The facts that decide what may happen to it. */
export const lifeOf = ({ status, cancelledAt, actualReturnDate }: BookingRow) => ({
  status,
  isCancelled: cancelledAt !== null,
  isReturned: actualReturnDate !== null,
})
