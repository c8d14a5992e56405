import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { earnedBetween } from '../../domain/accounting/earned-revenue.ts'
import { type CalendarMonth, type MonthSpan, monthSpans } from '../../domain/calendar/months.ts'
import { type Cents, cents, minus, sum, vatWithin } from '../../domain/money.ts'

const { bookings, charges, extraCharges } = schema

/** Without VAT. */
export type Revenue = Record<'rent' | 'cancelFees' | 'extraCharges' | 'total', Cents>
export type MonthRevenue = Revenue & { month: CalendarMonth }

/**
 * What was earned in each month: the price of a rental evenly over its minutes, a cancel fee and an extra charge on
 * its day. A rental that came back late is as long as it became; one that came back early was paid for to its end.
 */
export async function readRevenue(
  db: Database,
  first: CalendarMonth,
  last: CalendarMonth,
): Promise<Revenue & { months: MonthRevenue[] }> {
  const spans = monthSpans(first, last)
  const [begin, end] = [spans[0], spans.at(-1)]
  const earning = begin && end ? await readEarning(db, begin.from, end.to) : []
  const extra = begin && end ? await readExtra(db, begin.from, end.to) : []
  const months = spans.map((span) => ofMonth(span, earning, extra))
  const all = (name: keyof Revenue) => sum(months.map((month) => month[name]))
  return {
    months,
    rent: all('rent'),
    cancelFees: all('cancelFees'),
    extraCharges: all('extraCharges'),
    total: all('total'),
  }
}

type Earning = Awaited<ReturnType<typeof readEarning>>
type Extra = Awaited<ReturnType<typeof readExtra>>

function ofMonth({ month, from, to }: MonthSpan, earning: Earning, extra: Extra): MonthRevenue {
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
  const charged = sum(
    extra.flatMap(({ chargedAt, net }) => (chargedAt && chargedAt >= from && chargedAt < to ? [net] : [])),
  )
  return { month, rent, cancelFees, extraCharges: charged, total: sum([rent, cancelFees, charged]) }
}

/** What each costs is told by what was charged for it, as everywhere; what came after the rental is no price of it. */
async function readEarning(db: Database, from: Date, to: Date) {
  const ends = sql<Date>`greatest(${bookings.returnDate}, ${bookings.actualReturnDate})`.mapWith(
    bookings.returnDate,
  )
  const isRented = and(
    isNull(bookings.cancelledAt),
    inArray(bookings.status, ['CONFIRMED', 'SIGNED']),
    lt(bookings.rentDate, to),
    // Each by its own index: what came back before the month is not looked at.
    or(gt(bookings.returnDate, from), gt(bookings.actualReturnDate, from)),
  )
  const isCancelled = and(
    isNotNull(bookings.cancelledAt),
    gte(bookings.cancelledAt, from),
    lt(bookings.cancelledAt, to),
  )
  const besides = sql`(select coalesce(sum(${extraCharges.amount}), 0) from ${extraCharges}
    where ${extraCharges.bookingId} = ${bookings.id} and ${extraCharges.status} = 'CHARGED')`
  const cost = sql<Cents>`(sum(${charges.amount}) - ${besides})::int`
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

/** By the day on which each was charged. Fines and damage are claims and no sale: their rate is 0, and they are shown with the rest. */
async function readExtra(db: Database, from: Date, to: Date) {
  const { chargedAt, amount, vatRate } = extraCharges
  const rows = await db
    .select({ chargedAt, amount, vatRate })
    .from(extraCharges)
    .where(and(eq(extraCharges.status, 'CHARGED'), gte(chargedAt, from), lt(chargedAt, to)))
  return rows.map((row) => ({
    chargedAt: row.chargedAt,
    net: minus(row.amount, vatWithin(row.amount, row.vatRate)),
  }))
}
