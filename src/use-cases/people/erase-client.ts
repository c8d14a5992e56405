import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { endLinks } from '../booking/end-links.ts'

const { bookings, clients, guarantors, uploads, mails, signatures, auditLog } = schema

/** Stands where a name stood. */
const ERASED = '(kustutatud)'

/** Takes a person out of what is kept: the booking, its price and its money stay, without them. */
export async function eraseClient(
  db: Database,
  files: FileStore,
  clientId: number,
  now: Date,
): Promise<void> {
  const sent = await db
    .select({ id: uploads.id, fileKey: uploads.fileKey })
    .from(uploads)
    .innerJoin(bookings, eq(bookings.id, uploads.bookingId))
    .where(eq(bookings.clientId, clientId))
  for (const { fileKey } of sent) await files.remove(fileKey)
  await db.transaction(async (tx) => {
    const own = await tx.select().from(bookings).where(eq(bookings.clientId, clientId))
    const ids = own.map(({ id }) => id)
    await tx
      .update(clients)
      .set({
        firstName: ERASED,
        lastName: ERASED,
        email: `erased-${clientId}@example.invalid`,
        idCode: null,
        birthDate: '1900-01-01',
        drivingLicenceNumber: ERASED,
        address: ERASED,
        phone: '+3720000000',
        additional: '',
        companyName: null,
        companyAddress: null,
        companyRegistryCode: null,
        companyVatNumber: null,
        ads: false,
        additionalDocuments: [],
        erasedAt: now,
      })
      .where(eq(clients.id, clientId))
    await eraseFromLog(tx, 'clients', [clientId])
    if (ids.length === 0) return
    await endLinks(tx, inArray(bookings.id, ids))
    await eraseFromLog(tx, 'bookings', ids)
    await tx.delete(uploads).where(inArray(uploads.bookingId, ids))
    await tx.delete(mails).where(inArray(mails.bookingId, ids))
    await tx
      .update(bookings)
      .set({
        additionalDrivers: [],
        additional: '',
        notes: '',
        adHocNotes: '',
        cancelReason: sql`case when ${bookings.cancelledAt} is not null then ${ERASED} end`,
      })
      .where(inArray(bookings.id, ids))
    await eraseGuarantors(
      tx,
      clientId,
      own.flatMap(({ guarantorId }) => guarantorId ?? []),
    )
    await tx
      .update(signatures)
      .set({
        signerName: ERASED,
        signerIdCode: null,
        signerPhone: null,
        address: '',
        userAgent: '',
        image: null,
        // It names its owner.
        certificate: null,
      })
      .where(inArray(signatures.bookingId, ids))
  })
}

/** Whoever also vouches for someone else stays. */
async function eraseGuarantors(tx: Database, clientId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const others = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.guarantorId, guarantors.id), ne(bookings.clientId, clientId)))
  await tx
    .update(guarantors)
    .set({
      name: ERASED,
      email: 'erased@example.invalid',
      idCode: '',
      documentNumber: '',
      address: '',
      phone: '',
    })
    .where(and(inArray(guarantors.id, ids), notExists(others)))
}

/** That something was changed stays in the log; what it was does not. */
async function eraseFromLog(tx: Database, resource: string, ids: readonly number[]): Promise<void> {
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.resource, resource), inArray(auditLog.recordId, [...ids])))
}
