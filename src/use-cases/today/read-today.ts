import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { eachByIndex } from '../../db/each-by-index.ts'
import { schema } from '../../db/schema.ts'
import { NEAR_DAYS } from '../../domain/booking/staff-actions.ts'
import { labelOf, tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, dayOf, MINUTES_PER_DAY } from '../../domain/calendar/wall-clock.ts'
import { bookingsOf, type OwnPlaces } from '../rights/own-places.ts'
import { readOwed } from './read-owed.ts'
import { readTodayRows, type TodayRow } from './today-rows.ts'

const {
  bookings,
  clients,
  extraCharges,
  questionnaires,
  uploads,
  smartLockers,
  smartLockerReservations: reservations,
} = schema

/** Someone has to charge it or to withdraw it. */
const hasProposedCharge = sql`exists (select 1 from ${extraCharges}
  where ${extraCharges.bookingId} = ${bookings.id} and ${extraCharges.status} = 'PROPOSED')`

const NOON = MINUTES_PER_DAY / 2
const MOST = 200
const MOST_ANSWERS = 20

export type Today = Awaited<ReturnType<typeof readToday>>

/** What the front desk has to do today. */
export async function readToday(db: Database, now: Date, places?: OwnPlaces) {
  const own = bookingsOf(places)
  const day = dayOf(labelOf(now))
  const [start, end] = [tallinnAt(day), tallinnAt(addDays(day, 1))]
  const morning = tallinnAt(addDays(day, 1), NOON)
  const standing = and(own, isNull(bookings.cancelledAt))
  const byPickUp = { orderBy: asc(bookings.rentDate), limit: MOST }
  const byReturn = { orderBy: asc(bookings.returnDate), limit: MOST }

  const ahead = await readTodayRows(
    db,
    and(
      standing,
      // Each by its own day: of those that began before today only what is not over has to be looked at.
      eachByIndex({ table: bookings, id: bookings.id }, [
        and(
          gte(bookings.rentDate, start),
          lt(bookings.rentDate, tallinnAt(addDays(day, NEAR_DAYS))),
          gt(bookings.returnDate, now),
        ),
        and(gt(bookings.returnDate, now), lt(bookings.rentDate, start), isNull(bookings.handedOverAt)),
      ]),
    ),
    byPickUp,
    now,
  )
  const kept = ahead.filter((row) => row.hasCar || row.booking.status !== 'OPEN')
  const pickUps = kept.filter(({ booking }) => booking.rentDate < morning)
  const soon = kept.filter(
    ({ booking, due }) =>
      booking.rentDate >= morning && !booking.handedOverAt && (due > 0 || booking.status !== 'SIGNED'),
  )
  const out = and(standing, isNotNull(bookings.handedOverAt))
  const returns = await readTodayRows(
    db,
    and(out, gte(bookings.returnDate, start), lt(bookings.returnDate, end)),
    byReturn,
    now,
  )
  const overdue = await readTodayRows(
    db,
    and(out, lt(bookings.returnDate, now), isNull(bookings.actualReturnDate)),
    byReturn,
    now,
  )
  const late = new Set(overdue.map(({ booking }) => booking.id))
  const requests = await readTodayRows(
    db,
    and(
      standing,
      gt(bookings.rentDate, now),
      inArray(bookings.status, ['OPEN', 'PENDING']),
      eq(bookings.paymentMethod, 'ON_REQUEST'),
    ),
    { orderBy: asc(bookings.createdAt), limit: MOST },
    now,
  )
  const asked = new Set(requests.map(({ booking }) => booking.id))
  return {
    /** Of today and of tomorrow morning, with those who should have come and did not. */
    pickUps,
    returns: returns.filter(({ booking }) => !late.has(booking.id)),
    overdue,
    /** They begin in the next days and are not paid or not signed. */
    soon: soon.filter(({ booking }) => !asked.has(booking.id)),
    /** Asked for by e-mail and not answered. */
    requests,
    ...(await owedRows(db, now, own)),
    proposed: await readTodayRows(db, and(own, hasProposedCharge), byReturn, now),
    attention: await readTodayRows(db, and(own, sql`cardinality(${bookings.attentions}) > 0`), byPickUp, now),
    papers: await waitingPapers(db, now, own),
    lockers: await lockersBetween(db, { start, end }, now, own),
    answers: await unseenAnswers(db, own),
  }
}

/** Whom we owe, and who owes us: money alone empties these lists. */
async function owedRows(db: Database, now: Date, own: SQL | undefined) {
  const owed = await readOwed(db, now, own ? undefined : 2 * MOST)
  // Bound to places, a person's own stand anywhere in the list.
  const most = own ? owed.length : MOST
  const weOwe = owed.filter(({ isBack }) => isBack).slice(0, most)
  const owedToUs = owed.filter(({ isDue }) => isDue).slice(0, most)
  const ids = [...weOwe, ...owedToUs].map(({ id }) => id)
  const rows = await rowsById(db, [...new Set(ids)], now, own)
  const of = (listed: typeof owed) => listed.flatMap(({ id }) => rows.get(id) ?? [])
  return { weOwe: of(weOwe), owedToUs: of(owedToUs) }
}

async function waitingPapers(db: Database, now: Date, own: SQL | undefined) {
  const waiting = await db
    .select({
      bookingId: uploads.bookingId,
      waiting: sql<number>`count(*)::int`,
      since: sql<Date>`min(${uploads.createdAt})`.mapWith(uploads.createdAt),
    })
    .from(uploads)
    .where(eq(uploads.status, 'WAITING'))
    .groupBy(uploads.bookingId)
    .orderBy(sql`min(${uploads.createdAt})`)
    .limit(MOST)
  const rows = await rowsById(
    db,
    waiting.map(({ bookingId }) => bookingId),
    now,
    own,
  )
  return waiting.flatMap(({ bookingId, ...rest }) => {
    const row = rows.get(bookingId)
    return row ? [{ row, ...rest }] : []
  })
}

async function lockersBetween(
  db: Database,
  { start, end }: { start: Date; end: Date },
  now: Date,
  own: SQL | undefined,
) {
  const reserved = await db
    .select({ locker: smartLockers.name, reservation: reservations })
    .from(reservations)
    .innerJoin(smartLockers, eq(smartLockers.id, reservations.smartLockerId))
    .where(and(lt(reservations.start, end), gt(reservations.end, start)))
    .orderBy(asc(reservations.start), asc(reservations.id))
    .limit(MOST)
  const rows = await rowsById(
    db,
    reserved.map(({ reservation }) => reservation.bookingId),
    now,
    own,
  )
  return reserved.flatMap(({ locker, reservation }) => {
    const row = rows.get(reservation.bookingId)
    if (!row || row.booking.cancelledAt) return []
    const { purpose, start, end, keyTakenAt, keyReturnedAt } = reservation
    return [
      { locker, purpose, start, end, keyMovedAt: purpose === 'pick-up' ? keyTakenAt : keyReturnedAt, row },
    ]
  })
}

async function rowsById(
  db: Database,
  ids: number[],
  now: Date,
  own: SQL | undefined,
): Promise<Map<number, TodayRow>> {
  if (ids.length === 0) return new Map()
  const cut = { orderBy: asc(bookings.id), limit: ids.length }
  const rows = await readTodayRows(db, and(own, inArray(bookings.id, ids)), cut, now)
  return new Map(rows.map((row) => [row.booking.id, row]))
}

function unseenAnswers(db: Database, own: SQL | undefined) {
  const { id, bookingId, quality, condition, recommend, additional, createdAt } = questionnaires
  const client = sql<string>`${clients.firstName} || ' ' || ${clients.lastName}`
  return db
    .select({ id, bookingId, client, quality, condition, recommend, additional, createdAt })
    .from(questionnaires)
    .innerJoin(bookings, eq(bookings.id, questionnaires.bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(and(own, eq(questionnaires.hasSeen, false)))
    .orderBy(desc(questionnaires.id))
    .limit(MOST_ANSWERS)
}
