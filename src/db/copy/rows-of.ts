import type { SQL } from 'drizzle-orm'
import type { Database } from '../client.ts'

/** The rows of a statement that the query builder has no words for; both databases answer alike. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows
}
