import { and, asc, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Side, servesAt } from '../../domain/calendar/opening-hours.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
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
  const ahead = await db
    .select({
      id: bookings.id,
      rentDate: bookings.rentDate,
      returnDate: bookings.returnDate,
      rentLocationId: bookings.rentLocationId,
      returnLocationId: bookings.returnLocationId,
      handedOverAt: bookings.handedOverAt,
    })
    .from(bookings)
    .where(
      and(bookingsOf(places), isNull(bookings.cancelledAt), isNull(bookings.actualReturnDate), isAhead(now)),
    )
    .orderBy(asc(bookings.rentDate), asc(bookings.id))
  const isClosed = (placeId: number, side: Side, at: Date): boolean => {
    const place = locations.get(placeId)
    return at > now && place !== undefined && !servesAt(place.hours, side, labelOf(at))
  }
  const rent = ahead.filter((row) => !row.handedOverAt && isClosed(row.rentLocationId, 'rent', row.rentDate))
  const back = ahead.filter((row) => isClosed(row.returnLocationId, 'return', row.returnDate))
  const rows = await rowsOf(db, [...rent, ...back], now)
  const standing = (list: typeof ahead) =>
    rows.filter(({ booking, hasCar }) => {
      const isKept = hasCar || booking.status !== 'OPEN'
      return isKept && list.some(({ id }) => id === booking.id)
    })
  return { closedPickUps: standing(rent), closedReturns: standing(back) }
}

const isAhead = (now: Date) => or(gt(bookings.rentDate, now), gt(bookings.returnDate, now))

async function rowsOf(db: Database, found: readonly { id: number }[], now: Date): Promise<TodayRow[]> {
  const ids = [...new Set(found.map(({ id }) => id))]
  if (ids.length === 0) return []
  return readTodayRows(db, inArray(bookings.id, ids), { orderBy: asc(bookings.rentDate), limit: MOST }, now)
}
