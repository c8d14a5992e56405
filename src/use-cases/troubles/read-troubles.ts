import { and, asc, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { TroubledPart } from '../../domain/outside-parts.ts'

const MINUTE_MS = 60_000
/** What nobody has tried for so long may have mended itself, and whoever noted it may be gone. */
const FORGOTTEN_AFTER_MS = 30 * MINUTE_MS
/** An event that was given up is said for a week more; it stays among the records. */
const SAID_AFTER_MS = 7 * 24 * 60 * MINUTE_MS

type Trouble = { part: TroubledPart; since: Date }

export async function readTroubles(db: Database, now: Date): Promise<Trouble[]> {
  const { partTroubles: troubles } = schema
  const parts = await db
    .select({ part: troubles.part, since: troubles.since })
    .from(troubles)
    .where(gt(troubles.lastAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS)))
    .orderBy(asc(troubles.since))
  return [...parts, ...(await unwrittenLetters(db, now))]
}

/** Something happened that nothing can be written about. */
async function unwrittenLetters(db: Database, now: Date): Promise<Trouble[]> {
  const { outbox } = schema
  const isOpen = or(isNull(outbox.setAsideAt), gt(outbox.setAsideAt, new Date(now.getTime() - SAID_AFTER_MS)))
  const [oldest] = await db
    .select({ since: outbox.createdAt })
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), gt(outbox.attempts, 0), isOpen))
    .orderBy(asc(outbox.createdAt))
    .limit(1)
  return oldest ? [{ part: 'unwritten-letters', since: oldest.since }] : []
}
