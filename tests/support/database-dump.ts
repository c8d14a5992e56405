import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'

/** Every row of every table as whoever reads a backup has it; bytes are turned back into what they would say. */
export async function dumpOf(db: Database): Promise<string> {
  const rowsOf = async (statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as { rows: Record<string, unknown>[] }).rows
  const columns = await rowsOf(sql`select table_schema, table_name, column_name, data_type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  const texts: string[] = []
  for (const { table_schema, table_name, column_name, data_type } of columns) {
    const column = sql.identifier(String(column_name))
    const value = data_type === 'bytea' ? sql`encode(${column}, 'base64')` : sql`${column}::text`
    const table = sql`${sql.identifier(String(table_schema))}.${sql.identifier(String(table_name))}`
    for (const { said } of await rowsOf(
      sql`select ${value} as said from ${table} where ${column} is not null`,
    )) {
      const text = String(said)
      texts.push(data_type === 'bytea' ? Buffer.from(text, 'base64').toString('latin1') : text)
      // A certificate names its owner under one more cover.
      if (/^[\w+/=\s-]{100,}$/.test(text)) texts.push(Buffer.from(text, 'base64').toString('latin1'))
    }
  }
  return texts.join('\n')
}
