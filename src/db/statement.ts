import { type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A statement whose text is put together once, by the first who asks, and read once by each connection, which knows it by
 * its name; inside a transaction as well as outside. Its values are placeholders, its rows what the driver makes of them:
 * moments are asked for as texts or numbers.
 */
export function statement<Row extends object>(
  name: string,
  write: () => SQLWrapper,
): (db: Database, values?: Record<string, unknown>) => Promise<Row[]> {
  let query: Query | undefined
  return (db, values = {}) => {
    query ??= dialect.sqlToQuery(write().getSQL())
    return runNamed<Row>(db, name, query, values)
  }
}

/** The value of this name, which is sent as ISO 8601. */
export const momentAt = (name: string): SQL => sql`${sql.placeholder(name)}::timestamptz`

/** Runs a text that is the same each time under its name. */
export async function runNamed<Row extends object>(
  db: Database,
  name: string,
  query: Query,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const prepared = db._.session.prepareQuery(query, undefined, name, false)
  const { rows } = (await prepared.execute(values)) as { rows: Row[] }
  return rows
}
