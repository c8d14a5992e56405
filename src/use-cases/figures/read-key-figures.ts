import { and, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type CalendarMonth, monthAfter, monthSpans } from '../../domain/calendar/months.ts'
import { type KeyFigures, keyFiguresOf } from '../../domain/figures/key-figures.ts'
import { addRentals, noRentals } from '../../domain/figures/month-facts.ts'
import { type Cents, cents, plus, sum } from '../../domain/money.ts'
import { readOwed } from '../today/read-owed.ts'
import { readFleetHours } from './fleet-hours.ts'
import { freshMonths } from './fresh-months.ts'
import { readOverdueTime } from './overdue-time.ts'

const { bookings, carCosts } = schema

type Months = { from: CalendarMonth; to: CalendarMonth }

/** The figures of a period beside those of the same months a year before. */
export async function readKeyFigures(
  db: Database,
  { from, to }: Months,
  now: Date,
): Promise<{ figures: KeyFigures; lastYear: KeyFigures }> {
  const before = { from: monthAfter(from, -12), to: monthAfter(to, -12) }
  const owed = (await readOwed(db, now)).filter(({ isDue }) => isDue)
  const receivables = sum(owed.map(({ rentDue, depositDue }) => plus(rentDue, depositDue)))
  return {
    figures: await readPeriod(db, { from, to }, receivables, now),
    lastYear: await readPeriod(db, before, null, now),
  }
}

async function readPeriod(
  db: Database,
  { from, to }: Months,
  receivables: Cents | null,
  now: Date,
): Promise<KeyFigures> {
  const spans = monthSpans(from, to)
  const [facts, overdue, hours, noShows, costs] = await Promise.all([
    freshMonths(db, spans, now),
    readOverdueTime(db, spans, now),
    readFleetHours(db, spans),
    countNoShows(db, { from, to }, now),
    readCosts(db, { from, to }),
  ])
  const rented = facts.flatMap(({ cars }) => cars).reduce(addRentals, noRentals)
  const late = overdue.reduce((seconds, row) => seconds + row.seconds, 0)
  const availableSeconds = [...hours.byMonth.values()].reduce((all, row) => all + row.availableSeconds, 0)
  const total = { ...rented, rentedSeconds: rented.rentedSeconds + late, availableSeconds }
  return keyFiguresOf({ total, facts, noShows, costs: sum([...costs.values()]), receivables })
}

/** Agreed, never cancelled and never fetched, though the whole rental is over. It grows with the clock, so it is counted anew. */
function countNoShows(db: Database, { from, to }: Months, now: Date): Promise<number> {
  const [first, last] = [monthSpans(from, from)[0], monthSpans(to, to)[0]]
  return db.$count(
    bookings,
    and(
      gte(bookings.rentDate, first?.from ?? now),
      lt(bookings.rentDate, last?.to ?? now),
      lt(bookings.returnDate, now),
      inArray(bookings.status, ['CONFIRMED', 'SIGNED']),
      isNull(bookings.cancelledAt),
      isNull(bookings.lostCarAt),
      isNull(bookings.handedOverAt),
    ),
  )
}

/** What each car cost in these months, without VAT. */
export async function readCosts(db: Database, { from, to }: Months): Promise<Map<number, Cents>> {
  const rows = await db
    .select({ carId: carCosts.carId, amount: sql<number>`sum(${carCosts.amount})::int` })
    .from(carCosts)
    .where(and(gte(carCosts.day, `${from}-01`), lt(carCosts.day, `${monthAfter(to)}-01`)))
    .groupBy(carCosts.carId)
  return new Map(rows.map(({ carId, amount }) => [carId, cents(amount)]))
}
