import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type OfferState, offerStateOf } from '../../domain/booking/offer.ts'
import { type OwnPlaces, offersOf } from '../rights/own-places.ts'

const { admins, bookings, cars, groups, locations, offers } = schema
const back = alias(locations, 'back')

const AT_ONCE = 200

function select(db: Database) {
  return db
    .select({
      offer: offers,
      car: cars,
      group: groups,
      rentPlace: locations,
      returnPlace: back,
      bookingId: bookings.id,
      madeBy: admins.name,
    })
    .from(offers)
    .innerJoin(cars, eq(cars.id, offers.carId))
    .innerJoin(groups, eq(groups.id, cars.groupId))
    .innerJoin(locations, eq(locations.id, offers.rentLocationId))
    .innerJoin(back, eq(back.id, offers.returnLocationId))
    .leftJoin(bookings, eq(bookings.offerId, offers.id))
    .leftJoin(admins, eq(admins.id, offers.madeBy))
}

type Row = Awaited<ReturnType<typeof select>>[number]
/** An offer with what it names, and where it stands. */
export type FoundOffer = Row & { state: OfferState }

const found = (row: Row, now: Date): FoundOffer => ({
  ...row,
  state: offerStateOf({ ...row.offer, bookingId: row.bookingId }, now),
})

const inState: Record<OfferState, (now: Date) => SQL | undefined> = {
  open: (now) => and(isNull(bookings.id), isNull(offers.withdrawnAt), gt(offers.expiresAt, now)),
  taken: () => isNotNull(bookings.id),
  expired: (now) => and(isNull(bookings.id), isNull(offers.withdrawnAt), lte(offers.expiresAt, now)),
  withdrawn: () => and(isNull(bookings.id), isNotNull(offers.withdrawnAt)),
}

/** The newest first. */
export async function listOffers(
  db: Database,
  state: OfferState | undefined,
  places: OwnPlaces,
  now: Date,
): Promise<FoundOffer[]> {
  const rows = await select(db)
    .where(and(state && inState[state](now), offersOf(places)))
    .orderBy(desc(offers.id))
    .limit(AT_ONCE)
  return rows.map((row) => found(row, now))
}

export async function readOffer(db: Database, id: number, now: Date): Promise<FoundOffer | undefined> {
  const [row] = await select(db).where(eq(offers.id, id))
  return row && found(row, now)
}

/** By the hash of its private link. */
export async function findOffer(db: Database, linkHash: string, now: Date): Promise<FoundOffer | undefined> {
  const [row] = await select(db).where(eq(offers.linkHash, linkHash))
  return row && found(row, now)
}
