import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { type Review, reviewUpload } from './review-upload.ts'

const { uploads } = schema
type Upload = typeof uploads.$inferSelect

export type ReviewResult = { kind: 'reviewed' } | { kind: 'unknown' } | { kind: 'already_reviewed' }

/** Accepts a document, or says why not. Only what still waits is judged: two people do not overrule each other unknowingly. */
export function reviewDocument(
  db: Database,
  by: StaffMember,
  uploadId: number,
  review: Review,
  now: Date,
): Promise<ReviewResult> {
  return db.transaction(async (tx) => {
    const before = await lockUpload(tx, uploadId)
    if (!before) return { kind: 'unknown' }
    if (before.status !== 'WAITING') return { kind: 'already_reviewed' }
    await reviewUpload(tx, uploadId, review, now)
    await record(tx, by, before, review.isApproved ? 'approve-document' : 'refuse-document', now)
    return { kind: 'reviewed' }
  })
}

/** A finger slips: what was approved waits again. What was refused has been told, and is sent anew instead. */
export function reopenDocument(
  db: Database,
  by: StaffMember,
  uploadId: number,
  now: Date,
): Promise<ReviewResult> {
  return db.transaction(async (tx) => {
    const before = await lockUpload(tx, uploadId)
    if (!before) return { kind: 'unknown' }
    if (before.status !== 'APPROVED') return { kind: 'already_reviewed' }
    await tx.update(uploads).set({ status: 'WAITING', reviewedAt: null }).where(eq(uploads.id, uploadId))
    await record(tx, by, before, 'reopen-document', now)
    return { kind: 'reviewed' }
  })
}

async function lockUpload(tx: Database, uploadId: number): Promise<Upload | undefined> {
  const [upload] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update')
  return upload
}

/** In the story of the booking, where people look for it. */
async function record(
  tx: Database,
  by: StaffMember,
  before: Upload,
  action: string,
  now: Date,
): Promise<void> {
  const after = await lockUpload(tx, before.id)
  const facts = (upload: Upload | undefined) =>
    upload && {
      document: `${upload.kind} ${upload.driver}`,
      documentStatus: upload.status,
      reason: upload.reason,
    }
  await recordChange(
    tx,
    by,
    {
      resource: 'bookings',
      recordId: before.bookingId,
      action,
      before: facts(before) ?? null,
      after: facts(after) ?? null,
    },
    now,
  )
}
