import { type SQL, sql } from 'drizzle-orm'
import type { MonthSpan } from '../../domain/calendar/months.ts'

/** The rows of `months (month, begins, ends)`; a month is known by its place in the period, from 1. */
export function monthValues(spans: readonly MonthSpan[]): SQL {
  const rows = spans.map(
    ({ from, to }, place) =>
      sql`(${place + 1}::int, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
  )
  return sql.join(rows, sql`, `)
}

/** How much of a time lies within the month `m`. */
export function secondsWithin(from: SQL, to: SQL): SQL {
  return sql`date_part('epoch', least(${to}, m.ends) - greatest(${from}, m.begins))`
}
