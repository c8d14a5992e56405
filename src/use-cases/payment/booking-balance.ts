import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { cancelFeeAt } from '../../domain/booking/cancellation.ts'
import { type Balance, balanceOf, type Ledger } from '../../domain/booking/ledger.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import type { Cents } from '../../domain/money.ts'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'

export type BookingRow = typeof schema.bookings.$inferSelect
export type BookingAccount = { booking: BookingRow; balance: Balance }

/** The booking for this transaction alone, with where its money stands. */
export async function lockAccount(tx: Database, bookingId: number): Promise<BookingAccount | undefined> {
  const { bookings } = schema
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  return booking && { booking, balance: await readBalance(tx, bookingId) }
}

export async function readAccount(db: Database, bookingId: number): Promise<BookingAccount | undefined> {
  const { bookings } = schema
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId))
  return booking && { booking, balance: await readBalance(db, bookingId) }
}

export async function readBalance(db: Database, bookingId: number): Promise<Balance> {
  return (await readBalances(db, [bookingId]))(bookingId)
}

/** Where the money of each of them stands: two queries, however many bookings. */
export async function readBalances(
  db: Database,
  bookingIds: readonly number[],
): Promise<(bookingId: number) => Balance> {
  const { charges, ledgerEntries } = schema
  const sumsOf = async (table: typeof charges | typeof ledgerEntries) => {
    if (bookingIds.length === 0) return new Map<number, never>()
    const { bookingId, account, amount } = table
    const rows = await db
      .select({ bookingId, account, amount: sql<Cents>`sum(${amount})::int` })
      .from(table)
      .where(inArray(bookingId, [...bookingIds]))
      .groupBy(bookingId, account)
    return Map.groupBy(rows, (row) => row.bookingId)
  }
  const [charged, moved] = [await sumsOf(charges), await sumsOf(ledgerEntries)]
  return (bookingId): Balance => {
    const ledger: Ledger = { charges: charged.get(bookingId) ?? [], money: moved.get(bookingId) ?? [] }
    return balanceOf(ledger)
  }
}

/** What a booking would keep if it were cancelled now. */
export function cancelFeeOf(
  { booking, balance, lines, rules }: BookingAccount & { lines: readonly QuoteLine[]; rules: HouseRules },
  now: Date,
): Cents {
  const { price, rentDate, lostCarAt } = booking
  return cancelFeeAt(
    { ...rules, price, rentDate, lines, rentPaid: balance.rentPaid, isWithoutCar: lostCarAt !== null },
    now,
  )
}

/** The facts that decide what may happen to it. */
export const lifeOf = ({ status, cancelledAt, actualReturnDate }: BookingRow) => ({
  status,
  isCancelled: cancelledAt !== null,
  isReturned: actualReturnDate !== null,
})
