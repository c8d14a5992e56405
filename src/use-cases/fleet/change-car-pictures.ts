import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { beginFile, enterFile } from '../uploads/file-under-way.ts'
import { lockCarRow } from './car-photos.ts'

/**
 * Other pictures for a car, or why not: given those it has while nobody else changes them. Files that are its own from now
 * on, and those that are nobody's, are written down with the change.
 */
export function changeCarPictures<Code extends string>(
  db: Database,
  carId: number,
  action: string,
  staff: ByStaff,
  change: (names: readonly string[]) => string[] | Code,
  { kept = [], outdated = [] }: { kept?: readonly string[]; outdated?: readonly string[] } = {},
): Promise<{ ok: true } | { ok: false; code: Code | 'no_car' }> {
  return db.transaction(async (tx) => {
    const car = await lockCarRow(tx, carId)
    const imageNames = car ? change(car.imageNames) : 'no_car'
    if (!car || typeof imageNames === 'string') return { ok: false, code: imageNames as Code | 'no_car' }
    await tx.update(schema.cars).set({ imageNames }).where(eq(schema.cars.id, carId))
    for (const key of kept) await enterFile(tx, key)
    for (const key of outdated) await beginFile(tx, key, staff.now)
    const facts = { before: { imageNames: car.imageNames }, after: { imageNames } }
    await recordChange(tx, staff, { resource: 'cars', recordId: carId, action, ...facts })
    return { ok: true }
  })
}
