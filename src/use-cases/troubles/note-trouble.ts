import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { TroubledPart } from '../../domain/outside-parts.ts'

const { partTroubles } = schema

/** A part does not answer: since when is written down once, that it still does not each time. */
export async function noteTrouble(db: Database, part: TroubledPart, now: Date): Promise<void> {
  await db
    .insert(partTroubles)
    .values({ part, since: now, lastAt: now })
    .onConflictDoUpdate({ target: partTroubles.part, set: { lastAt: sql`excluded.last_at` } })
}

export async function endTrouble(db: Database, part: TroubledPart): Promise<void> {
  await db.delete(partTroubles).where(eq(partTroubles.part, part))
}
