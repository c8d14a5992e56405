import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MonthFacts } from '../../domain/figures/month-facts.ts'
import { id, moment } from './columns.ts'

/** The figures of a month as they were when somebody last asked; made anew when the month is among the stale ones. */
export const figureMonths = pgTable('figure_months', {
  /** Of Tallinn's calendar, `YYYY-MM`. */
  month: text().primaryKey(),
  facts: jsonb().$type<MonthFacts>().notNull(),
  madeAt: moment().notNull(),
})

/**
 * Months in which something has changed since; triggers write it, each change a row of its own, so that two bookings
 * never wait for each other here.
 */
export const staleFigures = pgTable('stale_figures', { id: id(), month: text().notNull() }, (table) => [
  index('stale_figures_month').on(table.month),
])
