import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

type SeenResult = { ok: true } | { ok: false; code: 'not_found' }

/** Someone has read what a customer thought; again changes nothing. */
export function markAnswerSeen(db: Database, id: number, staff: ByStaff): Promise<SeenResult> {
  const { questionnaires } = schema
  return db.transaction(async (tx): Promise<SeenResult> => {
    const [seen] = await tx
      .update(questionnaires)
      .set({ hasSeen: true })
      .where(and(eq(questionnaires.id, id), eq(questionnaires.hasSeen, false)))
      .returning({ id: questionnaires.id })
    if (!seen) {
      const isThere = (await tx.$count(questionnaires, eq(questionnaires.id, id))) > 0
      return isThere ? { ok: true } : { ok: false, code: 'not_found' }
    }
    const change = { resource: 'questionnaires', recordId: id, action: 'update' }
    await recordChange(tx, staff, { ...change, before: { hasSeen: false }, after: { hasSeen: true } })
    return { ok: true }
  })
}
