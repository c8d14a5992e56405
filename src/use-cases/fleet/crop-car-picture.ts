import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { type Crop, wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { dropWidths, keepWidths, lockCarRow, newPhotoName, type PhotoDependencies } from './car-photos.ts'

type CropResult = { ok: true; name: string } | { ok: false; code: 'no_car' | 'no_picture' }

/** Cuts a photograph anew from the whole of it. It gets a new name: browsers keep pictures for ever. */
export async function cropCarPicture(
  deps: PhotoDependencies,
  by: StaffMember,
  carId: number,
  { name, ...crop }: Crop & { name: string },
  now: Date,
): Promise<CropResult> {
  const wholeKey = wholePhotoKey(name)
  const whole = wholeKey && (await deps.files.get(wholeKey))
  if (!wholeKey || !whole) return { ok: false, code: 'no_picture' }
  const cropped = newPhotoName(wholeKey)
  let outdated = cropped
  try {
    await keepWidths(deps, cropped, whole, crop)
    return await deps.db.transaction(async (tx): Promise<CropResult> => {
      const car = await lockCarRow(tx, carId)
      if (!car) return { ok: false, code: 'no_car' }
      if (!car.imageNames.includes(name)) return { ok: false, code: 'no_picture' }
      const imageNames = car.imageNames.map((known) => (known === name ? cropped : known))
      await tx.update(schema.cars).set({ imageNames }).where(eq(schema.cars.id, carId))
      const change = { before: { imageNames: car.imageNames }, after: { imageNames } }
      await recordChange(
        tx,
        by,
        { resource: 'cars', recordId: carId, action: 'crop-picture', ...change },
        now,
      )
      outdated = name
      return { ok: true, name: cropped }
    })
  } finally {
    await dropWidths(deps, outdated)
  }
}
