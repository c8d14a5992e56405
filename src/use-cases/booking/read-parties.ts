import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { bookings, clients, cars, groups, guarantors, locations, carOccupancies, pastOccupancies } = schema
const back = alias(locations, 'back')
const actual = alias(locations, 'actual')

/** A booking with everyone and everything it names. */
export type Parties = Awaited<ReturnType<typeof selectParties>>[number]

/** Read from the tables, not from the catalogue: what is no longer offered is still there. Whoever calls it says which. */
export function selectParties(db: Database) {
  return db
    .select({
      booking: bookings,
      client: clients,
      car: cars,
      group: groups,
      guarantor: guarantors,
      rentPlace: locations,
      returnPlace: back,
      actualPlace: actual,
      /** In a closed year it stands elsewhere. */
      occupancyId: sql<number | null>`coalesce(${carOccupancies.id}, ${pastOccupancies.id})`,
      holdExpiresAt: carOccupancies.holdExpiresAt,
    })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(groups, eq(groups.id, cars.groupId))
    .innerJoin(locations, eq(locations.id, bookings.rentLocationId))
    .innerJoin(back, eq(back.id, bookings.returnLocationId))
    .leftJoin(actual, eq(actual.id, bookings.actualReturnLocationId))
    .leftJoin(guarantors, eq(guarantors.id, bookings.guarantorId))
    .leftJoin(carOccupancies, eq(carOccupancies.bookingId, bookings.id))
    .leftJoin(pastOccupancies, eq(pastOccupancies.bookingId, bookings.id))
}

export async function readParties(db: Database, id: number): Promise<Parties> {
  const [row] = await selectParties(db).where(eq(bookings.id, id))
  if (!row) throw new Error(`there is no booking ${id}`)
  return row
}
