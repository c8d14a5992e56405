import type { Database } from './client.ts'
import { isCollision } from './violated-constraint.ts'

const MOST_TRIES = 10

/** Two transactions in each other's way take turns: nothing was wrong with either. */
export async function inTurn<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!isCollision(error) || tries === MOST_TRIES) throw error
    }
  }
}
