import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { exampleFacts } from '../../../tests/support/booking-facts.ts'
import { placesInPdf, readPdf } from '../../../tests/support/read-pdf.ts'
import { cents } from '../../domain/money.ts'
import type { OutsidePart } from '../../domain/outside-parts.ts'
import { sumOf } from '../../domain/pricing/quote-line.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { loadMessages, type Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { priceSections } from '../price-words.ts'
import { readerOf } from '../reader.ts'
import { renderContract } from './contract.tsx'
import { renderCreditNote } from './credit-note.tsx'
import { type InvoiceFacts, renderInvoice } from './invoice.tsx'
import { contractHash, type SignatureEvidence, sealContract } from './seal.tsx'

const texts: Record<Locale, Messages> = {
  et: await loadMessages('et'),
  en: await loadMessages('en'),
  ru: await loadMessages('ru'),
}
const readers = {
  et: readerOf(texts.et, 'et'),
  en: readerOf(texts.en, 'en'),
  ru: readerOf(texts.ru, 'ru'),
}
const facts: BookingFacts = exampleFacts
const { booking, client, company } = facts
const at = new Date('2026-11-02T10:00:00Z')
const invoice: InvoiceFacts['invoice'] = {
  number: '2026-0451',
  date: at,
  due: new Date('2026-11-09T10:00:00Z'),
  reference: '1234561',
  payments: [{ amount: cents(10_000), method: 'BANK_LINK', paidAt: at }],
}
const firm = {
  companyName: 'Näidis AS',
  companyAddress: 'Pärnu mnt 10, Tallinn',
  companyRegistryCode: '10137319',
  companyVatNumber: 'EE100594102',
}
const image = new Uint8Array(
  await sharp({ create: { width: 60, height: 20, channels: 4, background: '#0f2229' } })
    .png()
    .toBuffer(),
)
const evidence: SignatureEvidence = {
  company,
  contractNumber: 'L-2026-0123',
  signer: { name: 'Õie Žukov', idCode: '38001085718', email: 'oie@naide.ee', phone: '+3725123456' },
  method: 'drawn',
  scan: null,
  witness: null,
  signedAt: at,
  ipAddress: '2001:db8::1',
  userAgent: 'Mozilla/5.0 (X11)',
  verificationCode: null,
  certificate: null,
  image,
}
const words = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.join(' ')
const money = (amount: number, locale: Locale) => formatMoney(cents(amount), locale).replaceAll(/\s/g, ' ')
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// Reading a PDF takes its time, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe.each(locales)('the contract in %s', async (locale) => {
  const contract = await readPdf(await renderContract(facts, readers[locale]))
  const text = contract.pages.join(' ')

  it('carries the people, the car, every line and sums that add up', () => {
    expect(contract.title).toContain('L-2026-0123')
    for (const known of [
      company.name,
      client.lastName,
      client.firstName,
      '38001085718',
      'Иван Петров',
      'Jaan Tamm',
      'Mari Mets',
      'Škoda Octavia Combi',
      '001 AAA',
      'TMBJJ7NE8L0123456',
      formatNumber(48_210, locale).replaceAll(/\s/g, ' '),
      'Tallinna lennujaam',
      'Riia 1, 51004 Tartu',
      'Mõlk vasakul tagauksel, <b>5 cm</b>',
      facts.links['accurate-rental-conditions'],
    ]) {
      expect(text).toContain(known)
    }
    for (const { text: line, shown } of priceSections(booking, readers[locale]).flatMap(
      (part) => part.lines,
    )) {
      expect(text).toContain(line.replaceAll(/\s/g, ' '))
      expect(text).toContain(shown.replaceAll(/\s/g, ' '))
    }
    expect(sumOf(booking.lines)).toBe(booking.price)
    for (const sum of [
      booking.price,
      booking.vat,
      booking.price - booking.vat,
      booking.deposit,
      19_000,
      150_000,
    ]) {
      expect(text).toContain(money(sum, locale))
    }
  })

  it('numbers its pages', () => {
    const counted = { et: 'Lk 2/3', en: 'Page 2 of 3', ru: 'Стр. 2 из 3' }
    expect(contract.pages).toHaveLength(3)
    expect(contract.pages[1]).toContain(counted[locale])
  })

  it('is in its own language', () => {
    const title = { et: 'Käendaja', en: 'Guarantor', ru: 'Поручитель' }
    expect(text).toContain(texts[locale].papers.contract.title)
    expect(text).toContain(title[locale])
  })
})

describe.each(locales)('the invoice in %s', (locale) => {
  it('says what is owed and how to pay it', async () => {
    const text = await words(await renderInvoice({ ...facts, invoice }, readers[locale]))
    for (const known of [
      '2026-0451',
      '1234561',
      'EE47 1000 0010 2014 5685',
      client.lastName,
      company.vatNumber,
    ]) {
      expect(text).toContain(known)
    }
    for (const sum of [
      booking.price,
      booking.vat,
      booking.price - booking.vat,
      10_000,
      booking.price - 10_000,
    ]) {
      expect(text).toContain(money(sum, locale))
    }
  })

  it('of a company names it and its numbers', async () => {
    const data = { ...facts, client: { ...client, ...firm }, invoice: { ...invoice, payments: [] } }
    const text = await words(await renderInvoice(data, readers[locale]))
    for (const known of Object.values(firm)) expect(text).toContain(known)
  })

  it('that is paid asks for nothing', async () => {
    const payments = [{ amount: booking.price, method: 'CARD' as const, paidAt: at }]
    const text = await words(
      await renderInvoice({ ...facts, invoice: { ...invoice, payments } }, readers[locale]),
    )
    expect(text).toContain(texts[locale].papers.invoice.settled)
    expect(text).toContain(money(0, locale))
  })

  it('is taken back by a credit note', async () => {
    const creditNote = {
      number: 'K-12',
      date: at,
      invoice,
      amount: cents(12_400),
      reason: 'Tühistamine / отмена',
    }
    const text = await words(await renderCreditNote({ ...facts, creditNote }, readers[locale]))
    for (const known of ['K-12', '2026-0451', creditNote.reason]) expect(text).toContain(known)
    // Nothing goes back where nothing was paid, so it says no more than the sum.
    expect(text).toContain(texts[locale].papers.total)
    for (const sum of [-12_400, -2400, -10_000]) expect(text).toContain(money(sum, locale))
  })
})

describe.each(locales)('a paper in %s', (locale) => {
  it('has all of its words between the margins, and none of them in the footer', async () => {
    const contract = await renderContract(facts, readers[locale])
    const agent = { ...evidence, userAgent: 'Mozilla/5.0 (Linux; Android 14) '.repeat(5) }
    const papers = [
      await sealContract(contract, agent, readers[locale]),
      await renderInvoice({ ...facts, invoice }, readers[locale]),
    ]
    const pages = (await Promise.all(papers.map(placesInPdf))).flat()
    expect(pages.length).toBeGreaterThan(4)
    for (const { left, right, foot } of pages.flat()) {
      expect(left).toBeGreaterThan(45)
      expect(right).toBeLessThan(595.28 - 45)
      expect(foot).toBeGreaterThan(20)
    }
    const footers = pages.map((texts) => texts.filter(({ foot }) => foot < 62).map(({ text }) => text))
    expect(footers[0]?.join(' ')).toContain(company.email)
    const [first, ...others] = footers.map((texts) => texts.join(' ').replace(/\d+\D+\d+$/, ''))
    for (const other of others) expect(other).toBe(first)
  })
})

describe('the signature page', async () => {
  const contract = await renderContract(facts, readers.et)
  it.each(locales)('stands after the contract with all that proves it (%s)', async (locale) => {
    const before = await readPdf(contract)
    const after = await readPdf(await sealContract(contract, evidence, readers[locale]))
    expect(after.pages.slice(0, -1)).toEqual(before.pages)
    const page = after.pages.at(-1)
    for (const known of [
      'Õie Žukov',
      '38001085718',
      '2001:db8::1',
      'Mozilla/5.0 (X11)',
      '2026-11-02T10:00:00.000Z',
    ]) {
      expect(page).toContain(known)
    }
    expect(page).toContain(contractHash(contract))
    expect(page).toContain(texts[locale].papers.signing.drawn)
  })

  it('of a signature by phone shows code and certificate, and calls it advanced', async () => {
    const certificate = { subject: 'CN=ŽUKOV,ÕIE', serial: '10:7a:55' }
    const signed = {
      ...evidence,
      method: 'smart-id' as const,
      verificationCode: '4927',
      certificate,
      image: null,
    }
    const page = (await readPdf(await sealContract(contract, signed, readers.ru))).pages.at(-1)
    for (const known of [texts.ru.papers.signing['smart-id'], '4927', 'CN=ŽUKOV,ÕIE', '10:7a:55'])
      expect(page).toContain(known)
  })

  it('is the same for the same evidence', async () => {
    const first = await sealContract(contract, evidence, readers.et)
    expect(sha(await sealContract(contract, evidence, readers.et))).toBe(sha(first))
  })
})

describe.each(locales)('a trial in %s', (locale) => {
  const marks = texts[locale].papers.simulated
  const creditNote = {
    number: 'K-1',
    date: at,
    invoice: { number: 'A-1', date: at },
    amount: cents(100),
    reason: '-',
  }
  const papersOf = async (simulated: readonly OutsidePart[]) => {
    const reader = readerOf(texts[locale], locale, simulated)
    const contract = await renderContract(facts, reader)
    const papers = [
      contract,
      await sealContract(contract, evidence, reader),
      await renderInvoice({ ...facts, invoice }, reader),
      await renderCreditNote({ ...facts, creditNote }, reader),
    ]
    return (await Promise.all(papers.map(readPdf))).flatMap(({ pages }) => pages)
  }

  it('says on every page of every paper that bank and phones are simulated', async () => {
    const pages = await papersOf(['bank', 'phones'])
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((page) => !page.includes(marks.both))).toEqual([])
  })

  // All papers have the one mark of the page they are drawn on.
  it.each([
    ['the bank', ['bank'], marks.bank],
    ['the phones', ['phones', 'mail'], marks.phones],
    ['nothing of lockers and letters, which are no part of a paper', ['lockers', 'mail'], ''],
  ] as const)('says which part is simulated: %s', async (_, simulated, mark) => {
    const reader = readerOf(texts[locale], locale, simulated)
    const text = await words(await renderInvoice({ ...facts, invoice }, reader))
    expect(Object.values(marks).filter((one) => text.includes(one))).toEqual(mark ? [mark] : [])
  })
})

describe('the same facts', () => {
  it('give the same bytes, also later and all at once', async () => {
    const locale = 'ru'
    const first = sha(await renderContract(facts, readers[locale]))
    // Longer than the second that a clock inside the file would tell.
    await setTimeout(1100)
    const again = await Promise.all([
      renderContract(facts, readers[locale]),
      renderContract(facts, readers[locale]),
    ])
    expect(again.map(sha)).toEqual([first, first])
    const bill = { ...facts, invoice }
    expect(sha(await renderInvoice(bill, readers[locale]))).toBe(
      sha(await renderInvoice(bill, readers[locale])),
    )
  })

  it('make a draft before the contract has a number, and a short one without guarantor and faults', async () => {
    const bare: BookingFacts = {
      ...facts,
      booking: {
        ...booking,
        contractNumber: null,
        car: { ...booking.car, vin: null, odometer: null, fuelLevel: null, issues: [] },
      },
      guarantor: null,
      representative: null,
      additionalDrivers: [],
    }
    const text = await words(await renderContract(bare, readers.en))
    expect(text).toContain(texts.en.papers.contract.noIssues)
    expect(text).toContain(texts.en.papers.contract.draft)
    expect(text).not.toContain(texts.en.papers.contract.guarantor)
  })
})
