import { MOST_PICTURES, photoKey, wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { MOST_UPLOAD_BYTES } from '../../domain/people/upload-size.ts'
import { readUpTo } from '../uploads/read-up-to.ts'
import { dropFiles, keepFiles, newPhotoName, type PhotoDependencies, photoKeys } from './car-photos.ts'
import { changeCarPictures } from './change-car-pictures.ts'

export type AddPictureFault =
  | 'no_car'
  | 'empty'
  | 'too_large'
  | 'aborted'
  | 'not_a_picture'
  | 'unreadable'
  | 'too_small'
  | 'too_complex'
  | 'not_kept'
  | 'too_many_pictures'

type AddPictureResult = { ok: true; name: string } | { ok: false; code: AddPictureFault }

/** Takes a photograph of a car; it stands last until someone orders them. What is refused leaves nothing behind. */
export async function addCarPicture(
  deps: PhotoDependencies,
  carId: number,
  body: ReadableStream<Uint8Array>,
  staff: ByStaff,
): Promise<AddPictureResult> {
  const read = await readUpTo(body, MOST_UPLOAD_BYTES)
  if (!read.ok) return read
  if (!deps.isPhoto(read.bytes)) return { ok: false, code: 'not_a_picture' }
  const photo = await deps.develop(read.bytes)
  if (!photo.ok) return photo

  const cuts = await deps.cut(photo.bytes, undefined)
  if (!cuts) return { ok: false, code: 'too_complex' }

  const name = newPhotoName()
  const kept = photoKeys(name)
  const wanted = [
    { key: wholePhotoKey(name) ?? '', bytes: photo.bytes },
    ...cuts.map(({ width, bytes }) => ({ key: photoKey(name, width), bytes })),
  ]
  if (!(await keepFiles(deps, wanted, staff.now))) return { ok: false, code: 'not_kept' }
  const result = await changeCarPictures(
    deps.db,
    carId,
    'add-picture',
    staff,
    (names) => (names.length < MOST_PICTURES ? [...names, name] : 'too_many_pictures'),
    { kept },
  )
  if (result.ok) return { ok: true, name }
  await dropFiles(deps, kept)
  return result
}
