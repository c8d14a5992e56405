import { sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import type {
  AppliedMigration,
  CompanyHeader,
  RowChunk,
  SequencePlace,
  TableShape,
} from './company-header.ts'
import { rowText, writePlainly } from './row-text.ts'
import { rowsOf } from './rows-of.ts'
import { ledgerCents, printsOf } from './table-prints.ts'

export type CompanyReading = { header: CompanyHeader; chunks: () => AsyncGenerator<RowChunk> }

const ROWS_AT_ONCE = 500
/** Papers are some hundred kilobytes each. */
const ROWS_WITH_BYTES_AT_ONCE = 20

/**
 * A company as it is at one moment, whatever is written meanwhile. Values are read as text, as the database itself
 * writes them, so that no type loses anything on the way. The queue of jobs is left out: it is made anew by a start.
 */
export function withCompany<T>(db: Database, use: (reading: CompanyReading) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await writePlainly(tx)
      const tables = await tablesOf(tx)
      const header: CompanyHeader = {
        migrations: await appliedMigrations(tx),
        tables,
        sequences: await sequencesOf(tx),
        prints: await printsOf(tx, tables),
        ledgerCents: await ledgerCents(tx),
      }
      return use({ header, chunks: () => chunksOf(tx, tables) })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export async function tablesOf(db: Database): Promise<TableShape[]> {
  const found = await rowsOf<{ name: string; columns: TableShape['columns'] }>(
    db,
    sql`select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  )
  return found.map(({ name, columns }) => ({ name, columns }))
}

/** None when the database has never been migrated. */
export async function appliedMigrations(db: Database): Promise<AppliedMigration[]> {
  const [table] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table?.exists) return []
  const found = await rowsOf<{ hash: string; at: string | number }>(
    db,
    sql`select hash, created_at as at from drizzle.__drizzle_migrations order by created_at`,
  )
  return found.map(({ hash, at }) => ({ hash, at: Number(at) }))
}

async function sequencesOf(db: Database): Promise<SequencePlace[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const places: SequencePlace[] = []
  for (const { name } of names) {
    const [place] = await rowsOf<{ last: string; called: boolean }>(
      db,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    )
    if (place) places.push({ name, last: place.last, isCalled: place.called })
  }
  return places
}

async function* chunksOf(tx: Database, tables: readonly TableShape[]): AsyncGenerator<RowChunk> {
  for (const table of tables) {
    const hasBytes = table.columns.some(({ type }) => type === 'bytea')
    const most = sql.raw(String(hasBytes ? ROWS_WITH_BYTES_AT_ONCE : ROWS_AT_ONCE))
    await tx.execute(
      sql`declare company_rows cursor for select ${rowText(table)} as row from ${sql.identifier(table.name)}`,
    )
    for (;;) {
      const found = await rowsOf<{ row: string }>(tx, sql`fetch ${most} from company_rows`)
      if (found.length === 0) break
      yield { table: table.name, rows: found.map(({ row }) => JSON.parse(row) as (string | null)[]) }
    }
    await tx.execute(sql`close company_rows`)
  }
}
