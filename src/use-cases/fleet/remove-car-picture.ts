import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { dropPhoto, lockCarRow, type PhotoDependencies } from './car-photos.ts'

type RemovePictureResult = { ok: true } | { ok: false; code: 'no_car' | 'no_picture' }

/** A photograph is gone for good; a drawing stays with the site. */
export async function removeCarPicture(
  deps: Pick<PhotoDependencies, 'db' | 'files'>,
  by: StaffMember,
  carId: number,
  name: string,
  now: Date,
): Promise<RemovePictureResult> {
  const result = await deps.db.transaction(async (tx): Promise<RemovePictureResult> => {
    const car = await lockCarRow(tx, carId)
    if (!car) return { ok: false, code: 'no_car' }
    if (!car.imageNames.includes(name)) return { ok: false, code: 'no_picture' }
    const imageNames = car.imageNames.filter((known) => known !== name)
    await tx.update(schema.cars).set({ imageNames }).where(eq(schema.cars.id, carId))
    const change = { before: { imageNames: car.imageNames }, after: { imageNames } }
    await recordChange(
      tx,
      by,
      { resource: 'cars', recordId: carId, action: 'remove-picture', ...change },
      now,
    )
    return { ok: true }
  })
  if (result.ok) await dropPhoto(deps, name)
  return result
}
