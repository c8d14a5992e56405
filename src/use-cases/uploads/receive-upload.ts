import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { UploadProblem } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { type DocumentKind, documentsState, isCarPicture } from '../../domain/booking/wanted-documents.ts'
import { MOST_UPLOAD_BYTES } from '../../domain/people/upload-size.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import type { Parsed } from '../../infra/files/parser-pool.ts'
import type { PictureType } from '../../infra/files/sniff-picture.ts'
import { beginFile, dropFile, enterFile } from './file-under-way.ts'
import { listDocuments } from './list-documents.ts'
import { readUpTo } from './read-up-to.ts'

/** What receiving a document needs; the composition root builds it. */
export type UploadDependencies = {
  db: Database
  files: FileStore
  sniff: (bytes: Uint8Array) => PictureType | undefined
  clean: (bytes: Uint8Array, type: PictureType) => Promise<Parsed>
}

type UploadResult = { ok: true; uploadId: number } | { ok: false; code: UploadProblem }

/** Papers are scanned in far less; what a PDF holds besides is work to look through. */
const MOST_PDF_BYTES = 5 * 1024 * 1024
const MOST_UPLOADS = 40

/** Takes one picture of a driver's paper, or of the car. What is refused leaves nothing behind. */
export async function receiveUpload(
  { db, files, sniff, clean }: UploadDependencies,
  booking: { id: number; drivers: number },
  { driver, kind }: { driver: number; kind: DocumentKind },
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<UploadResult> {
  const { uploads } = schema
  if (!Number.isInteger(driver) || driver < 0 || driver >= booking.drivers) {
    return { ok: false, code: 'unknown_driver' }
  }
  if ((await db.$count(uploads, eq(uploads.bookingId, booking.id))) >= MOST_UPLOADS) {
    return { ok: false, code: 'too_many' }
  }

  const read = await readUpTo(body, MOST_UPLOAD_BYTES)
  if (!read.ok) return read
  const type = sniff(read.bytes)
  if (!type) return { ok: false, code: 'not_a_picture' }
  if (type === 'application/pdf' && read.bytes.length > MOST_PDF_BYTES) {
    return { ok: false, code: 'pdf_too_large' }
  }
  const picture = await clean(read.bytes, type)
  if (!picture.ok) return picture

  const fileKey = randomUUID()
  await beginFile(db, fileKey, now)
  try {
    await files.put(fileKey, picture.bytes)
  } catch {
    // It may lie there all the same: the sweep knows its key.
    return { ok: false, code: 'not_kept' }
  }
  const status = isCarPicture(kind) ? ('APPROVED' as const) : ('WAITING' as const)
  const row = { bookingId: booking.id, driver, kind, fileKey, contentType: type, status, createdAt: now }
  const uploadId = await db.transaction((tx) =>
    enter(tx, { ...row, size: picture.bytes.length }, booking.drivers, now),
  )
  if (uploadId !== undefined) return { ok: true, uploadId }
  await dropFile(db, files, fileKey).catch(() => undefined)
  return { ok: false, code: 'too_many' }
}

/**
 * The picture that makes the set whole also tells the office, whichever of those sent at once it is. Undefined when
 * others sent at once were the last that fit.
 */
async function enter(
  tx: Database,
  row: typeof schema.uploads.$inferInsert,
  drivers: number,
  now: Date,
): Promise<number | undefined> {
  const { uploads, bookings } = schema
  const { bookingId } = row
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('update')
  const before = await tx.select().from(uploads).where(eq(uploads.bookingId, bookingId))
  if (before.length >= MOST_UPLOADS) return undefined
  await enterFile(tx, row.fileKey)
  const [upload] = await tx.insert(uploads).values(row).returning()
  if (!upload) throw new Error('the database returned no upload')
  await listDocuments(tx, bookingId)
  const isWhole = documentsState([...before, upload], drivers) !== 'missing'
  if (isWhole && documentsState(before, drivers) === 'missing') {
    await recordEvent(tx, 'documents-uploaded', { bookingId }, now)
  }
  return upload.id
}
