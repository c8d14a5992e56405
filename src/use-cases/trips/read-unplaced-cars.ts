import { and, asc, eq, exists, isNotNull, isNull, not } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { cars, carOccupancies: taken } = schema

/** Cars for rent of which nobody has said where they are: they are offered everywhere until someone does. */
export function readUnplacedCars(db: Database) {
  const placed = db
    .select({ id: taken.id })
    .from(taken)
    .where(and(eq(taken.carId, cars.id), isNotNull(taken.endLocationId)))
  return db
    .select({ id: cars.id, name: cars.name, plate: cars.registerNumber })
    .from(cars)
    .where(and(eq(cars.isActive, true), isNull(cars.homeLocationId), not(exists(placed))))
    .orderBy(asc(cars.name), asc(cars.id))
    .limit(200)
}
