import { and, asc, eq, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { wallMinuteOf } from '../../db/wall-minute.ts'
import { type Side, servedTimes } from '../../domain/calendar/opening-hours.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { bookingsOf, type OwnPlaces } from '../rights/own-places.ts'
import { readTodayRows, type TodayRow } from './today-rows.ts'

const { bookings } = schema

const MOST = 200

export type ClosedThen = { closedPickUps: TodayRow[]; closedReturns: TodayRow[] }

/**
 * Bookings that stand although their place has become closed at the agreed minute: by a holiday, an exception or other
 * hours. Nobody takes one off: another hour, for the booking or for the place, does.
 */
export async function readClosedThen(
  db: Database,
  { locations }: Pick<Catalogue, 'locations'>,
  now: Date,
  places?: OwnPlaces,
): Promise<ClosedThen> {
  const ahead = and(
    bookingsOf(places),
    isNull(bookings.cancelledAt),
    isNull(bookings.actualReturnDate),
    gt(bookings.returnDate, now),
  )
  const [last] = await db
    .select({ at: max(bookings.returnDate) })
    .from(bookings)
    .where(ahead)
  const until = last?.at
  if (!until) return { closedPickUps: [], closedReturns: [] }
  const closed = async (side: Side, where?: SQL) => {
    const isMeant = and(ahead, where, isClosed(side, locations, now, until))
    const found = await db.select({ id: bookings.id }).from(bookings).where(isMeant)
    return new Set(found.map(({ id }) => id))
  }
  const rent = await closed('rent', and(isNull(bookings.handedOverAt), gt(bookings.rentDate, now)))
  const back = await closed('return')
  const rows = await rowsOf(db, rent.union(back), now)
  const among = (ids: Set<number>) => rows.filter(({ booking }) => ids.has(booking.id))
  return { closedPickUps: among(rent), closedReturns: among(back) }
}

const agreed = {
  rent: { placeId: bookings.rentLocationId, at: bookings.rentDate },
  return: { placeId: bookings.returnLocationId, at: bookings.returnDate },
}

/** Asked of the database place by place: only what is closed has to be read, not every booking ahead. */
function isClosed(side: Side, locations: Catalogue['locations'], now: Date, until: Date): SQL {
  const { placeId, at } = agreed[side]
  const closed = [...locations].map(([id, { hours }]) => {
    const open = servedTimes(hours, side, dayOf(labelOf(now)), dayOf(labelOf(until)))
    const minutes = `{${open.map(({ start, end }) => `[${start},${end})`).join()}}`
    return and(eq(placeId, id), sql`not ${wallMinuteOf(at)} <@ ${minutes}::int4multirange`)
  })
  return or(...closed) ?? sql`false`
}

/** Those that are kept for someone, by their days. */
async function rowsOf(db: Database, ids: Set<number>, now: Date): Promise<TodayRow[]> {
  if (ids.size === 0) return []
  const cut = { orderBy: asc(bookings.rentDate), limit: MOST }
  const rows = await readTodayRows(db, inArray(bookings.id, [...ids]), cut, now)
  return rows.filter(({ booking, hasCar }) => hasCar || booking.status !== 'OPEN')
}
