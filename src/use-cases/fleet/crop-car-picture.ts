import { type Crop, wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { dropWidths, keepWidths, newPhotoName, type PhotoDependencies } from './car-photos.ts'
import { changeCarPictures } from './change-car-pictures.ts'

type CropResult = { ok: true; name: string } | { ok: false; code: 'no_car' | 'no_picture' }

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
  const cropped = newPhotoName(wholeKey)
  let outdated = cropped
  try {
    await keepWidths(deps, cropped, whole, crop)
    const result = await changeCarPictures(deps.db, carId, 'crop-picture', staff, (names) =>
      names.includes(name) ? names.map((known) => (known === name ? cropped : known)) : 'no_picture',
    )
    if (!result.ok) return result
    outdated = name
    return { ok: true, name: cropped }
  } finally {
    await dropWidths(deps, outdated)
  }
}
