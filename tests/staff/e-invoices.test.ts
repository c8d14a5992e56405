import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { issueInvoice } from '../../src/use-cases/papers/issue-invoice.ts'
import { client } from '../support/bodies.ts'
import { exampleFacts } from '../support/booking-facts.ts'
import { againstSchema, brokenRules } from '../support/e-invoice-standards.ts'
import { readEstonian, readUbl } from '../support/read-e-invoice.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
  const seller = { id: 1, ...exampleFacts.company }
  await system.db().insert(schema.company).overridingSystemValue().values(seller).onConflictDoNothing()
})

const company = client({
  companyName: 'Õunad & Pirnid OÜ',
  companyAddress: 'Pärnu mnt 10, 10148 Tallinn',
  companyRegistryCode: '10137319',
  companyVatNumber: 'EE100594102',
})

async function paid(changes: object = {}): Promise<StaffBooking> {
  const booking = await StaffBooking.registered(desk, { client: company, ...changes })
  await booking.own.payAtBank()
  await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now)
  return booking
}

const words = (text: string) => text.replaceAll(/\s/g, ' ')
const shown = (amount: number) => words(formatMoney(cents(amount), 'et'))

/** Every invoice and credit note of a booking: both files against the row, and every amount against the paper's words. */
async function sameOnPaper({ own }: StaffBooking) {
  const papers = (await own.papers()).filter(({ amount }) => amount !== null)
  for (const { id, kind, number, amount, vat, vatRate, pdf, bill } of papers) {
    const at = `/bookings/${own.id}/papers/${id}`
    const [ublFile, estonianFile] = [await desk.get(`${at}/ubl.xml`), await desk.get(`${at}/e-invoice.xml`)]
    expect(ublFile.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(ublFile.headers.get('content-disposition')).toBe(`attachment; filename="${number}-ubl.xml"`)
    const estonianXml = await estonianFile.text()
    expect(againstSchema(estonianXml)).toBeUndefined()
    const ublXml = await ublFile.text()
    expect(brokenRules(ublXml)).toEqual([])
    const ubl = readUbl(ublXml)
    const estonian = readEstonian(estonianXml)
    const pages = words((await readPdf(pdf)).pages.join(' '))
    const isInvoice = kind === 'invoice'
    const sign = (sum: number) => (isInvoice ? sum : 0 - sum)

    expect([ubl.kind, ubl.root.ID, ubl.gross, ubl.vat, ubl.rate * 100]).toEqual([
      kind,
      number,
      amount,
      vat,
      vatRate,
    ])
    expect([estonian.gross, estonian.vat, estonian.net]).toEqual([
      sign(ubl.gross),
      sign(ubl.vat),
      sign(ubl.net),
    ])
    expect(estonian.invoice).toMatchObject({ InvoiceInformation: { InvoiceNumber: number } })
    for (const sum of [ubl.gross, ubl.vat, ubl.net]) expect(pages).toContain(shown(sign(sum)))
    for (const { gross } of estonian.items.filter((item) => item.gross !== 0))
      expect(pages).toContain(shown(gross))
    for (const { text } of [...ubl.lines, ...ubl.allowances]) expect(pages).toContain(words(text))
    for (const text of ['Õunad & Pirnid OÜ', '10137319', 'EE100594102']) expect(pages).toContain(text)
    const { seller, reference } = bill ?? {}
    const account = { PaymentID: reference, PayeeFinancialAccount: { ID: exampleFacts.company.iban } }
    expect(ubl.root.PaymentMeans).toMatchObject(account)
    expect(exampleFacts.company).toMatchObject(seller ?? { name: 'nobody' })
    const buyer = {
      PartyTaxScheme: { CompanyID: 'EE100594102' },
      PartyLegalEntity: { RegistrationName: 'Õunad & Pirnid OÜ', CompanyID: '10137319' },
    }
    expect(ubl.root).toMatchObject({ AccountingCustomerParty: { Party: buyer } })
    // A credit note asks for nothing.
    const asked = isInvoice ? [shown(Math.abs(ubl.payable)), reference ?? 'no reference'] : []
    for (const text of asked) expect(pages).toContain(text)
    const payable = isInvoice ? Math.max(0, ubl.payable) : 0
    expect([estonian.toPay, estonian.paymentSum]).toEqual([sign(ubl.payable), payable])
  }
  return papers.map(({ kind }) => kind)
}

describe('e-invoices say what the paper says', () => {
  it('with a discount and services', async () => {
    const services = [{ id: ids.services.childSeat, quantity: 2 }, { id: ids.services.zeroExcess }]
    const booking = await paid({ couponCodes: ['KYMME'], services, car: { id: ids.cars.yaris } })
    expect(await sameOnPaper(booking)).toEqual(['invoice'])
    const paper = (await booking.own.papers()).find(({ kind }) => kind === 'invoice')
    expect(paper?.bill?.lines.some(({ amount }) => amount < 0)).toBe(true)
  })

  it('changed and cancelled for a fee: credit notes and what was left to pay', async () => {
    const booking = await paid()
    await booking.post('change', { returnDate: '2026-11-20T10:00' })
    await booking.post('cancel', { reason: 'Hilja', fee: 28.5 })
    expect(await sameOnPaper(booking)).toEqual([
      'invoice',
      'credit-note',
      'invoice',
      'credit-note',
      'invoice',
    ])
  })

  it('without VAT', async () => {
    const booking = await StaffBooking.registered(desk, { client: company })
    const { bookings } = schema
    const noVat = { vat: cents(0), vatRate: percentHundredths(0) }
    await system.db().update(bookings).set(noVat).where(eq(bookings.id, booking.own.id))
    await booking.own.payAtBank()
    await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now)
    expect(await sameOnPaper(booking)).toEqual(['invoice'])
  })

  it('and go on saying it whatever is called otherwise since', async () => {
    const booking = await paid()
    const paper = (await booking.own.papers()).find(({ kind }) => kind === 'invoice')
    const at = `/bookings/${booking.own.id}/papers/${paper?.id}/ubl.xml`
    const before = await (await desk.get(at)).text()
    const { clientId } = await booking.own.row()
    const { clients } = schema
    await system.db().update(clients).set({ companyName: 'Teine OÜ' }).where(eq(clients.id, clientId))
    await booking.post('money', { account: 'rent', direction: 'in', amount: 5, method: 'CASH' })
    expect(await (await desk.get(at)).text()).toBe(before)
  })
})

it('staff find them on the booking of a company, and of nobody else', async () => {
  const [firm, person] = [await paid(), await paid({ client: client(), car: { id: ids.cars.fabia } })]
  const linksOf = async (booking: StaffBooking) =>
    (await booking.page()).papers.filter(({ kind }) => kind === 'invoice').map(({ eInvoices }) => eInvoices)
  const [links] = await linksOf(firm)
  expect(links?.ubl).toMatch(/\/ubl\.xml$/)
  expect(links?.estonian).toMatch(/\/e-invoice\.xml$/)
  expect(await linksOf(person)).toEqual([null])
})

it('there is none of a contract or of another booking’s paper', async () => {
  const booking = await StaffBooking.signed(desk)
  const [contract] = await booking.own.papers()
  const at = `/bookings/${booking.own.id}/papers/${contract?.id}`
  expect(await refusal(await desk.get(`${at}/ubl.xml`))).toEqual([409, 'no_e_invoice'])
  expect(await refusal(await desk.get(`/bookings/${booking.own.id}/papers/999999/ubl.xml`))).toEqual([
    404,
    'unknown_paper',
  ])
  expect((await system.get(`/api/admin${at}/ubl.xml`)).status).toBe(401)
})
