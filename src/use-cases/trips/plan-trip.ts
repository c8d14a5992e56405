import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { placeTrip, recordTrip, type Trip, type TripResult, tripOccupancy } from './place-trip.ts'

/** A car is to be brought from where it stands then to another place. */
export function planTrip(
  db: Database,
  catalogue: Catalogue,
  trip: Trip,
  staff: ByStaff,
): Promise<TripResult> {
  const { carTrips, carOccupancies } = schema
  return placeTrip(db, catalogue, trip, {}, staff.now, async (tx, startLocationId): Promise<TripResult> => {
    const [row] = await tx
      .insert(carTrips)
      .values({ ...trip, startLocationId, createdAt: staff.now })
      .returning()
    if (!row) throw new Error('the database returned no trip')
    await tx.insert(carOccupancies).values(tripOccupancy(row))
    await recordTrip(tx, staff, 'plan-trip', null, row)
    return { kind: 'planned', trip: row }
  })
}
