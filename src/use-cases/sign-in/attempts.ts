import type { Database } from '../../db/client.ts'
import { countHit, takeBackHits } from '../limits/count-hit.ts'

/** What an attempt is counted under, and how many may fail in so many minutes. */
export type AttemptKey = { hash: string; most: number; minutes: number }

type Counted = {
  /** Seconds to wait, or 0. */
  wait: number
  /** Whether this very attempt was the first too many under one of the keys. */
  isJustOver: boolean
}

/** Counts an attempt under all its keys before it is judged. */
export async function countAttempt(db: Database, keys: readonly AttemptKey[]): Promise<Counted> {
  const counted: Counted = { wait: 0, isJustOver: false }
  for (const { hash, most, minutes } of keys) {
    const { count, secondsLeft } = await countHit(db, hash, 1, minutes * 60)
    if (count > most) counted.wait = Math.max(counted.wait, secondsLeft, 1)
    if (count === most + 1) counted.isJustOver = true
  }
  return counted
}

/** Whoever got in has not been guessing. */
export async function forgiveAttempt(db: Database, keys: readonly AttemptKey[]): Promise<void> {
  for (const { hash } of keys) await takeBackHits(db, hash, 1)
}
