import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

const { uploads } = schema
export type Upload = typeof uploads.$inferSelect

export type ReviewResult = { ok: true } | { ok: false; code: 'gone' | 'already_reviewed' }

type Judgement = Partial<Pick<Upload, 'status' | 'reason' | 'reviewedAt'>>

/**
 * Judges a document, unless somebody else was faster: two people do not overrule each other unknowingly. It is written
 * down in the story of the booking, where people look for it.
 */
export function judgeUpload(
  db: Database,
  uploadId: number,
  { from, to, action }: { from: Upload['status']; to: Judgement; action: string },
  staff: ByStaff,
  then: (tx: Database, judged: Upload) => Promise<void> = async () => {},
): Promise<ReviewResult> {
  return db.transaction(async (tx): Promise<ReviewResult> => {
    const [before] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update')
    if (!before) return { ok: false, code: 'gone' }
    if (before.status !== from) return { ok: false, code: 'already_reviewed' }
    const after = { ...before, ...to }
    await tx.update(uploads).set(to).where(eq(uploads.id, uploadId))
    await then(tx, after)
    const facts = ({ kind, driver, status, reason }: Upload) => ({
      document: `${kind} ${driver}`,
      documentStatus: status,
      reason,
    })
    const change = { resource: 'bookings', recordId: before.bookingId, action }
    await recordChange(tx, staff, { ...change, before: facts(before), after: facts(after) })
    return { ok: true }
  })
}
