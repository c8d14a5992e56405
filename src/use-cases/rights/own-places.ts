import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ResourceName } from '../../contract/records/resource.ts'
import type { Subject } from '../../contract/staff/call-rights.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { standsAt } from '../trips/stands-at.ts'

const { bookings, cars, carOccupancies: taken, offers } = schema

/** The places someone is bound to; undefined: none, and everything is theirs. */
export type OwnPlaces = readonly number[] | undefined

/** Bookings that begin, end or ended at one of the places. */
export const bookingsOf = (places: OwnPlaces): SQL | undefined =>
  places &&
  or(
    inArray(bookings.rentLocationId, [...places]),
    inArray(bookings.returnLocationId, [...places]),
    inArray(bookings.actualReturnLocationId, [...places]),
  )

/** The same of a rental that is still spoken of: it begins or ends at one of the places. */
export const isRentalOf = (
  places: OwnPlaces,
  { rentLocationId, returnLocationId }: { rentLocationId: number; returnLocationId: number },
): boolean => !places || places.includes(rentLocationId) || places.includes(returnLocationId)

/** Cars that stand there, are due there or go out from there; and those of which nobody has said where they are. */
export function carsOf(places: OwnPlaces, now: Date): SQL | undefined {
  if (!places) return undefined
  const [own, at] = [[...places], sql`${now.toISOString()}::timestamptz`]
  const isAhead = sql`exists (select 1 from ${taken} where ${taken.carId} = ${cars.id} and ${taken.endsAt} > ${at}
    and (${inArray(taken.startLocationId, own)} or ${inArray(taken.endLocationId, own)}))`
  const stands = standsAt(now)
  return or(isAhead, inArray(stands, own), isNull(stands))
}

/** Offers of rentals that begin or end at one of the places. */
export const offersOf = (places: OwnPlaces): SQL | undefined =>
  places && or(inArray(offers.rentLocationId, [...places]), inArray(offers.returnLocationId, [...places]))

const ofBookings = (column: PgColumn, places: OwnPlaces): SQL =>
  sql`${column} in (select ${bookings.id} from ${bookings} where ${bookingsOf(places)})`
const ofCars = (column: PgColumn, places: OwnPlaces, now: Date): SQL =>
  sql`${column} in (select ${cars.id} from ${cars} where ${carsOf(places, now)})`
const namedByBookings = (id: PgColumn, column: PgColumn, places: OwnPlaces): SQL =>
  sql`${id} in (select ${column} from ${bookings} where ${bookingsOf(places)})`

export const lettersOf = (places: OwnPlaces): SQL => ofBookings(schema.mails.bookingId, places)

type Narrow = (places: OwnPlaces, now: Date) => SQL | undefined

/** Records that have a place; what is in no row here is the whole company's. */
const recordsByPlace: Partial<Record<ResourceName, Narrow>> = {
  bookings: bookingsOf,
  clients: (places) => namedByBookings(schema.clients.id, bookings.clientId, places),
  guarantors: (places) => namedByBookings(schema.guarantors.id, bookings.guarantorId, places),
  'booking-services': (places) => ofBookings(schema.bookingServices.bookingId, places),
  questionnaires: (places) => ofBookings(schema.questionnaires.bookingId, places),
  'smart-locker-reservations': (places) => ofBookings(schema.smartLockerReservations.bookingId, places),
  cars: carsOf,
  'car-duties': (places, now) => ofCars(schema.carDuties.carId, places, now),
  'car-costs': (places, now) => ofCars(schema.carCosts.carId, places, now),
  'car-keys': (places, now) => ofCars(schema.carKeys.carId, places, now),
}

export const recordsOf = (name: ResourceName, places: OwnPlaces, now: Date): SQL | undefined =>
  places && recordsByPlace[name]?.(places, now)

type Found = { table: PgTable; id: PgColumn; narrow: Narrow }

const subjects: Record<Subject, Found> = {
  booking: { table: bookings, id: bookings.id, narrow: bookingsOf },
  car: { table: cars, id: cars.id, narrow: carsOf },
  charge: ofTable(schema.extraCharges, schema.extraCharges.bookingId),
  document: ofTable(schema.uploads, schema.uploads.bookingId),
  letter: ofTable(schema.mails, schema.mails.bookingId),
  photo: ofTable(schema.handOverPhotos, schema.handOverPhotos.bookingId),
  trip: {
    table: schema.carTrips,
    id: schema.carTrips.id,
    narrow: (places, now) => ofCars(schema.carTrips.carId, places, now),
  },
  block: {
    table: schema.carBlocks,
    id: schema.carBlocks.id,
    narrow: (places, now) => ofCars(schema.carBlocks.carId, places, now),
  },
  offer: { table: offers, id: offers.id, narrow: offersOf },
  client: {
    table: schema.clients,
    id: schema.clients.id,
    narrow: (places) => namedByBookings(schema.clients.id, bookings.clientId, places),
  },
}

function ofTable(table: PgTable & { id: PgColumn }, bookingId: PgColumn): Found {
  return { table, id: table.id, narrow: (places) => ofBookings(bookingId, places) }
}

/** Whether a booking, a car or what belongs to one is at the places of whoever asks. */
export async function isAtOwnPlaces(
  db: Database,
  subject: Subject,
  id: number,
  places: OwnPlaces,
  now: Date,
): Promise<boolean> {
  if (!places) return true
  const { table, id: key, narrow } = subjects[subject]
  return (await db.$count(table, and(eq(key, id), narrow(places, now)))) > 0
}

/** The numbers of their cars, where a list is narrowed after it was read; undefined: all. */
export async function readOwnCars(
  db: Database,
  places: OwnPlaces,
  now: Date,
): Promise<ReadonlySet<number> | undefined> {
  if (!places) return undefined
  const rows = await db.select({ id: cars.id }).from(cars).where(carsOf(places, now))
  return new Set(rows.map(({ id }) => id))
}
