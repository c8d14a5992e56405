import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { readUpTo } from '../uploads/read-up-to.ts'
import { MOST_UPLOAD_BYTES } from '../uploads/receive-upload.ts'
import { dropPhoto, keepWidths, lockCarRow, newPhotoName, type PhotoDependencies } from './car-photos.ts'

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

type AddPictureResult = { ok: true; name: string } | { ok: false; code: AddPictureFault }

/** Takes a photograph of a car; it stands last until someone orders them. What is refused leaves nothing behind. */
export async function addCarPicture(
  deps: PhotoDependencies,
  by: StaffMember,
  carId: number,
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<AddPictureResult> {
  const read = await readUpTo(body, MOST_UPLOAD_BYTES)
  if (!read.ok) return read
  if (!deps.isPhoto(read.bytes)) return { ok: false, code: 'not_a_picture' }
  const photo = await deps.develop(read.bytes)
  if (!photo.ok) return photo

  const name = newPhotoName()
  let isKept = false
  try {
    await deps.files.put(wholePhotoKey(name) ?? '', photo.bytes)
    await keepWidths(deps, name, photo.bytes)
    const result = await deps.db.transaction(async (tx): Promise<AddPictureResult> => {
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
    if (!isKept) await dropPhoto(deps, name)
  }
}
