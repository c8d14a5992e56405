import { sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import type { TablePrint, TableShape } from './company-header.ts'
import { rowText } from './row-text.ts'
import { rowsOf } from './rows-of.ts'

/** Every value of every row takes part, in whatever order the rows lie. Text is written plainly before. */
export async function printsOf(
  db: Database,
  tables: readonly TableShape[],
): Promise<Record<string, TablePrint>> {
  const prints: Record<string, TablePrint> = {}
  for (const table of tables) {
    const [found] = await rowsOf<{ rows: string | number; sum: string }>(
      db,
      sql`select count(*) as rows, coalesce(sum(hashtextextended(${rowText(table)}, 0)::numeric), 0)::text as sum
        from ${sql.identifier(table.name)}`,
    )
    prints[table.name] = { rows: Number(found?.rows), sum: found?.sum ?? '' }
  }
  return prints
}

export async function ledgerCents(db: Database): Promise<string> {
  const [found] = await rowsOf<{ sum: string }>(
    db,
    sql`select coalesce(sum(amount), 0)::text as sum from ledger_entries`,
  )
  return found?.sum ?? ''
}

/** The tables that do not hold the same. */
export function differences(one: Record<string, TablePrint>, other: Record<string, TablePrint>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum,
  )
}
