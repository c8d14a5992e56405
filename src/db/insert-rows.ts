import { type Column, getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'
import { runNamed } from './statement.ts'

/** Rows to be written, and where. */
export type NewRows = { table: PgTable; rows: readonly Record<string, unknown>[] }

export const rowsFor = <Table extends PgTable>(
  table: Table,
  rows: readonly PgInsertValue<Table, true>[],
): NewRows => ({ table, rows })

type Place = { key: string; column: Column; name: string }
/** Of these columns of these tables; a handful in all, as rows are made in few ways. */
type Known = { name: string; text: string }
const known = new Map<string, Known>()

/**
 * Rows of one table or of several in one statement, with one parameter of JSON for each: neither their number nor their
 * width makes its text another one, which is put together once. What refers to what may come in any order, as that is
 * looked at when all are there. What a row leaves out has the column's default, as in any insert.
 */
export async function insertRows(tx: Database, ...parts: readonly NewRows[]): Promise<void> {
  const given = parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ table, rows }) => ({ table, rows, places: placesIn(table, rows) }))
  if (given.length === 0) return
  const signature = given
    .map(({ table, places }) => `${getTableName(table)} ${places.map(({ name }) => name).join()}`)
    .join(';')
  let query = known.get(signature)
  if (!query) {
    query = { name: `insert_rows_${known.size}`, text: textOf(given) }
    known.set(signature, query)
  }
  const params = given.map(({ rows, places }) => JSON.stringify(rows.map((row) => written(row, places))))
  await runNamed(tx, query.name, { sql: query.text, params })
}

/** The columns that some row fills. */
function placesIn(table: PgTable, rows: NewRows['rows']): Place[] {
  const columns = columnsOf(table)
  return columns.filter(({ key }) => rows.some((row) => row[key] !== undefined))
}

const columnsByTable = new WeakMap<PgTable, Place[]>()

function columnsOf(table: PgTable): Place[] {
  let places = columnsByTable.get(table)
  if (!places) {
    const columns = Object.entries<Column>(getTableColumns(table))
    places = columns.map(([key, column]) => ({ key, column, name: toSnakeCase(key) }))
    columnsByTable.set(table, places)
  }
  return places
}

function textOf(parts: readonly { table: PgTable; places: readonly Place[] }[]): string {
  const inserts = parts.map(({ table, places }, index) => {
    const into = `"${getTableName(table)}"`
    const names = places.map(({ name }) => `"${name}"`).join(', ')
    return `insert into ${into} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${into}, $${index + 1}::json)`
  })
  const last = inserts.pop()
  if (inserts.length === 0) return last ?? ''
  return `with ${inserts.map((insert, index) => `part_${index} as (${insert})`).join(', ')} ${last}`
}

const written = (row: Record<string, unknown>, places: readonly Place[]) =>
  Object.fromEntries(places.map(({ key, column, name }) => [name, valueOf(column, row[key])]))

/** JSON has moments, texts and objects; a type of our own is written as the database reads it. */
function valueOf(column: Column, value: unknown): unknown {
  if (value === undefined) return is(column.default, SQL) ? null : (column.default ?? null)
  return column.columnType === 'PgCustomColumn' && value !== null ? column.mapToDriverValue(value) : value
}
