import { inTurn } from '../../db/in-turn.ts'
import { renderCreditNote } from '../../documents/papers.ts'
import { readerOf } from '../../documents/reader.ts'
import type { Cents } from '../../domain/money.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { findPaper, keepPaper, nextNumber } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

/** Takes back part of the invoice, once for each reason. Undefined when there is no invoice or nothing to take back. */
export function issueCreditNote(
  deps: PaperDependencies,
  bookingId: number,
  amount: Cents,
  reason: string,
  now: Date,
) {
  return inTurn(deps.db, async (tx) => {
    await lockAccount(tx, bookingId)
    const invoice = await findPaper(tx, bookingId, 'invoice')
    if (!invoice || amount <= 0) return undefined
    const known = await findPaper(tx, bookingId, 'credit-note', reason)
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
    const reader = readerOf(deps.texts[facts.language], facts.language, deps.simulated)
    const pdf = await renderCreditNote({ ...facts, creditNote }, reader)
    return keepPaper(tx, { bookingId, kind: 'credit-note', number, pdf, terms: reason }, now)
  })
}
