import type { Database } from './client.ts'
import { isCollision } from './violated-constraint.ts'

const MOST_TRIES = 20

/** Whether work that ended with this error is worth another try. */
export type IsPassing = (error: unknown) => boolean | Promise<boolean>

/** Two transactions in each other's way take turns: nothing was wrong with either. */
export async function inTurn<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  isPassing: IsPassing = () => false,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const isWorthATry = isCollision(error) || (await isPassing(error))
      if (!isWorthATry || tries === MOST_TRIES) throw error
    }
  }
}
