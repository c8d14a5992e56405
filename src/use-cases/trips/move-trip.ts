import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { placeTrip, recordTrip, type Trip, type TripResult, tripOccupancy } from './place-trip.ts'

/** Another time, place or driver; what is not named stays. A trip keeps its car. */
export async function moveTrip(
  db: Database,
  catalogue: Catalogue,
  tripId: number,
  change: { [Field in keyof Omit<Trip, 'carId'>]?: Trip[Field] | undefined },
  staff: ByStaff,
): Promise<TripResult> {
  const { carTrips, carOccupancies: taken } = schema
  const [known] = await db.select().from(carTrips).where(eq(carTrips.id, tripId))
  if (!known) return { kind: 'not_found' }
  if (known.doneAt) return { kind: 'is_done' }
  const wanted: Trip = {
    carId: known.carId,
    endLocationId: change.endLocationId ?? known.endLocationId,
    start: change.start ?? known.start,
    end: change.end ?? known.end,
    driver: change.driver ?? known.driver,
  }
  const isIt = and(eq(carTrips.id, tripId), isNull(carTrips.doneAt))
  return placeTrip(db, catalogue, wanted, { tripId }, staff.now, async (tx, startLocationId) => {
    const [before] = await tx.select().from(carTrips).where(isIt).for('update')
    const [row] = await tx
      .update(carTrips)
      .set({ ...wanted, startLocationId })
      .where(isIt)
      .returning()
    if (!before || !row) return undefined
    await tx.update(taken).set(tripOccupancy(row)).where(eq(taken.tripId, tripId))
    await recordTrip(tx, staff, 'move-trip', before, row)
    return row
  })
}
