import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { lockCar } from '../booking/occupy-car.ts'
import { recordChange } from '../records/record-change.ts'
import { readPlaceNow } from './place-now.ts'

type CorrectResult =
  | { ok: true }
  | { ok: false; code: 'not_a_car' | 'unknown_place' | 'with_customer' | 'on_its_way' }

/** Someone has seen the car: whatever left it there is corrected, and every search knows from now on. */
export function correctPlace(
  db: Database,
  { locations }: Catalogue,
  carId: number,
  locationId: number,
  staff: ByStaff,
): Promise<CorrectResult> {
  const { cars, carOccupancies: taken } = schema
  return inTurn(db, async (tx): Promise<CorrectResult> => {
    if (!locations.has(locationId)) return { ok: false, code: 'unknown_place' }
    if (!(await lockCar(tx, carId))) return { ok: false, code: 'not_a_car' }
    const place = await readPlaceNow(tx, carId, staff.now)
    if (!place) return { ok: false, code: 'not_a_car' }
    if (place.kind !== 'stands') return { ok: false, code: place.kind }
    if (place.placedBy === undefined) {
      await tx.update(cars).set({ homeLocationId: locationId }).where(eq(cars.id, carId))
    } else {
      await tx.update(taken).set({ endLocationId: locationId }).where(eq(taken.id, place.placedBy))
    }
    await recordChange(tx, staff, {
      resource: 'cars',
      recordId: carId,
      action: 'correct-place',
      before: { locationId: place.locationId },
      after: { locationId },
    })
    return { ok: true }
  })
}
