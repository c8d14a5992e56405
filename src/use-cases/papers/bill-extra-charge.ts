import { billOfInvoice } from '../../documents/e-invoice/bill-of.ts'
import { cents, minus, vatWithin } from '../../domain/money.ts'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'
import type { ExtraCharge } from '../extra-charges/read-extra-charges.ts'
import type { BookingAccount } from '../payment/booking-balance.ts'
import { credit, paymentsOf, readerFor, readStanding, referenceOf } from './issue-invoice.ts'
import { keepPaper, nextNumber } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { type BookingFile, readFacts } from './read-facts.ts'

/** An invoice of its own: it has one rate of VAT, and may be credited without touching that of the rental. */
export async function billExtraCharge(
  deps: PaperDependencies,
  { booking, balance }: BookingAccount,
  extra: ExtraCharge,
  now: Date,
): Promise<void> {
  const { db: tx } = deps
  const { id: bookingId } = booking
  const { amount, vatRate } = extra
  const file = billed(await readFacts(deps, bookingId), extra)
  const number = await nextNumber(tx, 'A', now)
  // Who paid too much before has paid it already, or a part of it.
  const before = cents(Math.max(0, minus(amount, balance.rentDue)))
  const last = (await paymentsOf(tx, bookingId)).findLast((one) => one.amount > 0)
  const invoice = {
    number,
    date: now,
    due: now,
    reference: referenceOf(bookingId),
    payments: last && before > 0 ? [{ ...last, amount: before }] : [],
    isExtra: true,
  }
  const facts = { ...file, invoice }
  const reader = readerFor(deps, file)
  const pdf = await deps.draw.invoice(facts, reader)
  const bill = billOfInvoice(facts, reader)
  const sums = { amount, vat: file.booking.vat, vatRate }
  const terms = `extra ${extra.id} ${amount}`
  await keepPaper(
    tx,
    { bookingId, kind: 'invoice', number, pdf, terms, extraChargeId: extra.id, ...sums, bill },
    now,
  )
}

/** Takes its invoice back whole. */
export async function creditExtraCharge(
  deps: PaperDependencies,
  { booking }: BookingAccount,
  extra: ExtraCharge,
  reason: string,
  now: Date,
): Promise<void> {
  const file = billed(await readFacts(deps, booking.id), extra)
  for (const one of await readStanding(deps.db, booking.id, extra.id))
    await credit(deps, file, one, reason, now)
}

function billed(file: BookingFile, { kind, amount, vatRate, reason }: ExtraCharge): BookingFile {
  const details = { charge: kind, reason }
  const line: QuoteLine = { kind: 'extra-charge', quantity: 1, unitAmount: amount, amount, details }
  const vat = vatWithin(amount, vatRate)
  return { ...file, booking: { ...file.booking, price: amount, vat, vatRate, lines: [line] } }
}
