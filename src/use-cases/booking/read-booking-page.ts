import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { cancelFeeAt } from '../../domain/booking/cancellation.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { nextStepOf, staffActions } from '../../domain/booking/staff-actions.ts'
import { cents } from '../../domain/money.ts'
import { refundPlan } from '../payment/refund-money.ts'
import { readStaffBooking, type StaffBooking } from './staff-booking.ts'

export type BookingPage = NonNullable<Awaited<ReturnType<typeof readBookingPage>>>

/** A booking's whole story, what can be done with it now, and the one thing to do next. */
export async function readBookingPage(db: Database, id: number, now: Date) {
  const found = await readStaffBooking(db, id, now)
  if (!found) return undefined
  const { booking, balance, facts, onItsWay } = found
  return {
    booking,
    balance,
    facts,
    onItsWay,
    actions: staffActions(facts),
    nextStep: nextStepOf(facts) ?? null,
    cancelFee: balance.rentPaid > 0 ? cancelFeeAt(booking, now) : cents(0),
    owedBack: { rent: await owedBackOf(db, found, 'rent'), deposit: await owedBackOf(db, found, 'deposit') },
    ...(await readParties(db, id)),
    ...(await readPrice(db, id)),
    ...(await readMoney(db, id)),
    ...(await readPapers(db, id)),
    ...(await readStory(db, id)),
  }
}

/** What is left to give back, and how much of it the bank cannot. */
async function owedBackOf(
  db: Database,
  { booking, balance, onItsWay }: StaffBooking,
  account: LedgerAccount,
) {
  const owed = account === 'rent' ? balance.rentOwedBack : balance.depositOwedBack
  const amount = cents(Math.max(0, owed - onItsWay[account]))
  const { byHand } = await refundPlan(db, booking.id, account, amount)
  return { amount, byHand }
}

async function readParties(db: Database, id: number) {
  const { bookings, clients, cars, groups, guarantors, locations, carOccupancies } = schema
  const back = alias(locations, 'back')
  const actual = alias(locations, 'actual')
  const [row] = await db
    .select({
      client: clients,
      car: cars,
      group: groups,
      guarantor: guarantors,
      rentPlace: locations,
      returnPlace: back,
      actualPlace: actual,
      holdExpiresAt: carOccupancies.holdExpiresAt,
    })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(groups, eq(groups.id, cars.groupId))
    .innerJoin(locations, eq(locations.id, bookings.rentLocationId))
    .innerJoin(back, eq(back.id, bookings.returnLocationId))
    .leftJoin(actual, eq(actual.id, bookings.actualReturnLocationId))
    .leftJoin(guarantors, eq(guarantors.id, bookings.guarantorId))
    .leftJoin(carOccupancies, eq(carOccupancies.bookingId, bookings.id))
    .where(eq(bookings.id, id))
  if (!row) throw new Error(`booking ${id} is gone`)
  const places = await db.select().from(locations).orderBy(asc(locations.orderNumber), asc(locations.id))
  return { ...row, places }
}

async function readPrice(db: Database, id: number) {
  const { bookingLines, bookingServices, services } = schema
  const lines = await db
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, id))
    .orderBy(asc(bookingLines.position))
  const chosen = await db
    .select({ chosen: bookingServices, service: services })
    .from(bookingServices)
    .innerJoin(services, eq(services.id, bookingServices.serviceId))
    .where(eq(bookingServices.bookingId, id))
    .orderBy(asc(services.orderNumber), asc(services.id))
  return { lines, services: chosen }
}

async function readMoney(db: Database, id: number) {
  const { ledgerEntries, payments, refunds } = schema
  const ledger = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, id))
    .orderBy(asc(ledgerEntries.id))
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, id))
    .orderBy(asc(payments.id))
  const given = await db.select().from(refunds).where(eq(refunds.bookingId, id)).orderBy(asc(refunds.id))
  return { ledger, payments: attempts, refunds: given }
}

async function readPapers(db: Database, id: number) {
  const { papers, uploads, signatures } = schema
  const issued = await db
    .select({
      id: papers.id,
      kind: papers.kind,
      number: papers.number,
      createdAt: papers.createdAt,
      voidedAt: papers.voidedAt,
    })
    .from(papers)
    .where(eq(papers.bookingId, id))
    .orderBy(asc(papers.id))
  const sent = await db.select().from(uploads).where(eq(uploads.bookingId, id)).orderBy(asc(uploads.id))
  const [signature] = await db
    .select({ method: signatures.method, name: signatures.signerName, signedAt: signatures.signedAt })
    .from(signatures)
    .where(
      and(eq(signatures.bookingId, id), eq(signatures.status, 'SIGNED'), sql`${signatures.voidedAt} is null`),
    )
    .orderBy(desc(signatures.id))
    .limit(1)
  return { papers: issued, uploads: sent, signature: signature ?? null }
}

async function readStory(db: Database, id: number) {
  const { bookings, clients, mails, questionnaires, smartLockers, smartLockerReservations: kept } = schema
  const address = db
    .select({ email: clients.email })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, id))
  const letters = await db
    .select()
    .from(mails)
    // A link sent again names no booking: it lists all of its reader's.
    .where(or(eq(mails.bookingId, id), and(eq(mails.kind, 'link-again'), eq(mails.recipient, address))))
    .orderBy(desc(mails.id))
  const [answer] = await db.select().from(questionnaires).where(eq(questionnaires.bookingId, id))
  const lockers = await db
    .select({ locker: smartLockers, reservation: kept })
    .from(kept)
    .innerJoin(smartLockers, eq(smartLockers.id, kept.smartLockerId))
    .where(eq(kept.bookingId, id))
    .orderBy(asc(kept.start))
  return { mails: letters, questionnaire: answer ?? null, lockers }
}

/** A paper as it was issued; undefined when the booking has no such paper. */
export async function readPaper(db: Database, bookingId: number, paperId: number) {
  const { papers } = schema
  const [paper] = await db
    .select({ number: papers.number, pdf: papers.pdf })
    .from(papers)
    .where(and(eq(papers.id, paperId), eq(papers.bookingId, bookingId)))
  return paper
}
