import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { MonthSpan } from '../../domain/calendar/months.ts'
import type { MonthFacts } from '../../domain/figures/month-facts.ts'
import { makeMonth } from './make-month.ts'

/** The figures of each month in turn; a month that changed since it was last counted is counted again. */
export async function freshMonths(
  db: Database,
  spans: readonly MonthSpan[],
  now: Date,
): Promise<MonthFacts[]> {
  const stale = await staleAmong(db, spans)
  for (const span of spans) if (stale.has(span.month)) await renew(db, span, now)
  const { figureMonths } = schema
  const rows = await db
    .select({ month: figureMonths.month, facts: figureMonths.facts })
    .from(figureMonths)
    .where(inArray(figureMonths.month, monthsOf(spans)))
  const byMonth = new Map(rows.map(({ month, facts }) => [month, facts]))
  return spans.map(({ month }) => {
    const facts = byMonth.get(month)
    if (!facts) throw new Error(`the figures of ${month} are gone`)
    return facts
  })
}

async function staleAmong(db: Database, spans: readonly MonthSpan[]): Promise<Set<string>> {
  const { figureMonths, staleFigures } = schema
  const months = monthsOf(spans)
  const [known, changed] = await Promise.all([
    db.select({ month: figureMonths.month }).from(figureMonths).where(inArray(figureMonths.month, months)),
    db
      .selectDistinct({ month: staleFigures.month })
      .from(staleFigures)
      .where(inArray(staleFigures.month, months)),
  ])
  const stale = new Set(months)
  for (const { month } of known) stale.delete(month)
  for (const { month } of changed) stale.add(month)
  return stale
}

/**
 * The notes go first and the bookings are counted after: what is committed between the two is counted and its note
 * stays, so a month is sometimes counted once too often and never once too seldom. Two who ask at once take turns.
 */
function renew(db: Database, span: MonthSpan, now: Date): Promise<void> {
  const { staleFigures } = schema
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('figures'), hashtext(${span.month}))`)
    await tx.delete(staleFigures).where(inArray(staleFigures.month, [span.month]))
    await makeMonth(tx, span, now)
  })
}

const monthsOf = (spans: readonly MonthSpan[]) => spans.map(({ month }) => month)
