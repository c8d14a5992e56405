import type { ByStaff } from '../../domain/people/staff.ts'
import { dropFiles, type PhotoDependencies, photoKeys } from './car-photos.ts'
import { changeCarPictures } from './change-car-pictures.ts'

/** A photograph is gone for good; a drawing stays with the site. */
export async function removeCarPicture(
  deps: Pick<PhotoDependencies, 'db' | 'files'>,
  carId: number,
  name: string,
  staff: ByStaff,
) {
  const outdated = photoKeys(name)
  const result = await changeCarPictures(
    deps.db,
    carId,
    'remove-picture',
    staff,
    (names) => (names.includes(name) ? names.filter((known) => known !== name) : 'no_picture'),
    { outdated },
  )
  if (result.ok) await dropFiles(deps, outdated)
  return result
}
