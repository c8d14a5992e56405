import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Field, Resource } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { eachByIndex } from '../../db/each-by-index.ts'
import { schema } from '../../db/schema.ts'
import { isText, sealedPlaceOf } from '../../db/sealed/sealed-columns.ts'
import { parseBookingNumber } from '../../domain/booking/booking-number.ts'
import { LARGEST_ID } from '../../domain/record-id.ts'
import { clientHasWord, containing } from '../people/match-clients.ts'
import { columnOf, type RecordTable, tableOf } from './tables.ts'

export const MOST_ROWS = 1000

type Filtered = { ok: true; condition: SQL | undefined } | { ok: false; path: string; code: string }

/** Which records a filter leaves, as the database is asked for them. */
export function filterRecords(
  resource: Resource,
  table: RecordTable,
  filter: Record<string, unknown>,
): Filtered {
  const found: (SQL | undefined)[] = []
  for (const [key, value] of Object.entries(filter)) {
    if (value === '' || value === undefined) continue
    const condition =
      key === 'q'
        ? searched(resource, table, value)
        : key === 'id'
          ? byIds(table, value)
          : byField(resource, table, key, value)
    if (condition === undefined) return { ok: false, path: `filter.${key}`, code: 'unknown_value' }
    found.push(condition)
  }
  return { ok: true, condition: and(...found) }
}

/** Every word somewhere in the record, in what is sealed the whole of it; a number is also its own. */
function searched(resource: Resource, table: RecordTable, value: unknown): SQL | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined
  const words = value.trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const perWord = words.map((word) => {
    const number = parseBookingNumber(word)
    return (
      or(hasWord(resource, table, word), number === undefined ? undefined : eq(table.id, number)) ??
      sql`false`
    )
  })
  return and(...perWord) ?? sql`true`
}

/** In one of the fields that are searched, or in the record that one of them refers to: a booking by its client's name. */
function hasWord({ search, fields }: Resource, table: RecordTable, word: string): SQL | undefined {
  // People are found in one way everywhere, and by indexes.
  if (table.table === schema.clients) return clientHasWord(word)
  const ways = search.map((name) => {
    const column = columnOf(table, name)
    const field = fields.find((one) => one.name === name)
    if (field?.kind !== 'reference') return isIn(column, word)
    const other = tableOf(field.resource)
    const found = hasWord(resources[field.resource], other, word) ?? sql`false`
    return sql`${column} in (select ${other.id} from ${other.table} where ${found})`
  })
  return eachByIndex(table, ways)
}

const isIn = (column: PgColumn, word: string): SQL =>
  sealedPlaceOf(column) ? isText(column, word) : ilike(column, containing(word))

function byIds(table: RecordTable, value: unknown): SQL | undefined {
  const ids = z.union([z.int(), z.array(z.int()).max(MOST_ROWS)]).safeParse(value)
  return ids.success ? inArray(table.id, [ids.data].flat()) : undefined
}

/** `rentDate_gte`, `rentDate_lt`: from and before; anything else is equal, or one of several. */
function byField(resource: Resource, table: RecordTable, key: string, value: unknown): SQL | undefined {
  const [, name = '', bound] = /^(\w+?)(_gte|_lt)?$/.exec(key) ?? []
  const field = resource.fields.find((one) => one.name === name && one.isFilter)
  if (!field) return undefined
  const column = columnOf(table, name)
  if (field.kind === 'moment' || field.kind === 'day') {
    if (value === null || value === false) return isNull(column)
    if (value === true) return isNotNull(column)
    const limit = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).safeParse(value)
    if (!limit.success) return undefined
    const at = field.kind === 'day' ? limit.data.slice(0, 10) : new Date(limit.data)
    return bound === '_lt' ? lt(column, at) : bound === '_gte' ? gte(column, at) : eq(column, at)
  }
  if (bound) return undefined
  const values = z.array(fieldValue(field)).min(1).max(100).safeParse([value].flat())
  return values.success ? inArray(column, values.data) : undefined
}

function fieldValue(field: Field): z.ZodType {
  if (field.kind === 'boolean') return z.boolean()
  if (field.kind === 'choice') return z.enum(field.options as [string, ...string[]])
  return field.kind === 'reference' || field.kind === 'integer'
    ? z.int().max(LARGEST_ID)
    : z.string().max(200)
}
