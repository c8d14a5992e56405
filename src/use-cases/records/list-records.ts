import { and, asc, desc, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { StoredRecord } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Row } from './convert-record.ts'
import { filterRecords, MOST_ROWS } from './filter-records.ts'
import { columnOf, tableOf } from './tables.ts'
import { type TitleLanguage, titleRecords } from './title-records.ts'

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

/** Without a total there are more than anybody counts. */
type RecordPage = { records: StoredRecord[]; total: number | undefined; first: number }
type ListResult = { ok: true; page: RecordPage } | { ok: false; path: string; code: string }

export async function listRecords(
  db: Database,
  name: ResourceName,
  query: ListQuery,
  language: TitleLanguage,
  /** What is shown at all, whatever is asked for. */
  own?: SQL,
): Promise<ListResult> {
  const resource = resources[name]
  const table = tableOf(name)
  const where = filterRecords(resource, table, query.filter ?? {})
  if (!where.ok) return where
  const shown = and(where.condition, own)
  const [asked] = query.sort ?? resource.sort
  const sorted = resource.fields.find(({ name, kind }) => name === asked && kind !== 'json')
  if (asked !== 'id' && !sorted) return { ok: false, path: 'sort', code: 'unknown_value' }
  // A browser may remember an order that the database can no longer tell.
  const [field, order] = (sorted?.isSealed ? undefined : query.sort) ?? resource.sort
  const [first, last] = query.range ?? [0, 24]
  const direction = order === 'ASC' ? asc : desc
  const rows = (await db
    .select()
    .from(table.table)
    .where(shown)
    // The id last, so that pages neither repeat nor lose a row.
    .orderBy(direction(columnOf(table, field)), direction(table.id))
    .limit(last - first + 1)
    .offset(first)) as Row[]
  const total = await countUpTo(db, table, shown)
  return { ok: true, page: { records: await titleRecords(db, name, rows, language), total, first } }
}
