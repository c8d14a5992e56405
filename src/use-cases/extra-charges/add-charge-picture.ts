import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { MOST_UPLOAD_BYTES } from '../../domain/people/upload-size.ts'
import { recordDone } from '../booking/staff-action.ts'
import { beginFile, dropFile, enterFile } from '../uploads/file-under-way.ts'
import { readUpTo } from '../uploads/read-up-to.ts'
import type { UploadDependencies } from '../uploads/receive-upload.ts'
import { lockExtraCharge } from './lock-extra-charge.ts'
import { readExtraCharge } from './read-extra-charges.ts'

export type ChargePictureFault =
  | 'unknown_charge'
  | 'not_proposed'
  | 'empty'
  | 'too_large'
  | 'aborted'
  | 'not_a_picture'
  | 'unreadable'
  | 'too_complex'
  | 'not_kept'

type PictureResult = { ok: true } | { ok: false; code: ChargePictureFault }

/** What shows the charge to be right: it goes with the letter. Once that is sent the picture stands. */
export async function addChargePicture(
  { db, files, sniff, clean }: UploadDependencies,
  id: number,
  body: ReadableStream<Uint8Array>,
  staff: ByStaff,
): Promise<PictureResult> {
  const known = await readExtraCharge(db, id)
  if (!known) return { ok: false, code: 'unknown_charge' }
  if (known.status !== 'PROPOSED') return { ok: false, code: 'not_proposed' }
  const read = await readUpTo(body, MOST_UPLOAD_BYTES)
  if (!read.ok) return read
  const contentType = sniff(read.bytes)
  if (!contentType) return { ok: false, code: 'not_a_picture' }
  const picture = await clean(read.bytes, contentType)
  if (!picture.ok) return picture

  const fileKey = randomUUID()
  await beginFile(db, fileKey, staff.now)
  try {
    await files.put(fileKey, picture.bytes)
  } catch {
    // It may lie there all the same: the sweep knows its key.
    return { ok: false, code: 'not_kept' }
  }
  const entered = await db.transaction(async (tx) => {
    const found = await lockExtraCharge(tx, id)
    if (found?.extra.status !== 'PROPOSED') return undefined
    const { extra, booking } = found
    const { extraCharges } = schema
    await enterFile(tx, fileKey)
    await tx.update(extraCharges).set({ fileKey, contentType }).where(eq(extraCharges.id, id))
    if (extra.fileKey) await beginFile(tx, extra.fileKey, staff.now)
    await recordDone(tx, staff, booking, 'picture-extra', { after: { extraCharge: extra.kind } })
    return { replaced: extra.fileKey }
  })
  const gone = entered ? entered.replaced : fileKey
  if (gone) await dropFile(db, files, gone).catch(() => undefined)
  return entered ? { ok: true } : { ok: false, code: 'not_proposed' }
}
