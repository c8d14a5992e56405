import { and, desc, eq, gt, isNotNull, isNull, lte, not, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Where a car is at this moment; `placedBy` is what left it there, or undefined while it stands where it began. */
export type PlaceNow = {
  kind: 'stands' | 'with_customer' | 'on_its_way'
  /** Where it stands, or where it is due. */
  locationId: number | null
  placedBy: number | undefined
}

const { bookings, cars, carOccupancies: taken, carTrips } = schema

/** Undefined when there is no such car. */
export async function readPlaceNow(db: Database, carId: number, now: Date): Promise<PlaceNow | undefined> {
  const [car] = await db.select({ home: cars.homeLocationId }).from(cars).where(eq(cars.id, carId))
  if (!car) return undefined
  // What began and was not handed over has not moved the car yet.
  const isNotBegun = and(isNotNull(bookings.id), isNull(bookings.handedOverAt), gt(taken.endsAt, now))
  const [last] = await db
    .select({
      id: taken.id,
      endsAt: taken.endsAt,
      locationId: taken.endLocationId,
      handedOverAt: bookings.handedOverAt,
      returnedAt: bookings.actualReturnDate,
      tripId: taken.tripId,
      doneAt: carTrips.doneAt,
    })
    .from(taken)
    .leftJoin(bookings, eq(bookings.id, taken.bookingId))
    .leftJoin(carTrips, eq(carTrips.id, taken.tripId))
    .where(
      and(
        eq(taken.carId, carId),
        isNotNull(taken.endLocationId),
        lte(taken.startsAt, now),
        or(isNull(taken.holdExpiresAt), isNotNull(bookings.handedOverAt)),
        not(isNotBegun ?? isNull(taken.id)),
      ),
    )
    .orderBy(desc(taken.endsAt))
    .limit(1)
  if (!last) return { kind: 'stands', locationId: car.home, placedBy: undefined }
  const isOut = last.handedOverAt !== null && last.returnedAt === null
  const isMoving = last.tripId !== null && last.doneAt === null && (last.endsAt ?? now) > now
  const kind = isOut ? 'with_customer' : isMoving ? 'on_its_way' : 'stands'
  return { kind, locationId: last.locationId, placedBy: last.id }
}
