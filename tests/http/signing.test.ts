import { X509Certificate } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { cents } from '../../src/domain/money.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { issueContract } from '../../src/use-cases/papers/issue-contract.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { emptyDrawing } from '../support/drawings.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { bookings, signatures, papers, ledgerEntries } = schema
/** Of SK's demo people; their phones always end the same way. */
const people = { refuses: '30403039917', neverAnswers: '30403039983', cancels: '60001019950' }

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

async function paidBooking(changes: object = {}): Promise<CustomerBooking> {
  const own = await CustomerBooking.register(system, changes)
  await own.payAtBank()
  return own
}

const attempts = (own: CustomerBooking) =>
  system.db().select().from(signatures).where(eq(signatures.bookingId, own.id)).orderBy(asc(signatures.id))

const kindsOf = async (own: CustomerBooking) => (await own.papers()).map(({ kind }) => kind)

describe('the contract', () => {
  it('is issued with the invoice when the letter about the money is written', async () => {
    const own = await paidBooking()
    expect(await own.papers()).toEqual([])
    await deliverLetters(system.running().jobs)
    expect(await kindsOf(own)).toEqual(['receipt', 'invoice', 'contract'])
    const view = await own.view()
    expect(view.contract).toMatchObject({ number: expect.stringMatching(/^L-2026-\d{5}$/), signedAt: null })
    const paper = await system.send(view.contract?.href ?? '', { headers: own.held })
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    const { pages } = await readPdf(new Uint8Array(await paper.arrayBuffer()))
    expect(pages.join(' ')).toContain('Jaan Tamm')
    expect(pages.join(' ')).toContain(view.contract?.number)
  })

  it('is another one, under another number, when the booking has changed', async () => {
    const own = await paidBooking()
    const deps = system.running().jobs.letters
    const first = await issueContract(deps, own.id, TEST_NOW)
    expect((await issueContract(deps, own.id, TEST_NOW))?.id).toBe(first?.id)
    await system
      .db()
      .update(bookings)
      .set({ price: cents(9000) })
      .where(eq(bookings.id, own.id))
    const second = await issueContract(deps, own.id, TEST_NOW)
    expect(second?.number).not.toBe(first?.number)
    expect((await own.papers()).map(({ voidedAt }) => voidedAt)).toEqual([TEST_NOW, null])
  })

  it('has numbers without gaps, however many are issued at once', async () => {
    const own: CustomerBooking[] = []
    for (let week = 0; week < 10; week += 1) {
      const day = (offset: number) => new Date(Date.UTC(2026, 11, 7 + week * 7 + offset)).toISOString()
      const dates = {
        rentDate: `${day(0).slice(0, 10)}T10:00`,
        returnDate: `${day(3).slice(0, 10)}T10:00`,
      }
      own.push(await CustomerBooking.register(system, { ...dates, car: { id: ids.cars.yaris } }))
    }
    await system.db().update(bookings).set({ status: 'CONFIRMED' })
    const deps = system.running().jobs.letters
    const issued = await Promise.all(own.map(({ id }) => issueContract(deps, id, TEST_NOW)))
    expect(new Set(issued.map((paper) => paper?.bookingId)).size).toBe(10)
    const all = await system.db().select().from(papers).where(eq(papers.kind, 'contract'))
    const numbers = all.map(({ number }) => Number(number.slice(-5))).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('and money that was written down are never changed', async () => {
    const own = await paidBooking()
    await own.signByHand()
    const refusal = (statement: ReturnType<typeof sql>) =>
      system
        .db()
        .execute(statement)
        .then(
          () => undefined,
          (error: unknown) => violatedConstraint(error),
        )
    for (const statement of [
      sql`update ${papers} set number = 'L-2026-99999' where booking_id = ${own.id}`,
      sql`update ${papers} set pdf = '' where booking_id = ${own.id}`,
      sql`delete from ${papers} where booking_id = ${own.id}`,
    ]) {
      expect(await refusal(statement)).toBe('papers_stand')
    }
    expect(await refusal(sql`update ${ledgerEntries} set amount = 1`)).toBe('ledger_entries_stand')
    expect(await refusal(sql`delete from ${ledgerEntries}`)).toBe('ledger_entries_stand')
    expect(await own.papers()).toHaveLength(2)
  })
})

describe('signing with a finger', () => {
  it('seals the contract, with the drawing and the hash of what was signed', async () => {
    const own = await paidBooking()
    expect(await own.signByHand()).toEqual({ kind: 'signed' })
    expect(await own.row()).toMatchObject({ status: 'SIGNED', isContractSaved: true })
    const [contract, sealed] = await own.papers()
    if (!contract || !sealed) throw new Error('two papers are expected')
    expect([contract.kind, sealed.kind]).toEqual(['contract', 'signed-contract'])
    expect(sealed.number).toBe(contract.number)
    const read = await readPdf(sealed.pdf)
    expect(read.pages).toHaveLength((await readPdf(contract.pdf)).pages.length + 1)
    expect(read.pages.at(-1)?.replaceAll(' ', '')).toContain(contract.sha256)
    expect(read.pages.at(-1)).toContain('192.0.2.7')
    const [signature, ...more] = await attempts(own)
    expect(more).toEqual([])
    expect(signature).toMatchObject({
      method: 'drawn',
      status: 'SIGNED',
      paperId: contract.id,
      digest: contract.sha256,
      signerName: 'Jaan Tamm',
      signerIdCode: '38001085718',
      userAgent: 'the browser of the tests',
      signedAt: TEST_NOW,
    })
    expect(signature?.image?.length).toBeGreaterThan(100)
    expect((await own.view()).contract?.signedAt).toBe(TEST_NOW.toISOString())
  })

  it('needs something drawn', async () => {
    const own = await paidBooking()
    for (const drawing of [await emptyDrawing(), new Uint8Array(), Buffer.from('no picture')]) {
      expect(await own.signByHand(drawing)).toEqual({ kind: 'failed', code: 'empty_drawing' })
    }
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED' })
    expect(await attempts(own)).toEqual([])
  })

  it('waits for the money, happens once, and not to a cancelled booking', async () => {
    const own = await CustomerBooking.register(system)
    expect(await own.signByHand()).toEqual({ kind: 'failed', code: 'not_ready' })
    expect(await own.signByPhone('smart-id')).toEqual({ kind: 'failed', code: 'not_ready' })
    await own.payAtBank()
    expect(await own.signByHand()).toEqual({ kind: 'signed' })
    expect(await own.signByHand()).toEqual({ kind: 'failed', code: 'already_signed' })
    expect(await own.signByPhone('smart-id')).toEqual({ kind: 'failed', code: 'already_signed' })
    expect(await kindsOf(own)).toEqual(['contract', 'signed-contract'])

    await system.db().delete(schema.carOccupancies)
    const other = await paidBooking()
    await deliverLetters(system.running().jobs)
    await other.services.cancel(other.token, 'ei saa tulla')
    expect(await other.signByHand()).toEqual({ kind: 'failed', code: 'not_ready' })
    expect(await other.signByPhone('smart-id')).toEqual({ kind: 'failed', code: 'not_ready' })
    expect(await attempts(other)).toEqual([])
  })

  it('by two fingers at once signs once', async () => {
    const own = await paidBooking()
    const said = await Promise.all([own.signByHand(), own.signByHand(), own.signByHand()])
    expect(said.filter((one) => one?.kind === 'signed')).toHaveLength(1)
    expect(await kindsOf(own)).toEqual(['contract', 'signed-contract'])
    expect(await attempts(own)).toHaveLength(1)
  })
})

describe('signing by phone', () => {
  it.each([
    ['smart-id', ''],
    ['mobile-id', '+372 5123 4567'],
  ] as const)('%s: shows a code, waits, and keeps the certificate', async (method, phone) => {
    const own = await paidBooking()
    expect(await own.signByPhone(method, phone)).toEqual({ kind: 'running' })
    const { signing } = await own.view()
    expect(signing).toMatchObject({ method, state: 'running', code: expect.stringMatching(/^\d{4}$/) })
    expect(await own.services.checkSigning(own.token)).toEqual({ kind: 'running' })
    expect(await own.phoneSays()).toEqual({ kind: 'signed' })
    expect(await own.row()).toMatchObject({ status: 'SIGNED' })
    const [signature] = await attempts(own)
    expect(signature).toMatchObject({ status: 'SIGNED', verificationCode: signing?.code })
    expect(signature?.ocsp?.length).toBeGreaterThan(200)
    const certificate = new X509Certificate(Buffer.from(signature?.certificate ?? '', 'base64'))
    expect(certificate.subject).toContain('38001085718')
    const sealed = (await own.papers()).find(({ kind }) => kind === 'signed-contract')
    const page = (await readPdf(sealed?.pdf ?? new Uint8Array())).pages.at(-1)
    expect(page?.replaceAll(' ', '')).toContain(certificate.serialNumber)
    expect(await own.services.checkSigning(own.token)).toEqual({ kind: 'signed' })
    expect(await attempts(own)).toHaveLength(1)
  })

  it.each([
    ['smart-id', people.refuses, 'refused'],
    ['smart-id', people.neverAnswers, 'timeout'],
    ['mobile-id', people.cancels, 'refused'],
  ] as const)('%s of %s: ends as %s, and can be tried again', async (method, idCode, failure) => {
    const own = await paidBooking({ client: client({ idCode }) })
    await own.signByPhone(method, '+372 5123 4567')
    expect(await own.phoneSays()).toEqual({ kind: 'failed', code: 'refused' })
    expect((await own.view()).signing).toMatchObject({ state: 'failed', failure })
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED' })
    expect(await own.signByHand()).toEqual({ kind: 'signed' })
    expect((await attempts(own)).map(({ status }) => status)).toEqual(['FAILED', 'SIGNED'])
  })

  it('needs a personal code, and for Mobile-ID a phone', async () => {
    const own = await paidBooking({ client: client({ idCode: undefined, birthDate: '1980-01-08' }) })
    expect((await own.view()).phoneWays).toEqual([])
    expect(await own.signByPhone('smart-id')).toEqual({ kind: 'failed', code: 'no_account' })
    await system.db().delete(schema.carOccupancies)
    const other = await paidBooking()
    expect(await other.signByPhone('mobile-id', '12')).toEqual({ kind: 'failed', code: 'bad_phone' })
    expect(await other.services.checkSigning(other.token)).toEqual({ kind: 'failed', code: 'not_ready' })
  })

  it.each([
    ['price', { price: cents(9999) }],
    ['dates', { returnDate: new Date('2026-11-20T08:00:00Z') }],
  ])('signs nothing when the %s changed meanwhile', async (_, change) => {
    const own = await paidBooking()
    await own.signByPhone('smart-id')
    await system.db().update(bookings).set(change).where(eq(bookings.id, own.id))
    expect(await own.phoneSays()).toEqual({ kind: 'failed', code: 'contract_changed' })
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isContractSaved: false })
    expect(await attempts(own)).toMatchObject([{ status: 'FAILED', failure: 'contract_changed' }])
    expect(await kindsOf(own)).toEqual(['contract'])
    expect(await own.signByHand()).toEqual({ kind: 'signed' })
    expect(await kindsOf(own)).toEqual(['contract', 'contract', 'signed-contract'])
  })
})
