import type { Database } from '../../db/client.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { judgeUpload, type ReviewResult } from './judge-upload.ts'

/** A finger slips: what was approved waits again. What was refused has been told, and is sent anew instead. */
export function reopenDocument(db: Database, uploadId: number, staff: ByStaff): Promise<ReviewResult> {
  const to = { status: 'WAITING' as const, reviewedAt: null }
  return judgeUpload(db, uploadId, { from: 'APPROVED', to, action: 'reopen-document' }, staff)
}
