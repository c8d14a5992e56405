import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** What an attempt is counted under, and how many may fail in a quarter of an hour. */
export type AttemptKey = { hash: string; most: number }

const WINDOW_MS = 15 * 60_000

/**
 * Counts an attempt before it is judged, so that many at once gain nothing. Returns the seconds to wait, or 0. In the
 * database, because the guesses may go to different processes.
 */
export async function countAttempt(db: Database, keys: readonly AttemptKey[], now: Date): Promise<number> {
  const { signInFailures: failures } = schema
  const until = new Date(now.getTime() + WINDOW_MS)
  const isOver = sql`${failures.until} <= ${now.toISOString()}::timestamptz`
  const counted = await db
    .insert(failures)
    .values(keys.map(({ hash }) => ({ keyHash: hash, count: 1, until })).toSorted(byHash))
    .onConflictDoUpdate({
      target: failures.keyHash,
      set: {
        count: sql`case when ${isOver} then 1 else least(${failures.count} + 1, 10000) end`,
        until: sql`case when ${isOver} then excluded.until else ${failures.until} end`,
      },
    })
    .returning()
  const waits = counted.map(({ keyHash, count, until: end }) => {
    const most = keys.find(({ hash }) => hash === keyHash)?.most ?? 0
    return count > most ? Math.ceil((end.getTime() - now.getTime()) / 1000) : 0
  })
  return Math.max(0, ...waits)
}

/** Two attempts that touch the same rows touch them in the same order. */
const byHash = (a: { keyHash: string }, b: { keyHash: string }) => (a.keyHash < b.keyHash ? -1 : 1)

/** Whoever got in has not been guessing. */
export async function forgiveAttempt(db: Database, keys: readonly AttemptKey[]): Promise<void> {
  const { signInFailures: failures } = schema
  const hashes = keys.map(({ hash }) => hash)
  await db
    .update(failures)
    .set({ count: sql`greatest(${failures.count} - 1, 0)` })
    .where(inArray(failures.keyHash, hashes))
}
