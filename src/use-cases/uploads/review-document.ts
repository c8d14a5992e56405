import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { readParties } from '../booking/read-parties.ts'
import { judgeUpload, type ReviewResult, type Upload } from './judge-upload.ts'

type Review = { isApproved: true } | { isApproved: false; reason: string }

/** Accepts a document that waits, or says why not: then its owner hears of it. */
export function reviewDocument(
  db: Database,
  uploadId: number,
  review: Review,
  staff: ByStaff,
): Promise<ReviewResult> {
  const { now } = staff
  const to = review.isApproved
    ? { status: 'APPROVED' as const, reason: '', reviewedAt: now }
    : { status: 'REFUSED' as const, reason: review.reason, reviewedAt: now }
  const action = review.isApproved ? 'approve-document' : 'refuse-document'
  return judgeUpload(db, uploadId, { from: 'WAITING', to, action }, staff, async (tx, upload) => {
    if (!review.isApproved) await tellRefused(tx, upload, now)
  })
}

async function tellRefused(
  tx: Database,
  { bookingId, driver: index, kind, reason }: Upload,
  now: Date,
): Promise<void> {
  const { client, booking } = await readParties(tx, bookingId)
  const driver = [client, ...booking.additionalDrivers][index]
  const told = {
    bookingId,
    driver: driver ? `${driver.firstName} ${driver.lastName}` : '',
    kind: kind === 'licence-front' || kind === 'licence-back' ? ('licence' as const) : kind,
    reason,
    wanted: { driver: index, kind },
  }
  await recordEvent(tx, 'document-refused', told, now)
}
