import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

/** Someone has read what a customer thought. False when there is no such answer; again changes nothing. */
export function markAnswerSeen(db: Database, by: StaffMember, id: number, now: Date): Promise<boolean> {
  const { questionnaires } = schema
  return db.transaction(async (tx) => {
    const [seen] = await tx
      .update(questionnaires)
      .set({ hasSeen: true })
      .where(and(eq(questionnaires.id, id), eq(questionnaires.hasSeen, false)))
      .returning({ id: questionnaires.id })
    if (!seen) return (await tx.$count(questionnaires, eq(questionnaires.id, id))) > 0
    const change = { resource: 'questionnaires', recordId: id, action: 'update' }
    await recordChange(tx, by, { ...change, before: { hasSeen: false }, after: { hasSeen: true } }, now)
    return true
  })
}
