import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { readerOf } from '../../documents/reader.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { collectiveReference } from '../../domain/booking/collective-payment.ts'
import { monthAfter, monthSpans } from '../../domain/calendar/months.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import { cents, negative, sum } from '../../domain/money.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import { nextNumber } from '../papers/keep-paper.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { planCollectiveLetter } from './send-collective-invoice.ts'

const { bookings, cars, collectiveInvoices, collectiveParts, companyAccounts, papers } = schema
type Account = typeof companyAccounts.$inferSelect

/** Without mail the invoice waits on the company's page. */
type Deps = PaperDependencies & { hasMail: boolean }

const DAY_MS = 24 * 3_600_000

/**
 * Of the month that is over each company gets one invoice for all rentals on account that ended in it or before, and for
 * whatever was credited or charged since. Run again it finds nothing more to do.
 */
export async function issueCollectiveInvoices(deps: Deps, now: Date): Promise<number> {
  const month = monthAfter(labelText(now).slice(0, 7), -1)
  const accounts = await deps.db.select().from(companyAccounts).orderBy(asc(companyAccounts.id))
  let issued = 0
  for (const account of accounts) if (await issueOne(deps, account, month, now)) issued += 1
  return issued
}

async function issueOne(deps: Deps, account: Account, month: string, now: Date): Promise<boolean> {
  const [span] = monthSpans(month, month)
  const isDone = and(eq(collectiveInvoices.accountId, account.id), eq(collectiveInvoices.month, month))
  if (!span || (await deps.db.$count(collectiveInvoices, isDone)) > 0) return false
  const ended = await endedBefore(deps.db, account.id, span.to)
  // Each rental has an invoice by the same rules as any other: VAT and credit notes follow from those.
  for (const { id } of ended) await issueInvoice(deps, id, now)
  return inTurn(deps.db, async (tx) => {
    // Two processes that begin at once: the second finds it done.
    await tx.select().from(companyAccounts).where(eq(companyAccounts.id, account.id)).for('update')
    if ((await tx.$count(collectiveInvoices, isDone)) > 0) return false
    const parts = await openParts(
      tx,
      ended.map(({ id }) => id),
    )
    if (parts.length === 0) return false
    await keep({ ...deps, db: tx }, account, month, parts, now)
    return true
  })
}

/** Rentals on account that are over: brought back, or cancelled. */
const endedBefore = (db: Database, accountId: number, end: Date) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.accountId, accountId),
        eq(bookings.isOnAccount, true),
        or(lt(bookings.actualReturnDate, end), lt(bookings.cancelledAt, end)),
      ),
    )
    .orderBy(asc(bookings.id))

type Parts = Awaited<ReturnType<typeof openParts>>

/** Their invoices and credit notes that stand on no collective invoice yet. */
async function openParts(tx: Database, ids: readonly number[]) {
  const rows = await tx
    .select({
      id: papers.id,
      kind: papers.kind,
      number: papers.number,
      amount: papers.amount,
      vat: papers.vat,
      vatRate: papers.vatRate,
      booking: bookings,
      car: cars.name,
      plate: cars.registerNumber,
    })
    .from(papers)
    .innerJoin(bookings, eq(bookings.id, papers.bookingId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .leftJoin(collectiveParts, eq(collectiveParts.paperId, papers.id))
    .where(
      and(
        inArray(papers.bookingId, [...ids]),
        inArray(papers.kind, ['invoice', 'credit-note']),
        isNotNull(papers.amount),
        isNull(collectiveParts.paperId),
      ),
    )
    .orderBy(asc(bookings.id), asc(papers.id))
  return rows.map(({ kind, amount, vat, vatRate, ...row }) => {
    const signed = kind === 'credit-note' ? negative : cents
    return { ...row, amount: signed(amount ?? cents(0)), vat: signed(vat ?? cents(0)), vatRate }
  })
}

async function keep(deps: Deps, account: Account, month: string, parts: Parts, now: Date) {
  const { db: tx, catalogue, texts, simulated, draw } = deps
  const number = await nextNumber(tx, 'KA', now)
  const due = new Date(now.getTime() + account.dueDays * DAY_MS)
  const byRate = Map.groupBy(parts, ({ booking, vatRate }) => vatRate ?? booking.vatRate)
  const amount = sum(parts.map((part) => part.amount))
  const facts = {
    company: catalogue.current.company,
    payer: account,
    number,
    reference: collectiveReference(number),
    date: now,
    due,
    lines: parts.map(({ number: paper, booking, car, plate, amount: own }) => ({
      paper,
      booking: bookingNumber(booking.id),
      purchaseOrder: booking.purchaseOrder,
      car,
      plate,
      from: booking.handedOverAt ?? booking.rentDate,
      to: booking.actualReturnDate ?? booking.returnDate,
      amount: own,
    })),
    sums: [...byRate].map(([vatRate, own]) => ({
      vatRate,
      price: sum(own.map((part) => part.amount)),
      vat: sum(own.map((part) => part.vat)),
    })),
    total: amount,
  }
  const pdf = await draw.collectiveInvoice(
    facts,
    readerOf(texts[account.language], account.language, simulated),
  )
  const [kept] = await tx
    .insert(collectiveInvoices)
    .values({
      accountId: account.id,
      month,
      number,
      pdf,
      amount,
      vat: sum(parts.map(({ vat }) => vat)),
      dueOn: labelText(due).slice(0, 10),
      createdAt: now,
    })
    .returning({ id: collectiveInvoices.id })
  if (!kept) throw new Error('the database returned no invoice')
  await tx.insert(collectiveParts).values(parts.map(({ id }) => ({ paperId: id, invoiceId: kept.id })))
  if (deps.hasMail) await planCollectiveLetter(tx, kept.id, account, now)
}
