import { eq } from 'drizzle-orm'
import { schema } from '../../../db/schema.ts'
import { wholePhotoKey } from '../../../domain/fleet/car-picture.ts'
import type { StaffMember } from '../../../domain/people/staff.ts'
import { MOST_UPLOAD_BYTES } from '../../own/receive-upload.ts'
import { readUpTo } from '../../read-up-to.ts'
import { recordChange } from '../record-change.ts'
import { dropPhoto, keepWidths, lockCarRow, newPhotoName, type PhotoRoom } from './photo-room.ts'

const MOST_PICTURES = 12

export type AddPictureFault =
  | 'no_car'
  | 'empty'
  | 'too_large'
  | 'aborted'
  | 'not_a_picture'
  | 'unreadable'
  | 'too_small'
  | 'too_many_pictures'

export type AddPictureResult = { ok: true; name: string } | { ok: false; code: AddPictureFault }

/** Takes a photograph of a car; it stands last until someone orders them. What is refused leaves nothing behind. */
export async function addCarPicture(
  room: PhotoRoom,
  by: StaffMember,
  carId: number,
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<AddPictureResult> {
  const read = await readUpTo(body, MOST_UPLOAD_BYTES)
  if (!read.ok) return read
  if (!room.isPhoto(read.bytes)) return { ok: false, code: 'not_a_picture' }
  const photo = await room.develop(read.bytes)
  if (!photo.ok) return photo

  const name = newPhotoName()
  let isKept = false
  try {
    await room.files.put(wholePhotoKey(name) ?? '', photo.bytes)
    await keepWidths(room, name, photo.bytes)
    const result = await room.db.transaction(async (tx): Promise<AddPictureResult> => {
      const car = await lockCarRow(tx, carId)
      if (!car) return { ok: false, code: 'no_car' }
      if (car.imageNames.length >= MOST_PICTURES) return { ok: false, code: 'too_many_pictures' }
      const imageNames = [...car.imageNames, name]
      await tx.update(schema.cars).set({ imageNames }).where(eq(schema.cars.id, carId))
      const change = { before: { imageNames: car.imageNames }, after: { imageNames } }
      await recordChange(tx, by, { resource: 'cars', recordId: carId, action: 'add-picture', ...change }, now)
      return { ok: true, name }
    })
    isKept = result.ok
    return result
  } finally {
    if (!isKept) await dropPhoto(room, name)
  }
}
