import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCase, quotedPrice } from '../../../tests/support/arbitrary-catalogue.ts'
import { exampleFacts } from '../../../tests/support/booking-facts.ts'
import { againstSchema, brokenRules } from '../../../tests/support/e-invoice-standards.ts'
import { tries } from '../../../tests/support/proof.ts'
import { readEstonian, readUbl } from '../../../tests/support/read-e-invoice.ts'
import type { Bill } from '../../domain/booking/bill.ts'
import { cents, percentHundredths, vatWithin } from '../../domain/money.ts'
import { type QuoteLine, sumOf } from '../../domain/pricing/quote-line.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { readerOf } from '../reader.ts'
import { billOfCreditNote, billOfInvoice } from './bill-of.ts'
import { writeEstonian } from './estonian.ts'
import { writeUbl } from './ubl.ts'

const reader = readerOf(await loadMessages('et'), 'et')
const at = new Date('2026-11-02T22:30:00Z')

type Priced = {
  lines: readonly QuoteLine[]
  rate: number
  paid?: number
  client?: Partial<BookingFacts['client']>
}

function invoiceOf({ lines, rate, paid = 0, client = {} }: Priced): Bill {
  const price = sumOf(lines)
  const vatRate = percentHundredths(rate)
  const booking = { ...exampleFacts.booking, lines, price, vatRate, vat: vatWithin(price, vatRate) }
  const invoice = {
    number: 'A-2026-00012',
    date: at,
    due: at,
    reference: '1232',
    payments: paid === 0 ? [] : [{ amount: cents(paid), method: 'TRANSFER' as const, paidAt: at }],
  }
  return billOfInvoice(
    { ...exampleFacts, client: { ...exampleFacts.client, ...client }, booking, invoice },
    reader,
  )
}

function creditOf(amount: number, rate: number): Bill {
  const booking = { ...exampleFacts.booking, vatRate: percentHundredths(rate) }
  const creditNote = {
    number: 'K-2026-00003',
    date: at,
    invoice: { number: 'A-2026-00012', date: at },
    amount: cents(amount),
    reason: 'Broneering muutus',
  }
  return billOfCreditNote({ ...exampleFacts, booking, creditNote }, '1232', reader)
}

const { lines } = exampleFacts.booking
const firm = {
  companyName: 'Õunad & <Pirnid> "Aed" OÜ',
  companyAddress: 'Pärnu mnt 10, 10148 Tallinn',
  companyRegistryCode: '10137319',
  companyVatNumber: 'EE100594102',
}

const bills: Record<string, Bill> = {
  'every kind of line': invoiceOf({ lines, rate: 2400, paid: 10_000 }),
  'a company': invoiceOf({ lines, rate: 2400, client: firm }),
  'a company from abroad': invoiceOf({
    lines,
    rate: 2400,
    client: {
      companyName: 'Vieras Oy',
      companyAddress: 'Katu 1, 00100 Helsinki',
      companyRegistryCode: '0737546-2',
      companyVatNumber: 'FI07375462',
    },
  }),
  'paid too much': invoiceOf({ lines, rate: 2400, paid: 99_900, client: firm }),
  'no VAT': invoiceOf({ lines, rate: 0, client: firm }),
  'a credit note': creditOf(8550, 2400),
  'a credit note without VAT': creditOf(8550, 0),
}

describe.each(Object.entries(bills))('%s', (_, bill) => {
  it('keeps the rules of EN 16931', () => expect(brokenRules(writeUbl(bill))).toEqual([]))
  it('is an Estonian e-invoice by its schema', () =>
    expect(againstSchema(writeEstonian(bill))).toBeUndefined())
})

it('the standards do refuse: another sum, and an element in the wrong place', () => {
  const bill = invoiceOf({ lines, rate: 2400 })
  const wrong = writeUbl({ ...bill, vat: cents(bill.vat + 500) })
  expect(brokenRules(wrong).join(' ')).toContain('BR-CO-17')
  expect(againstSchema(writeEstonian(bill).replace('<Footer>', '<Foot/><Footer>'))).toContain('Foot')
})

it('escapes what tries to be markup, and leaves out what XML cannot hold', () => {
  const name = 'A</Name><b>&amp;\u0000\u0008"\'😀\ud800'
  const bill = invoiceOf({ lines, rate: 2400, client: { ...firm, companyName: name } })
  const shown = 'A</Name><b>&amp;"\'😀\ufffd'
  const party = readUbl(writeUbl(bill)).root.AccountingCustomerParty?.Party
  expect(party?.PartyLegalEntity?.RegistrationName).toBe(shown)
  expect(readEstonian(writeEstonian(bill)).invoice.InvoiceParties?.BuyerParty?.Name).toBe(shown)
  expect(brokenRules(writeUbl(bill))).toEqual([])
  expect(againstSchema(writeEstonian(bill))).toBeUndefined()
})

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** BR-CO-10 to 17 and BR-S-08, in cents, without the tolerance that the published rules have. */
function addsUp(bill: Bill) {
  const read = readUbl(writeUbl(bill))
  expect(read.lineSum).toBe(add(read.lines.map(({ net }) => net)))
  expect(read.allowanceSum).toBe(add(read.allowances.map(({ net }) => net)))
  expect(read.net).toBe(read.lineSum - read.allowanceSum)
  expect(read.taxable).toBe(read.net)
  expect(read.vat).toBe(read.vatOfRate)
  expect(read.gross).toBe(read.net + read.vat)
  expect(read.payable).toBe(read.gross - read.paid)
  expect([read.gross, read.vat]).toEqual([bill.price, bill.vat])
  // The VAT is taken from the price that was told, so it is at most a cent off the VAT on the net sum.
  expect(Math.abs(read.vat - Math.round((read.net * bill.vatRate) / 10_000))).toBeLessThanOrEqual(1)
  for (const { net, price } of read.lines) expect([net >= 0, price]).toEqual([true, net])
  for (const { net } of read.allowances) expect(net).toBeGreaterThanOrEqual(0)

  const estonian = readEstonian(writeEstonian(bill))
  const sign = (amount: number) => (bill.kind === 'invoice' ? amount : 0 - amount)
  expect(add(estonian.items.map(({ net }) => net))).toBe(estonian.net)
  expect(add(estonian.items.map(({ vat }) => vat))).toBe(estonian.vat)
  expect(estonian.items.map(({ gross }) => gross)).toEqual(bill.lines.map(({ amount }) => sign(amount)))
  for (const { net, vat, gross } of estonian.items) expect(net + vat).toBe(gross)
  expect([estonian.gross, estonian.vat, estonian.footer]).toEqual([
    sign(bill.price),
    sign(bill.vat),
    sign(bill.price),
  ])
  expect(estonian.toPay).toBe(sign(bill.price - bill.paid))
}

it('every random quote adds up by the rules of EN 16931', () => {
  fc.assert(
    fc.property(arbitraryCase, fc.nat(200_000), ({ rows, request }, paid) => {
      const quote = quotedPrice(rows, request)
      if (typeof quote === 'string' || quote.total <= 0) return
      addsUp(invoiceOf({ lines: quote.lines, rate: quote.vatRate, paid }))
    }),
    { numRuns: tries(80, 5_000) },
  )
})

it('so does every credit note, at every rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.nat(10_000), (amount, rate) =>
      addsUp(creditOf(amount, rate)),
    ),
    { numRuns: tries(80, 5_000) },
  )
})
