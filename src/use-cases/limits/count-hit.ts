import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'

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
  const [row] = await count(db, { keyHash, hits, windowSeconds })
  if (!row) throw new Error('the database returned no count')
  return row
}

const count = statement<Counted>('count_hit', () => {
  const until = sql`now() + ${sql.placeholder('windowSeconds')} * interval '1 second'`
  const isOver = sql`(${counts.until} <= now() or ${counts.until} > excluded.until + interval '1 minute')`
  return sql`
    insert into ${counts} (key_hash, count, until)
    values (${sql.placeholder('keyHash')}, ${sql.placeholder('hits')}, ${until})
    on conflict (key_hash) do update set
      count = case when ${isOver} then excluded.count else least(${counts.count} + excluded.count, 1000000) end,
      until = case when ${isOver} then excluded.until else ${counts.until} end
    returning ${counts.count} as count, ceil(extract(epoch from ${counts.until} - now()))::int as "secondsLeft"`
})

/** What turned out to be allowed was no hit. */
export async function takeBackHits(db: Database, keyHash: string, hits: number): Promise<void> {
  await db
    .update(counts)
    .set({ count: sql`greatest(${counts.count} - ${hits}, 0)` })
    .where(eq(counts.keyHash, keyHash))
}
