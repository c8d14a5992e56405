import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf, tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, dayOf } from '../../domain/calendar/wall-clock.ts'

const { cars, carTrips } = schema
const MOST = 200

export type DueTrip = Awaited<ReturnType<typeof readDueTrips>>[number]

/** Transfers of today and tomorrow, and those of before that nobody has reported done. */
export function readDueTrips(db: Database, now: Date) {
  const end = tallinnAt(addDays(dayOf(labelOf(now)), 2))
  return db
    .select({ trip: carTrips, car: { id: cars.id, name: cars.name, plate: cars.registerNumber } })
    .from(carTrips)
    .innerJoin(cars, eq(cars.id, carTrips.carId))
    .where(and(isNull(carTrips.doneAt), lt(carTrips.start, end)))
    .orderBy(asc(carTrips.start), asc(carTrips.id))
    .limit(MOST)
}
