import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { billOfCreditNote, billOfInvoice } from '../../documents/e-invoice/bill-of.ts'
import { readerOf } from '../../documents/reader.ts'
import { type Cents, cents, minus, sum, vatWithin } from '../../domain/money.ts'
import { makeReferenceNumber } from '../../domain/people/reference-number.ts'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'
import { sumOfExtraCharges } from '../extra-charges/read-extra-charges.ts'
import { type BookingAccount, lockAccount } from '../payment/booking-balance.ts'
import { keepPaper, nextNumber, type Paper } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { type BookingFile, readFacts } from './read-facts.ts'

/** The invoice for what the rental costs as it stands, without extra charges, which have their own: the one there is, or a new one. Undefined while it costs nothing. */
export function issueInvoice(
  deps: PaperDependencies,
  bookingId: number,
  now: Date,
): Promise<Paper | undefined> {
  return inTurn(deps.db, (tx) => bringInvoice({ ...deps, db: tx }, bookingId, now))
}

/** Once a booking has an invoice, invoices less credit notes are what it costs, whatever becomes of it. */
export async function followInvoice(deps: PaperDependencies, bookingId: number, now: Date): Promise<void> {
  const { papers } = schema
  const invoices = and(
    eq(papers.bookingId, bookingId),
    eq(papers.kind, 'invoice'),
    isNull(papers.extraChargeId),
  )
  if ((await deps.db.$count(papers, invoices)) > 0) await bringInvoice(deps, bookingId, now)
}

async function bringInvoice(
  deps: PaperDependencies,
  bookingId: number,
  now: Date,
): Promise<Paper | undefined> {
  const { db: tx } = deps
  const account = await lockAccount(tx, bookingId)
  if (!account) return undefined
  const extraCharges = await sumOfExtraCharges(tx, bookingId)
  const cost = minus(account.balance.rentCost, extraCharges)
  const standing = await readStanding(tx, bookingId)
  const file = billed(await readFacts(deps, bookingId), account, cost)
  const terms = `${cost} ${file.booking.lines.map(({ kind, amount }) => `${kind} ${amount}`).join(' ')}`
  const [only, ...more] = standing
  if (only && more.length === 0 && only.left === only.invoice.amount && only.invoice.terms === terms)
    return only.invoice
  const reader = readerFor(deps, file)
  const t = reader.t('papers.invoice')
  const reason = account.booking.cancelledAt ? t('creditCancelled') : t('creditChanged')
  for (const one of standing) await credit(deps, file, one, reason, now)
  if (cost === 0) return undefined
  const number = await nextNumber(tx, 'A', now)
  const invoice = {
    number,
    date: now,
    due: account.booking.rentDate > now ? account.booking.rentDate : now,
    reference: referenceOf(bookingId),
    payments: withoutExtra(await paymentsOf(tx, bookingId), cost, extraCharges),
  }
  const facts = { ...file, invoice }
  const pdf = await deps.draw.invoice(facts, reader)
  const bill = billOfInvoice(facts, reader)
  const { price: amount, vat, vatRate } = file.booking
  return keepPaper(tx, { bookingId, kind: 'invoice', number, pdf, terms, amount, vat, vatRate, bill }, now)
}

/** What an invoice bills: the lines of the price, or what a cancelled booking keeps. */
function billed(file: BookingFile, { booking }: BookingAccount, price: Cents): BookingFile {
  if (!booking.cancelledAt) return file
  const fee: QuoteLine = { kind: 'cancel-fee', quantity: 1, unitAmount: price, amount: price, details: {} }
  const vat = vatWithin(price, booking.vatRate)
  return { ...file, booking: { ...file.booking, price, vat, lines: price > 0 ? [fee] : [] } }
}

const zero = cents(0)

export const referenceOf = (bookingId: number): string => makeReferenceNumber(String(bookingId)) ?? ''

type Standing = { invoice: Paper; left: Cents }

/** Invoices of the rental, or of one extra charge, that are not wholly credited, and what is left of each. */
export async function readStanding(
  tx: Database,
  bookingId: number,
  extraChargeId?: number,
): Promise<Standing[]> {
  const { papers } = schema
  const issued = await tx
    .select()
    .from(papers)
    .where(
      and(
        eq(papers.bookingId, bookingId),
        inArray(papers.kind, ['invoice', 'credit-note']),
        extraChargeId === undefined ? isNull(papers.extraChargeId) : eq(papers.extraChargeId, extraChargeId),
      ),
    )
    .orderBy(asc(papers.id))
  return issued
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => {
      const credits = issued.filter(({ creditsId }) => creditsId === invoice.id)
      return {
        invoice,
        left: minus(invoice.amount ?? zero, sum(credits.map(({ amount }) => amount ?? zero))),
      }
    })
    .filter(({ left }) => left > 0)
}

/** Takes back all that is left of an invoice. */
export async function credit(
  deps: PaperDependencies,
  file: BookingFile,
  { invoice, left }: Standing,
  reason: string,
  now: Date,
): Promise<void> {
  const { db: tx } = deps
  const number = await nextNumber(tx, 'K', now)
  const reader = readerFor(deps, file)
  const vatRate = invoice.vatRate ?? file.booking.vatRate
  const { id: creditsId, bookingId, extraChargeId } = invoice
  const creditNote = {
    number,
    date: now,
    invoice: { number: invoice.number, date: invoice.createdAt },
    amount: left,
    reason,
    isExtra: extraChargeId !== null,
  }
  const facts = { ...file, booking: { ...file.booking, vatRate }, creditNote }
  const pdf = await deps.draw.creditNote(facts, reader)
  const bill = billOfCreditNote(facts, referenceOf(bookingId), reader)
  const sums = { amount: left, vat: vatWithin(left, vatRate), vatRate }
  const terms = `credits ${invoice.number}`
  const about = { creditsId, extraChargeId }
  const paper = { bookingId, kind: 'credit-note' as const, number, pdf, terms, ...about, ...sums, bill }
  await keepPaper(tx, paper, now)
}

export const readerFor = (deps: PaperDependencies, { language }: BookingFile) =>
  readerOf(deps.texts[language], language, deps.simulated)

type Payments = Awaited<ReturnType<typeof paymentsOf>>

/** What came for extra charges is no advance on the rental: of the last payments, what the rental does not cost. */
function withoutExtra(payments: Payments, cost: Cents, extraCharges: Cents): Payments {
  let beyond = Math.min(extraCharges, Math.max(0, sum(payments.map(({ amount }) => amount)) - cost))
  return payments
    .toReversed()
    .map((payment) => {
      const cut = Math.max(0, Math.min(beyond, payment.amount))
      beyond -= cut
      return { ...payment, amount: cents(payment.amount - cut) }
    })
    .filter(({ amount }) => amount !== 0)
    .toReversed()
}

/** What came and went for the rent; what went is below zero. */
export async function paymentsOf(tx: Database, bookingId: number) {
  const { ledgerEntries } = schema
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'rent')))
    .orderBy(asc(ledgerEntries.id))
  return rows.map(({ amount, method, createdAt }) => ({
    amount,
    method: method === 'ON_REQUEST' ? ('CASH' as const) : method,
    paidAt: createdAt,
  }))
}
