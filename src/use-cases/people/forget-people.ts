import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

const DAY = 24 * 3_600_000
const UPLOADS_DAYS = 90
const UNPAID_DAYS = 30
const LETTERS_DAYS = 90
const PAPERS_YEARS = 7
const AT_ONCE = 200

const { bookings, clients, guarantors, uploads, ledgerEntries, mails, outbox, signatures, auditLog } = schema

export type Forgotten = { uploads: number; people: number }

/** Personal data has an end. Papers and money stay as long as accounting must keep them. */
export async function forgetPeople(db: Database, files: FileStore, now: Date): Promise<Forgotten> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const ended = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      or(
        lt(bookings.actualReturnDate, before(UPLOADS_DAYS)),
        lt(bookings.cancelledAt, before(UPLOADS_DAYS)),
        // Never picked up or never taken back in the books: its planned end counts.
        lt(bookings.returnDate, before(UPLOADS_DAYS + UPLOADS_DAYS)),
      ),
    )
  const old = await db
    .select({ id: uploads.id, fileKey: uploads.fileKey })
    .from(uploads)
    .where(inArray(uploads.bookingId, ended))
    .limit(AT_ONCE)
  for (const { id, fileKey } of old) {
    await files.remove(fileKey)
    await db.delete(uploads).where(eq(uploads.id, id))
  }

  const own = (condition: ReturnType<typeof and>) =>
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.clientId, clients.id), condition))
  const hasMoney = exists(
    db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookings.id)),
  )
  const forgotten = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        ne(clients.lastName, ERASED),
        exists(own(isNotNull(bookings.id))),
        notExists(own(or(hasMoney, inArray(bookings.status, ['CONFIRMED', 'SIGNED'])))),
        notExists(own(sql`${bookings.createdAt} >= ${before(UNPAID_DAYS).toISOString()}::timestamptz`)),
      ),
    )
    .limit(AT_ONCE)
  const kept = before(PAPERS_YEARS * 366)
  const expired = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        ne(clients.lastName, ERASED),
        exists(own(isNotNull(bookings.id))),
        notExists(own(sql`${bookings.returnDate} >= ${kept.toISOString()}::timestamptz`)),
      ),
    )
    .limit(AT_ONCE)
  const people = [...new Set([...forgotten, ...expired].map(({ id }) => id))]
  for (const id of people) await eraseClient(db, files, id)
  // Who asked and what about: letters of no booking, and the notes that letters were written from.
  await db.delete(outbox).where(lt(outbox.deliveredAt, before(LETTERS_DAYS)))
  await db.delete(mails).where(and(isNull(mails.bookingId), lt(mails.sentAt, before(LETTERS_DAYS))))
  return { uploads: old.length, people: people.length }
}

/** Stands where a name stood. */
export const ERASED = '(kustutatud)'

/** Takes a person out of what is kept: the booking, its price and its money stay, without them. */
export async function eraseClient(db: Database, files: FileStore, clientId: number): Promise<void> {
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
      })
      .where(eq(clients.id, clientId))
    await eraseFromLog(tx, 'clients', [clientId])
    if (ids.length === 0) return
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
