import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** What an attempt is counted under, and how many may fail in so many minutes. */
export type AttemptKey = { hash: string; most: number; minutes: number }

type Counted = {
  /** Seconds to wait, or 0. */
  wait: number
  /** Under which of the keys this very attempt was the first too many. */
  justOver: readonly string[]
}

/**
 * Counts an attempt before it is judged, so that many at once gain nothing. In the database, because the guesses may go
 * to different processes.
 */
export async function countAttempt(db: Database, keys: readonly AttemptKey[], now: Date): Promise<Counted> {
  const { signInFailures: failures } = schema
  const isOver = sql`${failures.until} <= ${now.toISOString()}::timestamptz`
  const values = keys.map(({ hash, minutes }) => ({
    keyHash: hash,
    count: 1,
    until: new Date(now.getTime() + minutes * 60_000),
  }))
  const counted = await db
    .insert(failures)
    .values(values.toSorted(byHash))
    .onConflictDoUpdate({
      target: failures.keyHash,
      set: {
        count: sql`case when ${isOver} then 1 else least(${failures.count} + 1, 10000) end`,
        until: sql`case when ${isOver} then excluded.until else ${failures.until} end`,
      },
    })
    .returning()
  const over = counted.map(({ keyHash, count, until }) => {
    const most = keys.find(({ hash }) => hash === keyHash)?.most ?? 0
    const wait = count > most ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
    return { keyHash, wait, isFirst: count === most + 1 }
  })
  return {
    wait: Math.max(0, ...over.map(({ wait }) => wait)),
    justOver: over.flatMap(({ keyHash, isFirst }) => (isFirst ? keyHash : [])),
  }
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
