import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BankEntriesAnswer } from '../../src/contract/staff/bank-statements.ts'
import { schema } from '../../src/db/schema.ts'
import { bookingNumber } from '../../src/domain/booking/booking-number.ts'
import { makeReferenceNumber } from '../../src/domain/people/reference-number.ts'
import { lockAccount } from '../../src/use-cases/payment/booking-balance.ts'
import { charge } from '../../src/use-cases/payment/write-ledger.ts'
import { lhv, oneEntry, seb, swedbank } from '../support/bank-statement-files.ts'
import { exampleFacts } from '../support/booking-facts.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
let staff: AtWork
const { iban } = exampleFacts.company

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
  staff ??= await signedIn(system, 'agent')
  const company = { id: 1, ...exampleFacts.company }
  await system.db().insert(schema.company).overridingSystemValue().values(company).onConflictDoNothing()
})

const load = (file: Uint8Array) =>
  system.send('/api/admin/bank-statements', {
    method: 'POST',
    headers: { cookie: staff.cookie, origin: ORIGIN, 'content-type': 'application/xml' },
    body: new Uint8Array(file),
  })
const loaded = async (file: Uint8Array) => {
  const response = await load(file)
  expect(response.status).toBe(200)
  const { entered, listed, known } = (await response.json()) as Record<string, number>
  return [entered, listed, known]
}
const referenceOf = ({ own }: StaffBooking) => makeReferenceNumber(String(own.id)) ?? ''

async function transfersOf({ own }: StaffBooking) {
  const { ledgerEntries } = schema
  const rows = await system
    .db()
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, own.id), eq(ledgerEntries.method, 'TRANSFER')))
  return rows.map(({ amount, account }) => [account, amount])
}

async function listOf(state: string) {
  const answer = await staff.get(`/bank-entries?state=${state}&page=1`)
  return ((await answer.json()) as BankEntriesAnswer).entries
}

const registered = (car: number = ids.cars.yaris) => StaffBooking.registered(desk, { car: { id: car } })

describe('what is due to the cent is entered', () => {
  it('as Swedbank tells it, by the structured reference', async () => {
    const booking = await registered()
    const file = swedbank(iban, [{ ref: 'SW-1', amount: '85.50', reference: referenceOf(booking) }])
    expect(await loaded(file)).toEqual([1, 0, 0])
    expect(await transfersOf(booking)).toEqual([['rent', 8550]])
    expect(await booking.own.row()).toMatchObject({ isPaid: true, status: 'CONFIRMED' })
  })

  it('as SEB tells it, several in one entry', async () => {
    const [one, two] = [await registered(), await registered(ids.cars.fabia)]
    const parts = [one, two].map((booking, at) => ({
      ref: `E2E-${at}`,
      amount: '85.50',
      reference: referenceOf(booking),
    }))
    expect(await loaded(seb(iban, 'SEB-1', parts, '171.00'))).toEqual([2, 0, 0])
    expect([await transfersOf(one), await transfersOf(two)]).toEqual([[['rent', 8550]], [['rent', 8550]]])
    expect(await loaded(seb(iban, 'SEB-1', parts, '171.00'))).toEqual([0, 0, 2])
    // Parts that do not make up the whole are not believed.
    expect(await loaded(seb(iban, 'SEB-2', parts, '180.00'))).toEqual([0, 1, 0])
  })

  it('as LHV tells it, by the number in what the payer wrote', async () => {
    const booking = await registered()
    const text = `Rent & vedu, viitenumber ${referenceOf(booking)}`
    expect(await loaded(lhv(iban, [{ ref: 'LHV-1', amount: '85.50', text }]))).toEqual([1, 0, 0])
    expect(await transfersOf(booking)).toEqual([['rent', 8550]])
  })
})

describe('one transfer', () => {
  it('that pays the rent and the deposit is told by one letter, with one receipt', async () => {
    const booking = await registered()
    const { deposit } = await booking.own.row()
    const { bookings } = schema
    await system
      .db()
      .update(bookings)
      .set({ paymentWithDeposit: true })
      .where(eq(bookings.id, booking.own.id))
    const account = await lockAccount(system.db(), booking.own.id)
    if (account) await charge(system.db(), account.booking, 'deposit-asked', system.clock.now)
    const amount = (85.5 + deposit / 100).toFixed(2)
    const file = swedbank(iban, [{ ref: 'BOTH-1', amount, reference: referenceOf(booking) }])
    expect(await loaded(file)).toEqual([1, 0, 0])
    expect(await transfersOf(booking)).toEqual([
      ['rent', 8550],
      ['deposit', deposit],
    ])
    const { client, number } = await booking.page()
    const told = (await lettersTo(system, client.email)).filter(
      ({ subject }) => subject?.startsWith('Makse ') && subject.endsWith(number),
    )
    expect(told.map(({ subject }) => subject?.includes(amount.replace('.', ',')))).toEqual([true])
    const papers = await booking.own.papers()
    expect(papers.filter(({ kind }) => kind === 'receipt').map((one) => one.amount)).toEqual([8550 + deposit])
  })
})

describe('once only', () => {
  it('however often the file is loaded', async () => {
    const booking = await registered()
    const file = swedbank(iban, [{ ref: 'TWICE-1', amount: '85.50', reference: referenceOf(booking) }])
    expect(await loaded(file)).toEqual([1, 0, 0])
    expect(await loaded(file)).toEqual([0, 0, 1])
    expect(await transfersOf(booking)).toEqual([['rent', 8550]])
  })

  it('also when it is loaded eight times at once', async () => {
    const bookings = [await registered(), await registered(ids.cars.fabia)]
    const file = swedbank(
      iban,
      bookings.map((booking, at) => ({
        ref: `RACE-${at}`,
        amount: '85.50',
        reference: referenceOf(booking),
      })),
    )
    const counts = await Promise.all(Array.from({ length: 8 }, () => loaded(file)))
    expect(counts.reduce((sum, [entered = 0]) => sum + entered, 0)).toBe(2)
    expect(counts.reduce((sum, [, , known = 0]) => sum + known, 0)).toBe(14)
    for (const booking of bookings) expect(await transfersOf(booking)).toEqual([['rent', 8550]])
  })
})

describe('everything else is listed and settled by people', () => {
  it('with the reason, and never lost', async () => {
    const booking = await registered()
    const reference = referenceOf(booking)
    const credit = (amount: string, currency = 'EUR') =>
      `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`
    await loaded(
      swedbank(iban, [
        { ref: 'L-1', amount: '80.00', reference },
        { ref: 'L-2', amount: '10.00', reference: makeReferenceNumber('99999999') ?? '' },
        { ref: 'L-3', amount: '10.00', text: 'rent' },
      ]),
    )
    await loaded(oneEntry(iban, 'L-4', credit('85.50', 'USD')))
    await loaded(oneEntry(iban, 'L-5', '<Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>'))
    await loaded(oneEntry(iban, 'L-6', `${credit('12.00')}<RvslInd>true</RvslInd>`))
    await booking.own.payAtBank()
    await loaded(swedbank(iban, [{ ref: 'L-7', amount: '85.50', reference }]))
    const { bankEntries } = schema
    const rows = await system.db().select().from(bankEntries).orderBy(bankEntries.id)
    const reasons = rows
      .filter(({ key }) => key.startsWith('L-'))
      .map(({ key, reason }) => [key.slice(0, 3), reason])
    expect(reasons).toEqual([
      ['L-1', 'other-amount'],
      ['L-2', 'unknown-reference'],
      ['L-3', 'no-reference'],
      ['L-4', 'other-currency'],
      ['L-5', 'debit'],
      ['L-6', 'reversal'],
      ['L-7', 'nothing-due'],
    ])
    expect(await transfersOf(booking)).toEqual([])
  })

  it('to a booking, or to none; each once', async () => {
    const booking = await registered()
    await loaded(swedbank(iban, [{ ref: 'S-1', amount: '80.00', name: 'Kadri & Kaasa', text: 'auto' }]))
    await loaded(oneEntry(iban, 'S-2', '<Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>'))
    const open = await listOf('open')
    const money = open.find(({ payerName }) => payerName === 'Kadri & Kaasa')
    const fee = open.find(({ amount }) => amount === -12)
    const assign = (id: number | undefined, number: string) =>
      staff.post(`/bank-entries/${id}/assign`, { booking: number })
    expect(await refusal(await assign(money?.id, 'AR-999999'))).toEqual([422, 'unknown_booking', 'booking'])
    expect(await refusal(await assign(fee?.id, bookingNumber(booking.own.id)))).toEqual([
      409,
      'not_a_payment',
    ])
    const both = await Promise.all([1, 2].map(() => assign(money?.id, bookingNumber(booking.own.id))))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await transfersOf(booking)).toEqual([['rent', 8000]])
    expect((await booking.lastChange())?.action).toBe('bank-transfer')
    expect((await staff.post(`/bank-entries/${fee?.id}/dismiss`, { note: '' })).status).toBe(422)
    expect((await staff.post(`/bank-entries/${fee?.id}/dismiss`, { note: 'Panga teenustasu' })).status).toBe(
      200,
    )
    expect(await refusal(await assign(fee?.id, '1'))).toEqual([409, 'settled_already'])
    expect(await refusal(await assign(999_999, '1'))).toEqual([404, 'unknown_entry'])
    expect((await listOf('dismissed')).map(({ note }) => note)).toContain('Panga teenustasu')
  })
})

describe('a file that is none of ours', () => {
  const evil = (inside: string) =>
    Buffer.from(swedbank(iban, [])).toString().replace('<Document', `${inside}<Document`)

  it('is refused before it is read', async () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}">]>`
    const text = Buffer.from(swedbank(iban, [])).toString()
    const paid = Buffer.from(swedbank(iban, [{ ref: 'D-1', amount: '12.00' }])).toString()
    const dated = (date: string) => paid.replaceAll('<Dt>2026-11-11</Dt>', date)
    const files: [string | Uint8Array, number, string][] = [
      [dated('<Dt>abc</Dt>'), 422, 'not_a_statement'],
      [dated('<Dt>2026-02-30</Dt>'), 422, 'not_a_statement'],
      [dated('<Dt>0000-01-01</Dt>'), 422, 'not_a_statement'],
      [dated('<DtTm>soon</DtTm>'), 422, 'not_a_statement'],
      [dated('').replaceAll('<CreDtTm>2026-11-12T04:00:00</CreDtTm>', ''), 422, 'not_a_statement'],
      [paid.replaceAll('12.00', '999999999.99'), 422, 'not_a_statement'],
      [evil(laughs), 422, 'not_a_statement'],
      [evil('<!DOCTYPE a SYSTEM "file:///etc/passwd">'), 422, 'not_a_statement'],
      [text.replaceAll('camt.053.001.02', 'camt.054.001.02'), 422, 'not_a_statement'],
      [text.replaceAll('BkToCstmrStmt', 'Html'), 422, 'not_a_statement'],
      [text.slice(0, -20), 422, 'not_a_statement'],
      ['', 422, 'not_a_statement'],
      [Buffer.from([0xff, 0xfe, 0x3c, 0x00]), 422, 'not_a_statement'],
      [`${text}${' '.repeat(6 * 1024 * 1024)}`, 413, 'too_large'],
      [text.replace('</Stmt>', `${'<Ntry></Ntry>'.repeat(10_001)}</Stmt>`), 413, 'too_many_entries'],
      [text.replace(iban, 'EE382200221020145685'), 409, 'other_account'],
    ]
    expect((await load(Buffer.from(text))).status).toBe(200)
    for (const [file, status, code] of files)
      expect(await refusal(await load(Buffer.from(file)))).toEqual([status, code])
    expect((await load(Buffer.alloc(50 * 1024 * 1024, 'a'))).status).toBe(413)
  })

  it('nor is it taken from anyone who is not signed in', async () => {
    const response = await system.send('/api/admin/bank-statements', { method: 'POST', body: 'x' })
    expect([401, 403]).toContain(response.status)
  })
})
