import { type Column, getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { dataKeys } from '../../db/sealed/data-keys.ts'
import { bytesMarkOf, TEXT_MARK, textMarkOf } from '../../db/sealed/seal.ts'
import { type SealedPlace, sealedPlaceOf, sealedPlaces } from '../../db/sealed/sealed-columns.ts'

export type SealedColumn = { place: SealedPlace; table: PgTable; column: Column; kind: 'text' | 'bytes' }

/** Every sealed column of every table, in the order in which they stand there. */
export const sealedColumns: readonly SealedColumn[] = Object.values(schema)
  .filter((part): part is Extract<typeof part, PgTable> => is(part, PgTable))
  .flatMap((table: PgTable) =>
    Object.values(getTableColumns(table)).flatMap((column): SealedColumn[] => {
      const place = sealedPlaceOf(column)
      const kind = place && sealedPlaces[place] === 'bytes' ? 'bytes' : 'text'
      return place ? [{ place, table, column, kind }] : []
    }),
  )

/** Values in clear, or sealed with another key than the first. */
export function isOtherwiseSealed({ column, kind }: SealedColumn): SQL {
  const { id } = dataKeys().current
  if (kind === 'text') return sql`${column} not like ${`${textMarkOf(id)}%`}`
  const mark = bytesMarkOf(id)
  // A paper past its years has no bytes left.
  return sql`octet_length(${column}) > 0 and substring(${column} from 1 for ${sql.raw(String(mark.length))}) <> ${mark}::bytea`
}

/** Stands for what is in clear. */
export const NO_KEY = ''

/** Of each table, those that were written last. */
const NEWEST = 500

/**
 * The names of the keys that rows are sealed with; at a start those of the newest rows, for all of ten million take
 * minutes. Bytes are not looked at, because they are long: they are written and sealed anew before the text beside them.
 */
export async function keysInUse(db: Database, most: 'all' | 'newest' = 'all'): Promise<Set<string>> {
  const columns = sealedColumns.filter(({ kind }) => kind === 'text')
  const names = columns.map(({ table, column }) => {
    const isSealed = sql`sealed like ${`${TEXT_MARK}%`}`
    const newest = sql`order by ${newestFirst(table)} limit ${NEWEST}`
    return sql`
      select case when ${isSealed} then split_part(sealed, '.', 2) else ${NO_KEY} end as name
      from (select ${column} as sealed from ${table} ${most === 'newest' ? newest : sql``}) as looked
      where sealed is not null`
  })
  // One question instead of one for each column: a start waits for it.
  const { rows } = (await db.execute(sql.join(names, sql` union `))) as { rows: { name: string }[] }
  return new Set(rows.map(({ name }) => name))
}

/** Licences that were seen have no number of their own, but their booking's. */
const newestFirst = (table: PgTable): SQL =>
  'id' in getTableColumns(table) ? sql`${table}.id desc` : sql`${table}.booking_id desc`
