import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { lockCarRow } from './car-photos.ts'

/** Other pictures for a car, or why not: given those it has while nobody else changes them. */
export function changeCarPictures<Code extends string>(
  db: Database,
  carId: number,
  action: string,
  staff: ByStaff,
  change: (names: readonly string[]) => string[] | Code,
): Promise<{ ok: true } | { ok: false; code: Code | 'no_car' }> {
  return db.transaction(async (tx) => {
    const car = await lockCarRow(tx, carId)
    const imageNames = car ? change(car.imageNames) : 'no_car'
    if (!car || typeof imageNames === 'string') return { ok: false, code: imageNames as Code | 'no_car' }
    await tx.update(schema.cars).set({ imageNames }).where(eq(schema.cars.id, carId))
    const facts = { before: { imageNames: car.imageNames }, after: { imageNames } }
    await recordChange(tx, staff, { resource: 'cars', recordId: carId, action, ...facts })
    return { ok: true }
  })
}
