import type { Database } from '../../db/client.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { changeCarPictures } from './change-car-pictures.ts'

/** The first one is what visitors see. Refused when someone has added or removed one meanwhile. */
export function orderCarPictures(db: Database, carId: number, names: readonly string[], staff: ByStaff) {
  return changeCarPictures(db, carId, 'order-pictures', staff, (known) =>
    names.toSorted().join('\n') === known.toSorted().join('\n') ? [...names] : 'pictures_changed',
  )
}
