import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { renderInvoice } from '../../documents/papers.ts'
import { readerOf } from '../../documents/reader.ts'
import { makeReferenceNumber } from '../../domain/people/reference-number.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { findPaper, keepPaper, nextNumber, type Paper } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

/** The invoice for the price as it stands: the one there is, or a new one. Undefined while nothing is owed or paid. */
export function issueInvoice(
  deps: PaperDependencies,
  bookingId: number,
  now: Date,
): Promise<Paper | undefined> {
  return inTurn(deps.db, async (tx) => {
    const account = await lockAccount(tx, bookingId)
    if (!account || account.booking.price === 0) return undefined
    const facts = await readFacts({ ...deps, db: tx }, bookingId)
    const terms = `${account.booking.price} ${facts.booking.lines.map(({ amount }) => amount).join(' ')}`
    const known = await findPaper(tx, bookingId, 'invoice', terms)
    if (known) return known
    const number = await nextNumber(tx, 'A', now)
    const invoice = {
      number,
      date: now,
      due: account.booking.rentDate > now ? account.booking.rentDate : now,
      reference: makeReferenceNumber(String(bookingId)) ?? '',
      payments: await paymentsOf(tx, bookingId),
    }
    const reader = readerOf(deps.texts[facts.language], facts.language, deps.simulated)
    const pdf = await renderInvoice({ ...facts, invoice }, reader)
    return keepPaper(tx, { bookingId, kind: 'invoice', number, pdf, terms }, now)
  })
}

async function paymentsOf(tx: Database, bookingId: number) {
  const { ledgerEntries } = schema
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'rent')))
    .orderBy(asc(ledgerEntries.id))
  return rows
    .filter(({ kind }) => kind === 'payment')
    .map(({ amount, method, createdAt }) => ({
      amount,
      method: method === 'ON_REQUEST' ? ('CASH' as const) : method,
      paidAt: createdAt,
    }))
}
