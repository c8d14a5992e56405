import { createHmac } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { networkOf } from '../infra/network-of.ts'
import { countHit, takeBackHits } from '../use-cases/limits/count-hit.ts'

type Limit = { name: string; most: number; windowSeconds: number }

/** A limit that all processes count together: it guards money and letters. */
export class SharedLimit {
  readonly #db: Database
  readonly #secret: string
  readonly #limit: Limit

  constructor(db: Database, secret: string, limit: Limit) {
    this.#db = db
    this.#secret = secret
    this.#limit = limit
  }

  /**
   * Seconds to wait, or 0. Without a database nothing that is guarded can happen, and whoever tries is told so better
   * by what fails then.
   */
  async take(key: string, hits = 1): Promise<number> {
    const { most, windowSeconds } = this.#limit
    try {
      const { count, secondsLeft } = await countHit(this.#db, this.#hash(key), hits, windowSeconds)
      return count > most ? Math.max(1, secondsLeft) : 0
    } catch {
      return 0
    }
  }

  async giveBack(key: string, hits: number): Promise<void> {
    if (hits > 0) await takeBackHits(this.#db, this.#hash(key), hits)
  }

  #hash(key: string): string {
    const who = `${this.#limit.name} ${networkOf(key)}`
    return createHmac('sha256', this.#secret).update(who).digest('base64url')
  }
}
