import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { documentsState } from '../../domain/booking/wanted-documents.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { readParties } from '../booking/read-parties.ts'
import { judgeUpload, type ReviewResult, type Upload } from './judge-upload.ts'
import { readUploads } from './read-uploads.ts'

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
    await (review.isApproved ? tellApproved(tx, upload, now) : tellRefused(tx, upload, now))
  })
}

/** Whoever waits for it is told once, when the last one is accepted. */
async function tellApproved(tx: Database, { bookingId }: Upload, now: Date): Promise<void> {
  const { booking } = await readParties(tx, bookingId)
  const sent = await readUploads(tx, bookingId)
  if (documentsState(sent, 1 + booking.additionalDrivers.length) !== 'approved') return
  await recordEvent(tx, 'documents-approved', { bookingId }, now)
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
    kind: wordFor(kind),
    reason,
    wanted: { driver: index, kind },
  }
  await recordEvent(tx, 'document-refused', told, now)
}

function wordFor(kind: Upload['kind']): 'licence' | 'identity' | 'other' {
  if (kind === 'licence-front' || kind === 'licence-back') return 'licence'
  return kind === 'identity' ? 'identity' : 'other'
}
