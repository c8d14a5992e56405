import type { Database } from './client.ts'
import { type IsPassing, inTurn } from './in-turn.ts'

/** Ends a transaction so that nothing of it stays, and carries its answer out. */
class RolledBack<Answer> extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('rolled back')
    this.answer = answer
  }
}

/** What the work would lead to: all of it is really done and then taken back. Nobody else sees it meanwhile. */
export function onTrial<Answer>(
  db: Database,
  work: (tx: Database) => Promise<Answer>,
  isPassing?: IsPassing,
): Promise<Answer> {
  return keptIf(db, () => false, work, isPassing)
}

/** The work stays when its answer says so; otherwise nothing of it does. Either way the answer is returned. */
export async function keptIf<Answer>(
  db: Database,
  isKept: (answer: Answer) => boolean,
  work: (tx: Database) => Promise<Answer>,
  isPassing?: IsPassing,
): Promise<Answer> {
  const kept = async (tx: Database) => {
    const answer = await work(tx)
    if (!isKept(answer)) throw new RolledBack(answer)
    return answer
  }
  try {
    return await inTurn(db, kept, isPassing)
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as Answer
    throw error
  }
}
