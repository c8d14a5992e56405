import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { shownStateOf } from '../../domain/booking/bar-state.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { nextStepOf, staffActions } from '../../domain/booking/staff-actions.ts'
import { cents } from '../../domain/money.ts'
import { readExtraCharges, readStandardCharges } from '../extra-charges/read-extra-charges.ts'
import { readActs, readLicenceChecks } from '../hand-over/read-acts.ts'
import { readToldExchanges } from '../hand-over/read-exchanges.ts'
import { readLockers } from '../locker/read-lockers.ts'
import { readPapers } from '../papers/read-papers.ts'
import { cancelFeeOf } from '../payment/booking-balance.ts'
import { refundPlan } from '../payment/refund-money.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { readSignature } from '../signing/read-signature.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { knownLicences } from './facts-for-staff-actions.ts'
import { readLines } from './read-lines.ts'
import { readParties } from './read-parties.ts'
import { readPlaces } from './read-places.ts'
import { readServices } from './read-services.ts'
import { readStaffBooking, type StaffBooking } from './staff-action.ts'

export type BookingPage = NonNullable<Awaited<ReturnType<typeof readBookingPage>>>

/** A booking's whole story, what can be done with it now, and the one thing to do next. */
export async function readBookingPage(db: Database, id: number, now: Date) {
  const found = await readStaffBooking(db, id, now)
  if (!found) return undefined
  const { booking, balance, facts, onItsWay } = found
  const signature = await readSignature(db, id)
  return {
    ...(await readParties(db, id)),
    booking,
    state: shownStateOf(booking, now),
    balance,
    facts,
    onItsWay,
    actions: staffActions(facts),
    nextStep: nextStepOf(facts) ?? null,
    cancelFee: cancelFeeOf(
      { ...found, lines: await readLines(db, id), rules: await readAgreedRules(db, booking) },
      now,
    ),
    owedBack: { rent: await owedBackOf(db, found, 'rent'), deposit: await owedBackOf(db, found, 'deposit') },
    ...(await readMoney(db, id)),
    extraCharges: await readExtraCharges(db, id),
    cleaningPrice: (await readStandardCharges(db)).cleaningPrice,
    services: await readServices(db, id),
    papers: await readPapers(db, id),
    uploads: await readUploads(db, id),
    signature: signature?.status === 'SIGNED' ? signature : null,
    witness: await readWitness(db, signature?.witnessId ?? null),
    places: await readPlaces(db),
    handOvers: await readActs(db, id),
    exchanges: await readToldExchanges(db, id),
    licenceChecks: await readLicenceChecks(db, id),
    account: await readAccountOf(db, booking.accountId),
    licences: knownLicences(booking, found.sent, found.key),
    pricedGroup: await readGroup(db, booking.pricedGroupId),
    ...(await readStory(db, id)),
  }
}

async function readGroup(db: Database, id: number | null) {
  const { groups } = schema
  const [group] = id === null ? [] : await db.select().from(groups).where(eq(groups.id, id))
  return group ?? null
}

async function readWitness(db: Database, id: number | null): Promise<string | null> {
  const { admins } = schema
  if (id === null) return null
  const [row] = await db.select({ name: admins.name }).from(admins).where(eq(admins.id, id))
  return row?.name ?? null
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

async function readAccountOf(db: Database, accountId: number | null) {
  const { companyAccounts } = schema
  if (accountId === null) return null
  const [account] = await db.select().from(companyAccounts).where(eq(companyAccounts.id, accountId))
  return account ?? null
}

async function readMoney(db: Database, id: number) {
  const { charges, ledgerEntries, payments, refunds } = schema
  const charged = await db.select().from(charges).where(eq(charges.bookingId, id)).orderBy(asc(charges.id))
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
  return { charges: charged, ledger, payments: attempts, refunds: given }
}

async function readStory(db: Database, id: number) {
  const { bookings, clients, mails, questionnaires } = schema
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
  return { mails: letters, questionnaire: answer ?? null, lockers: await readLockers(db, id) }
}
