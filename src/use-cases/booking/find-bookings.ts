import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { eachByIndex } from '../../db/each-by-index.ts'
import { schema } from '../../db/schema.ts'
import { parseBookingNumber } from '../../domain/booking/booking-number.ts'
import { paperKinds } from '../../domain/booking/paper-kinds.ts'
import { parseReferenceNumber } from '../../domain/people/reference-number.ts'
import { clientMatches, containing } from '../people/match-clients.ts'
import { bookingsOf, type OwnPlaces } from '../rights/own-places.ts'
import { readTodayRows, type TodayRow } from '../today/today-rows.ts'

const { bookings, clients, cars } = schema

const MOST = 20
const MOST_PEOPLE = 500

/** Bookings by number, reference number, number of a contract, an invoice, a credit note or a receipt, name, telephone, e-mail address, personal code or plate; those that stand and are nearest come first. */
export async function findBookings(
  db: Database,
  typed: string,
  now: Date,
  places?: OwnPlaces,
): Promise<TodayRow[]> {
  const own = bookingsOf(places)
  const asked = typed.trim()
  const numbered = parseBookingNumber(asked)
  const byNumber = numbered === undefined ? undefined : eq(bookings.id, numbered)
  // Whoever says AR means one booking.
  if (/^ar[\s-]*\d/i.test(asked)) {
    return byNumber
      ? readTodayRows(db, and(own, byNumber), { orderBy: desc(bookings.id), limit: 1 }, now)
      : []
  }
  const referred = parseReferenceNumber(asked)
  const byReference = referred === undefined ? undefined : eq(bookings.id, referred)
  const byPaper = ofPaper(db, asked)
  const where = byPaper ?? oneOf([byNumber, byReference, ofPeople(db, asked), ofPlate(db, asked)])
  if (!where) return []
  const nearest = sql`${bookings.cancelledAt} is not null, ${bookings.actualReturnDate} is not null,
    abs(extract(epoch from ${bookings.rentDate} - ${now.toISOString()}::timestamptz))`
  return readTodayRows(db, and(own, where), { orderBy: nearest, limit: MOST }, now)
}

const oneOf = (ways: readonly (SQL | undefined)[]) => eachByIndex({ table: bookings, id: bookings.id }, ways)

/** The ids first: bookings are then found by their index, and not by looking at each. */
function ofPeople(db: Database, asked: string): SQL | undefined {
  const matches = clientMatches(asked)
  if (!matches) return undefined
  const people = db
    .select({ id: clients.id })
    .from(clients)
    .where(matches)
    .orderBy(desc(clients.id))
    .limit(MOST_PEOPLE)
  return inArray(bookings.clientId, people)
}

/** `A-2026-00012`: whoever says a paper's number means its booking. */
function ofPaper(db: Database, asked: string): SQL | undefined {
  const { papers } = schema
  const [, series, year = '', number = ''] = /^([LAKM])[\s-]*(\d{4})[\s-]+0*(\d{1,6})$/i.exec(asked) ?? []
  if (!series) return undefined
  const whole = `${series.toUpperCase()}-${year}-${number.padStart(5, '0')}`
  const issued = db
    .select({ id: papers.bookingId })
    .from(papers)
    .where(and(inArray(papers.kind, [...paperKinds]), eq(papers.number, whole)))
  return inArray(bookings.id, issued)
}

function ofPlate(db: Database, asked: string): SQL | undefined {
  const plate = asked.replaceAll(/[\s-]+/g, '').toUpperCase()
  if (!/^[A-Z0-9]{3,9}$/.test(plate) || !/\d/.test(plate)) return undefined
  const found = db
    .select({ id: cars.id })
    .from(cars)
    .where(sql`${cars.registerNumber} like ${containing(plate)}`)
  const { carExchanges } = schema
  const had = db
    .select({ id: carExchanges.bookingId })
    .from(carExchanges)
    .where(inArray(carExchanges.oldCarId, found))
  return oneOf([inArray(bookings.carId, found), inArray(bookings.id, had)])
}
