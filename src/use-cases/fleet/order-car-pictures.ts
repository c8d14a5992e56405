import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { lockCarRow } from './car-photos.ts'

type OrderResult = { ok: true } | { ok: false; code: 'no_car' | 'pictures_changed' }

/** The first one is what visitors see. Refused when someone has added or removed one meanwhile. */
export function orderCarPictures(
  db: Database,
  by: StaffMember,
  carId: number,
  names: readonly string[],
  now: Date,
): Promise<OrderResult> {
  return db.transaction(async (tx): Promise<OrderResult> => {
    const car = await lockCarRow(tx, carId)
    if (!car) return { ok: false, code: 'no_car' }
    if (names.toSorted().join('\n') !== car.imageNames.toSorted().join('\n')) {
      return { ok: false, code: 'pictures_changed' }
    }
    const imageNames = [...names]
    await tx.update(schema.cars).set({ imageNames }).where(eq(schema.cars.id, carId))
    const change = { before: { imageNames: car.imageNames }, after: { imageNames } }
    await recordChange(
      tx,
      by,
      { resource: 'cars', recordId: carId, action: 'order-pictures', ...change },
      now,
    )
    return { ok: true }
  })
}
