import { asc, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** What nobody has tried for so long may have mended itself, and whoever noted it may be gone. */
const FORGOTTEN_AFTER_MS = 30 * 60_000

export async function readTroubles(db: Database, now: Date) {
  const { partTroubles: troubles } = schema
  return db
    .select({ part: troubles.part, since: troubles.since })
    .from(troubles)
    .where(gt(troubles.lastAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS)))
    .orderBy(asc(troubles.since))
}
