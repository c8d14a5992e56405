import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { selectOnce } from '../../db/select-once.ts'
import { statement } from '../../db/statement.ts'
import { cancelFeeAt } from '../../domain/booking/cancellation.ts'
import { type Balance, balanceOf, type Ledger } from '../../domain/booking/ledger.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import type { Cents } from '../../domain/money.ts'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'

export type BookingRow = typeof schema.bookings.$inferSelect
export type BookingAccount = { booking: BookingRow; balance: Balance }

/** The booking for this transaction alone, with where its money stands. */
export async function lockAccount(tx: Database, bookingId: number): Promise<BookingAccount | undefined> {
  const [booking] = await lockOne(tx, { bookingId })
  return booking && { booking, balance: await readBalance(tx, bookingId) }
}

export async function readAccount(db: Database, bookingId: number): Promise<BookingAccount | undefined> {
  const booking = await readBooking(db, bookingId)
  return booking && { booking, balance: await readBalance(db, bookingId) }
}

export async function readBooking(db: Database, bookingId: number): Promise<BookingRow | undefined> {
  const [booking] = await readOne(db, { bookingId })
  return booking
}

const { bookings } = schema
const isAsked = eq(bookings.id, sql.placeholder('bookingId'))
const lockOne = selectOnce('booking_for_update', (db) =>
  db.select().from(bookings).where(isAsked).for('update'),
)
const readOne = selectOnce('booking', (db) => db.select().from(bookings).where(isAsked))

export async function readBalance(db: Database, bookingId: number): Promise<Balance> {
  return (await readBalances(db, [bookingId]))(bookingId)
}

/** Where the money of each of them stands: one statement, however many bookings. */
export async function readBalances(
  db: Database,
  bookingIds: readonly number[],
): Promise<(bookingId: number) => Balance> {
  const sums = bookingIds.length === 0 ? [] : await sumsOf(db, { ids: `{${bookingIds.join()}}` })
  const byBooking = Map.groupBy(sums, ({ bookingId }) => bookingId)
  return (bookingId): Balance => {
    const { charges = [], money = [] } = Object.groupBy(byBooking.get(bookingId) ?? [], ({ side }) => side)
    return balanceOf({ charges, money })
  }
}

type Sum = Ledger['charges'][number] & { bookingId: number; side: keyof Ledger }

const sumsOf = statement<Sum>('balances', () => {
  const { charges, ledgerEntries } = schema
  const sumsIn = (side: keyof Ledger, table: typeof charges | typeof ledgerEntries) => sql`
    select ${table.bookingId} as "bookingId", ${sql.raw(`'${side}'`)} as side, ${table.account} as account,
      sum(${table.amount})::int as amount
    from ${table} where ${table.bookingId} = any(${sql.placeholder('ids')}::int[])
    group by ${table.bookingId}, ${table.account}`
  return sql`${sumsIn('charges', charges)} union all ${sumsIn('money', ledgerEntries)}`
})

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
