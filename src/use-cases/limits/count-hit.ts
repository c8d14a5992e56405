import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

export type Counted = { count: number; secondsLeft: number }

const { limitCounts: counts } = schema

/**
 * Counts before it is judged, so that many at once gain nothing, and by the database's clock, which all processes
 * share. An end further away than one window comes from a clock that was set back; a little further away it is that of
 * someone whose transaction began a moment later and who was counted first.
 */
export async function countHit(
  db: Database,
  keyHash: string,
  hits: number,
  windowSeconds: number,
): Promise<Counted> {
  const until = sql`now() + ${windowSeconds} * interval '1 second'`
  const isOver = sql`(${counts.until} <= now() or ${counts.until} > excluded.until + interval '1 minute')`
  const [row] = await db
    .insert(counts)
    .values({ keyHash, count: hits, until })
    .onConflictDoUpdate({
      target: counts.keyHash,
      set: {
        count: sql`case when ${isOver} then excluded.count else least(${counts.count} + excluded.count, 1000000) end`,
        until: sql`case when ${isOver} then excluded.until else ${counts.until} end`,
      },
    })
    .returning({
      count: counts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${counts.until} - now()))::int`,
    })
  if (!row) throw new Error('the database returned no count')
  return row
}

/** What turned out to be allowed was no hit. */
export async function takeBackHits(db: Database, keyHash: string, hits: number): Promise<void> {
  await db
    .update(counts)
    .set({ count: sql`greatest(${counts.count} - ${hits}, 0)` })
    .where(eq(counts.keyHash, keyHash))
}
