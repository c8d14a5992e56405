import { type Crop, photoKey, wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { dropFiles, keepFiles, newPhotoName, type PhotoDependencies, widthKeys } from './car-photos.ts'
import { changeCarPictures } from './change-car-pictures.ts'

type CropResult =
  | { ok: true; name: string }
  | { ok: false; code: 'no_car' | 'no_picture' | 'too_complex' | 'not_kept' }

/** Cuts a photograph anew from the whole of it. It gets a new name: browsers keep pictures for ever. */
export async function cropCarPicture(
  deps: PhotoDependencies,
  carId: number,
  { name, ...crop }: Crop & { name: string },
  staff: ByStaff,
): Promise<CropResult> {
  const wholeKey = wholePhotoKey(name)
  const whole = wholeKey && (await deps.files.get(wholeKey))
  if (!wholeKey || !whole) return { ok: false, code: 'no_picture' }
  const cuts = await deps.cut(whole, crop)
  if (!cuts) return { ok: false, code: 'too_complex' }
  const cropped = newPhotoName(wholeKey)
  const wanted = cuts.map(({ width, bytes }) => ({ key: photoKey(cropped, width), bytes }))
  if (!(await keepFiles(deps, wanted, staff.now))) return { ok: false, code: 'not_kept' }
  const files = { kept: widthKeys(cropped), outdated: widthKeys(name) }
  const result = await changeCarPictures(
    deps.db,
    carId,
    'crop-picture',
    staff,
    (names) =>
      names.includes(name) ? names.map((known) => (known === name ? cropped : known)) : 'no_picture',
    files,
  )
  await dropFiles(deps, result.ok ? files.outdated : files.kept)
  return result.ok ? { ok: true, name: cropped } : result
}
