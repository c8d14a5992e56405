import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Counts whose time is over say nothing any more. */
export async function forgetHits(db: Database): Promise<void> {
  await db.delete(schema.limitCounts).where(lt(schema.limitCounts.until, sql`now()`))
}
