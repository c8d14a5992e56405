import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

/** Nobody turns so many pages; counting ten million rows takes longer than showing some of them. */
const MOST_COUNTED = 10_000

/** Nothing where there are more than anybody counts. */
export async function countUpTo(
  db: Database,
  { table, id }: { table: PgTable; id: PgColumn },
  shown: SQL | undefined,
): Promise<number | undefined> {
  const some = db
    .select({ id })
    .from(table)
    .where(shown)
    .limit(MOST_COUNTED + 1)
    .as('some')
  const counted = await db.$count(some)
  return counted > MOST_COUNTED ? undefined : counted
}
