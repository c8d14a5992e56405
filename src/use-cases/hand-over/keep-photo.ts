import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isPhotoSpot } from '../../domain/booking/hand-over.ts'
import { MOST_UPLOAD_BYTES } from '../../domain/people/upload-size.ts'
import { beginFile, dropFile, enterFile } from '../uploads/file-under-way.ts'
import { readUpTo } from '../uploads/read-up-to.ts'
import type { UploadDependencies } from '../uploads/receive-upload.ts'

const { bookings, handOverPhotos } = schema

export type PhotoFault =
  | 'unknown_booking'
  | 'unknown_value'
  | 'too_many'
  | 'empty'
  | 'too_large'
  | 'aborted'
  | 'not_a_picture'
  | 'unreadable'
  | 'too_complex'
  | 'not_kept'

type PhotoResult = { ok: true; id: number } | { ok: false; code: PhotoFault }

/** Of one booking, over all acts that were begun and given up. */
const MOST_PHOTOS = 120

/** One picture of an act, before the act itself. Sent twice, it is kept once: what is there stands. */
export async function keepPhoto(
  { db, files, sniff, clean }: UploadDependencies,
  { bookingId, actKey, spot }: { bookingId: number; actKey: string; spot: string },
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<PhotoResult> {
  if (!isPhotoSpot(spot)) return { ok: false, code: 'unknown_value' }
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId))
  if (!booking) return { ok: false, code: 'unknown_booking' }
  const known = await findPhoto(db, actKey, spot)
  if (known) return answerFor(known, bookingId)
  if ((await db.$count(handOverPhotos, eq(handOverPhotos.bookingId, bookingId))) >= MOST_PHOTOS)
    return { ok: false, code: 'too_many' }
  const read = await readUpTo(body, MOST_UPLOAD_BYTES)
  if (!read.ok) return read
  const contentType = sniff(read.bytes)
  if (!contentType || contentType === 'application/pdf') return { ok: false, code: 'not_a_picture' }
  const picture = await clean(read.bytes, contentType)
  if (!picture.ok) return picture

  const fileKey = randomUUID()
  await beginFile(db, fileKey, now)
  try {
    await files.put(fileKey, picture.bytes)
  } catch {
    // It may lie there all the same: the sweep knows its key.
    return { ok: false, code: 'not_kept' }
  }
  const size = picture.bytes.length
  const entered = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(handOverPhotos)
      .values({ bookingId, actKey, spot, fileKey, contentType, size, createdAt: now })
      .onConflictDoNothing({ target: [handOverPhotos.actKey, handOverPhotos.spot] })
      .returning()
    if (row) await enterFile(tx, fileKey)
    return row
  })
  if (entered) return { ok: true, id: entered.id }
  await dropFile(db, files, fileKey).catch(() => undefined)
  const first = await findPhoto(db, actKey, spot)
  return first ? answerFor(first, bookingId) : { ok: false, code: 'not_kept' }
}

async function findPhoto(db: Database, actKey: string, spot: string) {
  const [row] = await db
    .select()
    .from(handOverPhotos)
    .where(and(eq(handOverPhotos.actKey, actKey), eq(handOverPhotos.spot, spot)))
  return row
}

/** A key belongs to one act of one booking. */
const answerFor = (row: { id: number; bookingId: number }, bookingId: number): PhotoResult =>
  row.bookingId === bookingId ? { ok: true, id: row.id } : { ok: false, code: 'unknown_booking' }
