import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { dueOf, owedBackOf } from '../../domain/booking/ledger.ts'
import { wantedKinds } from '../../domain/booking/wanted-documents.ts'
import { cents, sum } from '../../domain/money.ts'
import { readBalances } from '../payment/booking-balance.ts'
import { readLicenceEnds } from '../uploads/read-licence-dates.ts'
import { findDuplicates } from './find-duplicates.ts'
import { readPerson } from './read-person.ts'

const { admins, bookingBans, bookings, cars, clientNotes, companyAccounts, uploads } = schema

export type PersonCard = NonNullable<Awaited<ReturnType<typeof readPersonCard>>>

/** Everything staff want to know of one person, whichever of their records was asked for. */
export async function readPersonCard(db: Database, clientId: number) {
  const person = await readPerson(db, clientId)
  if (!person) return undefined
  const ids = person.rows.map(({ id }) => id)
  const rentals = await rentalsOf(db, ids)
  const [notes, bans, documents, accounts, duplicates] = await Promise.all([
    notesOf(db, ids),
    bansOf(db, ids),
    documentsOf(db, rentals),
    accountsOf(db, ids),
    findDuplicates(db, clientId),
  ])
  return { person, rentals, balance: balanceOf(rentals), notes, bans, documents, accounts, duplicates }
}

type Rentals = Awaited<ReturnType<typeof rentalsOf>>

/** Those ahead first, then back through the past. */
async function rentalsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ booking: bookings, car: cars.name })
    .from(bookings)
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .where(inArray(bookings.clientId, [...ids]))
    .orderBy(desc(bookings.rentDate), desc(bookings.id))
  const balances = await readBalances(
    db,
    rows.map(({ booking }) => booking.id),
  )
  return rows.map(({ booking, car }) => {
    const balance = balances(booking.id)
    // Nobody owes for what they neither paid nor were promised.
    const stands =
      booking.status === 'CONFIRMED' || booking.status === 'SIGNED' || booking.cancelledAt !== null
    return {
      booking,
      car,
      paid: balance.rentPaid,
      depositHeld: balance.depositPaid,
      due: stands ? dueOf(balance) : cents(0),
      owedBack: owedBackOf(balance),
    }
  })
}

/** From the ledger of every rental, to the cent. */
const balanceOf = (rentals: Rentals) => ({
  paid: sum(rentals.map(({ paid }) => paid)),
  due: sum(rentals.map(({ due }) => due)),
  owedBack: sum(rentals.map(({ owedBack }) => owedBack)),
  depositHeld: sum(rentals.map(({ depositHeld }) => depositHeld)),
})

function notesOf(db: Database, ids: readonly number[]) {
  return db
    .select({ id: clientNotes.id, text: clientNotes.text, at: clientNotes.createdAt, by: admins.name })
    .from(clientNotes)
    .innerJoin(admins, eq(admins.id, clientNotes.byId))
    .where(inArray(clientNotes.clientId, [...ids]))
    .orderBy(desc(clientNotes.id))
}

/** In force and past, the newest first. */
function bansOf(db: Database, ids: readonly number[]) {
  const lifter = alias(admins, 'lifter')
  return db
    .select({ ban: bookingBans, by: admins.name, liftedBy: lifter.name })
    .from(bookingBans)
    .innerJoin(admins, eq(admins.id, bookingBans.byId))
    .leftJoin(lifter, eq(lifter.id, bookingBans.liftedById))
    .where(inArray(bookingBans.clientId, [...ids]))
    .orderBy(desc(bookingBans.id))
}

/** Of the renter alone: the newest approved picture of each kind that is still kept, and how long the licence holds. */
async function documentsOf(db: Database, rentals: Rentals) {
  const ids = rentals.map(({ booking }) => booking.id)
  const kept = await db
    .selectDistinctOn([uploads.kind], {
      id: uploads.id,
      kind: uploads.kind,
      bookingId: uploads.bookingId,
      at: sql<Date>`coalesce(${uploads.reviewedAt}, ${uploads.createdAt})`.mapWith(uploads.createdAt),
    })
    .from(uploads)
    .where(
      and(
        inArray(uploads.bookingId, ids),
        eq(uploads.driver, 0),
        eq(uploads.status, 'APPROVED'),
        inArray(uploads.kind, wantedKinds),
      ),
    )
    .orderBy(uploads.kind, desc(uploads.id))
  const ends = await readLicenceEnds(db, ids)
  return { kept, licenceUntil: ends.toSorted().at(-1) ?? null }
}

/** Companies by whose agreement they have rented. */
function accountsOf(db: Database, ids: readonly number[]) {
  return db
    .selectDistinct({ id: companyAccounts.id, name: companyAccounts.name })
    .from(bookings)
    .innerJoin(companyAccounts, eq(companyAccounts.id, bookings.accountId))
    .where(inArray(bookings.clientId, [...ids]))
    .orderBy(companyAccounts.name)
}
