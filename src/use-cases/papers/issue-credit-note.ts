import { and, desc, eq } from 'drizzle-orm'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { renderCreditNote } from '../../documents/papers.ts'
import { readerOf } from '../../documents/reader.ts'
import type { Cents } from '../../domain/money.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { hashOf, nextNumber, type PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

/** Takes back part of the invoice, once for each reason. Undefined when there is no invoice or nothing to take back. */
export function issueCreditNote(
  deps: PaperDependencies,
  bookingId: number,
  amount: Cents,
  reason: string,
  now: Date,
) {
  const { papers } = schema
  return inTurn(deps.db, async (tx) => {
    await lockAccount(tx, bookingId)
    const mine = (kind: 'invoice' | 'credit-note') =>
      and(eq(papers.bookingId, bookingId), eq(papers.kind, kind))
    const [invoice] = await tx.select().from(papers).where(mine('invoice')).orderBy(desc(papers.id)).limit(1)
    if (!invoice || amount <= 0) return undefined
    const [known] = await tx
      .select()
      .from(papers)
      .where(and(mine('credit-note'), eq(papers.terms, reason)))
    if (known) return known
    const number = await nextNumber(tx, 'K', now)
    const facts = await readFacts({ ...deps, db: tx }, bookingId)
    const creditNote = {
      number,
      date: now,
      invoice: { number: invoice.number, date: invoice.createdAt },
      amount,
      reason,
    }
    const reader = readerOf(deps.texts[facts.language], facts.language)
    const pdf = await renderCreditNote({ ...facts, creditNote }, reader)
    const [paper] = await tx
      .insert(papers)
      .values({
        bookingId,
        kind: 'credit-note',
        number,
        pdf,
        sha256: hashOf(pdf),
        terms: reason,
        createdAt: now,
      })
      .returning()
    return paper
  })
}
