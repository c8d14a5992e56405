import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { earnedBetween } from '../../domain/accounting/earned-revenue.ts'
import { type CalendarMonth, type MonthSpan, monthSpans } from '../../domain/calendar/months.ts'
import { type Cents, cents, minus, plus, sum, vatWithin } from '../../domain/money.ts'

const { bookings, charges } = schema

/** Without VAT. */
export type MonthRevenue = { month: CalendarMonth; rent: Cents; cancelFees: Cents; total: Cents }

/**
 * What was earned in each month: the price of a rental evenly over its minutes, a cancel fee on its day. A rental that
 * came back late is as long as it became; one that came back early was paid for to its end.
 */
export async function readRevenue(
  db: Database,
  first: CalendarMonth,
  last: CalendarMonth,
): Promise<{ months: MonthRevenue[]; rent: Cents; cancelFees: Cents; total: Cents }> {
  const spans = monthSpans(first, last)
  const [begin, end] = [spans[0], spans.at(-1)]
  const earning = begin && end ? await readEarning(db, begin.from, end.to) : []
  const months = spans.map((span) => ofMonth(span, earning))
  const all = (name: 'rent' | 'cancelFees' | 'total') => sum(months.map((month) => month[name]))
  return { months, rent: all('rent'), cancelFees: all('cancelFees'), total: all('total') }
}

type Earning = Awaited<ReturnType<typeof readEarning>>

function ofMonth({ month, from, to }: MonthSpan, earning: Earning): MonthRevenue {
  const rent = sum(
    earning
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map(({ net, ...rental }) => earnedBetween(net, rental, { from, to })),
  )
  const cancelFees = sum(
    earning.flatMap(({ cancelledAt, net }) =>
      cancelledAt && cancelledAt >= from && cancelledAt < to ? [net] : [],
    ),
  )
  return { month, rent, cancelFees, total: plus(rent, cancelFees) }
}

/** What each costs is told by what was charged for it, as everywhere. */
async function readEarning(db: Database, from: Date, to: Date) {
  const ends = sql<Date>`greatest(${bookings.returnDate}, ${bookings.actualReturnDate})`.mapWith(
    bookings.returnDate,
  )
  const isRented = and(
    isNull(bookings.cancelledAt),
    inArray(bookings.status, ['CONFIRMED', 'SIGNED']),
    lt(bookings.rentDate, to),
    gt(ends, from),
  )
  const isCancelled = and(
    isNotNull(bookings.cancelledAt),
    gte(bookings.cancelledAt, from),
    lt(bookings.cancelledAt, to),
  )
  const cost = sql<Cents>`sum(${charges.amount})::int`
  const { rentDate, cancelledAt, vatRate } = bookings
  const rows = await db
    .select({ from: rentDate, to: ends, cancelledAt, vatRate, cost })
    .from(bookings)
    .innerJoin(charges, and(eq(charges.bookingId, bookings.id), eq(charges.account, 'rent')))
    .where(or(isRented, isCancelled))
    .groupBy(bookings.id)
  return rows
    .filter((row) => row.cost > cents(0))
    .map((row) => ({
      from: row.from,
      to: row.to,
      cancelledAt: row.cancelledAt,
      net: minus(row.cost, vatWithin(row.cost, row.vatRate)),
    }))
}
