import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { isStillSo } from '../../domain/still-so.ts'
import { placeTrip, recordTrip, type Trip, type TripResult, tripOccupancy } from './place-trip.ts'

type Some<Facts> = { [Field in keyof Facts]?: Facts[Field] | undefined }
/** To the minute, as a screen tells it. */
type SeenTrip = Some<Pick<Trip, 'endLocationId' | 'driver'> & { start: WallMinute; end: WallMinute }>

const seen = ({ endLocationId, driver, start, end }: Trip): SeenTrip => ({
  endLocationId,
  driver,
  start: labelOf(start),
  end: labelOf(end),
})

/** Another time, place or driver; what is not named stays. A trip keeps its car. */
export async function moveTrip(
  db: Database,
  catalogue: Catalogue,
  tripId: number,
  change: Some<Omit<Trip, 'carId'>> & { previous?: SeenTrip | undefined },
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
  return placeTrip(
    db,
    catalogue,
    wanted,
    { tripId },
    staff.now,
    async (tx, startLocationId): Promise<TripResult> => {
      const [before] = await tx.select().from(carTrips).where(isIt).for('update')
      if (before && change.previous && !isStillSo(change.previous, seen(before)))
        return { kind: 'changed_meanwhile', trip: before }
      const [row] = await tx
        .update(carTrips)
        .set({ ...wanted, startLocationId })
        .where(isIt)
        .returning()
      if (!before || !row) return { kind: 'not_found' }
      await tx.update(taken).set(tripOccupancy(row)).where(eq(taken.tripId, tripId))
      await recordTrip(tx, staff, 'move-trip', before, row)
      return { kind: 'planned', trip: row }
    },
  )
}
