import { and, asc, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, type CalendarDay } from '../../domain/calendar/wall-clock.ts'
import { bookingsOf, type OwnPlaces } from '../rights/own-places.ts'
import { readTodayRows } from './today-rows.ts'

const MOST = 200

/** Who comes and who returns on a day, whichever it is. */
export async function readDeskDay(db: Database, day: CalendarDay, now: Date, places?: OwnPlaces) {
  const { bookings } = schema
  const [start, end] = [tallinnAt(day), tallinnAt(addDays(day, 1))]
  const within = (moment: typeof bookings.rentDate | typeof bookings.returnDate) =>
    and(bookingsOf(places), isNull(bookings.cancelledAt), gte(moment, start), lt(moment, end))
  const read = (moment: typeof bookings.rentDate | typeof bookings.returnDate) =>
    readTodayRows(db, within(moment), { orderBy: asc(moment), limit: MOST }, now)
  // A hold that has run out keeps no car for anyone.
  const isKept = ({ hasCar, booking }: Awaited<ReturnType<typeof read>>[number]) =>
    hasCar || booking.status !== 'OPEN'
  return {
    pickUps: (await read(bookings.rentDate)).filter(isKept),
    returns: (await read(bookings.returnDate)).filter(isKept),
  }
}
