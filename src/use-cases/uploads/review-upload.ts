import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'

export type Review = { isApproved: true } | { isApproved: false; reason: string }

/** Staff accept a document, or say why not: then its owner hears of it. False when there is no such upload. */
export function reviewUpload(db: Database, uploadId: number, review: Review, now: Date): Promise<boolean> {
  const { uploads, bookings, clients } = schema
  const status = review.isApproved ? ('APPROVED' as const) : ('REFUSED' as const)
  const reason = review.isApproved ? '' : review.reason
  return db.transaction(async (tx) => {
    const [upload] = await tx
      .update(uploads)
      .set({ status, reason, reviewedAt: now })
      .where(and(eq(uploads.id, uploadId), ne(uploads.status, status)))
      .returning()
    if (!upload) return false
    if (review.isApproved) return true
    const [row] = await tx
      .select({ client: clients, drivers: bookings.additionalDrivers })
      .from(bookings)
      .innerJoin(clients, eq(clients.id, bookings.clientId))
      .where(eq(bookings.id, upload.bookingId))
    const driver = row && [row.client, ...row.drivers][upload.driver]
    const kind = upload.kind === 'licence-front' || upload.kind === 'licence-back' ? 'licence' : upload.kind
    await recordEvent(
      tx,
      'document-refused',
      {
        bookingId: upload.bookingId,
        driver: driver ? `${driver.firstName} ${driver.lastName}` : '',
        kind,
        reason,
      },
      now,
    )
    return true
  })
}
