import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'

/**
 * All rows in one statement with one parameter: thousands of rows as parameters of their own take the embedded database
 * many times as long. What a row leaves out has the column's default, as in any insert.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly PgInsertValue<Table, true>[],
): Promise<void> {
  const given = rows as readonly Record<string, unknown>[]
  const used = Object.entries<Column>(getTableColumns(table)).filter(([key]) =>
    given.some((row) => (row[key] ?? null) !== null),
  )
  const columns = used.map(([key, column]) => ({ key, column, name: toSnakeCase(key) }))
  const values = given.map((row) =>
    Object.fromEntries(columns.map(({ key, column, name }) => [name, valueOf(column, row[key])])),
  )
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)`)
}

/** JSON has moments, texts and objects; a type of our own is written as the database reads it. */
function valueOf(column: Column, value: unknown): unknown {
  if (value === undefined) return is(column.default, SQL) ? null : (column.default ?? null)
  return column.columnType === 'PgCustomColumn' && value !== null ? column.mapToDriverValue(value) : value
}
