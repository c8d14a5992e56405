import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'
import type { Field, Resource, ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { StoredRecord } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import { parseBookingNumber } from '../../domain/booking/booking-number.ts'
import { LARGEST_ID } from '../../domain/record-id.ts'
import { presentRecord, type Row } from './convert-record.ts'
import { columnOf, type RecordTable, tableOf } from './tables.ts'
import { titlesOf } from './titles.ts'

const MOST_ROWS = 1000

/** A query as react-admin's simple REST sends it: each part is JSON. */
export const listQuery = z.object({
  sort: jsonText(z.tuple([z.string().max(50), z.enum(['ASC', 'DESC'])])).optional(),
  range: jsonText(
    z
      .tuple([z.int().min(0), z.int().min(0)])
      .refine(([from, to]) => to >= from && to - from < MOST_ROWS, 'too_many'),
  ).optional(),
  filter: jsonText(z.record(z.string().max(50), z.unknown())).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(5000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'format' })
        return z.NEVER
      }
    })
    .pipe(schema)
}

type RecordPage = { records: StoredRecord[]; total: number; first: number }
type ListResult = { ok: true; page: RecordPage } | { ok: false; path: string; code: string }

export async function listRecords(db: Database, name: ResourceName, query: ListQuery): Promise<ListResult> {
  const resource = resources[name]
  const table = tableOf(name)
  const where = conditions(resource, table, query.filter ?? {})
  if (!where.ok) return where
  const [field, order] = query.sort ?? resource.sort
  if (field !== 'id' && !resource.fields.some((one) => one.name === field && one.kind !== 'json')) {
    return { ok: false, path: 'sort', code: 'unknown_value' }
  }
  const [first, last] = query.range ?? [0, 24]
  const direction = order === 'ASC' ? asc : desc
  const rows = (await db
    .select()
    .from(table.table)
    .where(where.condition)
    // The id last, so that pages neither repeat nor lose a row.
    .orderBy(direction(columnOf(table, field)), direction(table.id))
    .limit(last - first + 1)
    .offset(first)) as Row[]
  const [counted] = await db.select({ total: count() }).from(table.table).where(where.condition)
  return { ok: true, page: { records: await withTitles(db, name, rows), total: counted?.total ?? 0, first } }
}

export async function readRecord(
  db: Database,
  name: ResourceName,
  recordId: number,
): Promise<StoredRecord | undefined> {
  const { table, id } = tableOf(name)
  const rows = (await db.select().from(table).where(eq(id, recordId))) as Row[]
  return (await withTitles(db, name, rows))[0]
}

/** Records as they are answered: with what they are called. */
export async function withTitles(
  db: Database,
  name: ResourceName,
  rows: readonly Row[],
): Promise<StoredRecord[]> {
  const titles = await titlesOf(db, name, rows)
  return rows.map((row) => ({ ...presentRecord(resources[name], row), title: titles.get(row.id) ?? '' }))
}

type Conditions = { ok: true; condition: SQL | undefined } | { ok: false; path: string; code: string }

function conditions(resource: Resource, table: RecordTable, filter: Record<string, unknown>): Conditions {
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

/** Every word somewhere in the record; a number is also its own. */
function searched({ search }: Resource, table: RecordTable, value: unknown): SQL | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined
  const words = value.trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const perWord = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const number = parseBookingNumber(word)
    return (
      or(
        ...search.map((name) => ilike(columnOf(table, name), pattern)),
        number === undefined ? undefined : eq(table.id, number),
      ) ?? sql`false`
    )
  })
  return and(...perWord) ?? sql`true`
}

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
