import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { selectOnce } from '../../db/select-once.ts'

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
    .leftJoinLateral(itsActual(db).as('actual'), sql`true`)
    .leftJoinLateral(itsGuarantor(db).as('guarantors'), sql`true`)
    .leftJoinLateral(itsOccupancy(db).as('car_occupancies'), sql`true`)
    .leftJoinLateral(itsPast(db).as('past_occupancies'), sql`true`)
}

// One row or none, told apart from the rest: the database takes longer to think through all orders of ten tables than to
// look into them.
const itsActual = (db: Database) =>
  db.select().from(actual).where(eq(actual.id, bookings.actualReturnLocationId)).limit(1)
const itsGuarantor = (db: Database) =>
  db.select().from(guarantors).where(eq(guarantors.id, bookings.guarantorId)).limit(1)
const itsOccupancy = (db: Database) =>
  db.select().from(carOccupancies).where(eq(carOccupancies.bookingId, bookings.id)).limit(1)
const itsPast = (db: Database) =>
  db.select().from(pastOccupancies).where(eq(pastOccupancies.bookingId, bookings.id)).limit(1)

export async function readParties(db: Database, id: number): Promise<Parties> {
  const [row] = await selectById(db, { id })
  if (!row) throw new Error(`there is no booking ${id}`)
  return row
}

const selectById = selectOnce('booking_with_parties', (db) =>
  selectParties(db).where(eq(bookings.id, sql.placeholder('id'))),
)
