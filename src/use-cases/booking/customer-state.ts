import { and, eq, exists, gt, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'

const { bookings, cars, carExchanges, carOccupancies, clients, groups, guarantors, houseRules } = schema
const { licenceChecks, licenceDates, locations, smartLockerReservations: lockers, uploads } = schema

/** Which versions of rows stand there: PostgreSQL gives every version of a row a number, and none of them twice. */
const versions = (table: PgTable, isTold: SQL | undefined) =>
  sql`(select string_agg(concat_ws(' ', ${table}.ctid, ${table}.xmin), ',') from ${table} where ${isTold})`

const ofBooking = (table: PgTable & { bookingId: PgColumn }) =>
  versions(table, eq(table.bookingId, bookings.id))

/** The renter's documents may have come with an earlier booking. */
const ofDocuments = (table: PgTable & { bookingId: PgColumn }) =>
  versions(table, or(eq(table.bookingId, bookings.id), eq(table.bookingId, bookings.documentsOf)))

const { bookingLines, charges, ledgerEntries, papers, payments, questionnaires, signatures } = schema

/** Every row that `readCustomerBooking` reads; its test finds what is missing here. */
const told = [
  sql`concat_ws(' ', ${bookings}.ctid, ${bookings}.xmin)`,
  sql`concat_ws(' ', ${carOccupancies}.ctid, ${carOccupancies}.xmin)`,
  ...[bookingLines, charges, ledgerEntries, papers, payments, questionnaires, signatures].map(ofBooking),
  ...[uploads, licenceChecks, licenceDates].map(ofDocuments),
  versions(clients, eq(clients.id, bookings.clientId)),
  versions(cars, eq(cars.id, bookings.carId)),
  versions(groups, sql`${groups.id} = (select group_id from cars where cars.id = ${bookings.carId})`),
  versions(guarantors, eq(guarantors.id, bookings.guarantorId)),
  versions(houseRules, eq(houseRules.id, bookings.rulesId)),
  versions(
    locations,
    sql`${locations.id} in (${bookings.rentLocationId}, ${bookings.returnLocationId}, ${bookings.actualReturnLocationId})`,
  ),
]

/**
 * What a customer's own page stands on, in one question: as long as the answer is the same, so is the page. Undefined
 * where the page also follows the clock by the second or shows more: a key in a locker, a car that was exchanged, a
 * request that waits for its letter, a hold that ends within the time the answer is to be good for.
 */
export function prepareCustomerState(
  db: Database,
): (linkHash: string, now: Date, until: Date) => Promise<string | undefined> {
  const of = (table: PgTable & { bookingId: PgColumn }) =>
    db.select({ id: sql`1` }).from(table).where(eq(table.bookingId, bookings.id))
  const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
  const statement = db
    .select({
      state: sql<string>`concat_ws('/', ${sql.join(
        told.map((rows) => sql`coalesce(${rows}, '')`),
        sql`, `,
      )})`,
    })
    .from(bookings)
    .leftJoin(carOccupancies, eq(carOccupancies.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.linkHash, sql.placeholder('linkHash')),
        gt(bookings.returnDate, moment('oldest')),
        not(exists(of(lockers))),
        not(exists(of(carExchanges))),
        sql`(${bookings.paymentMethod} is distinct from 'ON_REQUEST' or ${bookings.status} <> 'OPEN')`,
        sql`coalesce(${carOccupancies.holdExpiresAt} not between ${moment('now')} and ${moment('until')}, true)`,
      ),
    )
    .prepare('customer_state')
  return async (linkHash, now, until) => {
    const rows = await statement.execute({
      linkHash,
      oldest: oldestLinkedReturn(now).toISOString(),
      now: now.toISOString(),
      until: until.toISOString(),
    })
    return rows.length === 1 ? rows[0]?.state : undefined
  }
}
