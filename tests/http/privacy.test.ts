import { eq, inArray } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { Inquiry } from '../../src/domain/events.ts'
import { cents } from '../../src/domain/money.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { requestLink } from '../../src/use-cases/booking/request-link.ts'
import { sendInquiry } from '../../src/use-cases/letters/send-inquiry.ts'
import { eraseClient } from '../../src/use-cases/people/erase-client.ts'
import { exportData } from '../../src/use-cases/people/export-data.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { readPdf } from '../support/read-pdf.ts'
import { makeGuarantor } from '../support/rows.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

/** Stands where a name stood. */
const ERASED = '(kustutatud)'
const system = useTestSystem()
const { bookings, clients, uploads, mails, outbox, signatures } = schema
const INQUIRY: Inquiry = {
  kind: 'contact',
  name: 'Küsija',
  email: 'kysija@example.ee',
  phone: '',
  text: 'Kas auto on vaba?',
  language: 'et',
  details: {},
}
const RETURN = new Date('2026-11-19T08:00:00Z')
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * 3_600_000)
const files = () => system.running().jobs.files

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

const forget = (at: Date) => forgetPeople(system.db(), files(), at)

async function personOf(own: CustomerBooking) {
  const { clientId } = await own.row()
  const [person] = await system.db().select().from(clients).where(eq(clients.id, clientId))
  if (!person) throw new Error('the client is gone')
  return person
}

const keysOf = async ({ id }: CustomerBooking) =>
  (await system.db().select().from(uploads).where(eq(uploads.bookingId, id))).map(({ fileKey }) => fileKey)

/** Of these files, those that are still there. */
async function kept(keys: string[]): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => files().get(key)))
  return keys.filter((_, index) => found[index])
}

/** Everything a booking can have: money, pictures, papers, a signature and letters. */
async function wholeBooking(email: string, isByPhone = false): Promise<CustomerBooking> {
  const own = await CustomerBooking.register(system, { client: client({ email }) })
  await own.payAtBank('pay', true)
  await own.sendDocuments()
  await own.approveDocuments()
  if (isByPhone) {
    await own.signByPhone('smart-id')
    await own.phoneSays()
  } else await own.signByHand()
  await deliverLetters(system.running().jobs)
  return own
}

describe('what is forgotten by itself', () => {
  it('pictures of documents 90 days after the return, and nothing else of a paid booking', async () => {
    const own = await wholeBooking('tagasi@example.ee')
    await system.db().update(bookings).set({ actualReturnDate: RETURN }).where(eq(bookings.id, own.id))
    const keys = await keysOf(own)
    expect(keys).toHaveLength(3)
    await forget(daysAfter(RETURN, 89))
    expect(await kept(keys)).toEqual(keys)
    expect(await forget(daysAfter(RETURN, 91))).toEqual({ uploads: 3, people: 0 })
    expect(await kept(keys)).toEqual([])
    expect(await keysOf(own)).toEqual([])
    expect(await personOf(own)).toMatchObject({ lastName: 'Tamm', email: 'tagasi@example.ee' })
    expect(await own.ledger()).toHaveLength(2)
    expect((await own.papers()).map(({ kind }) => kind).sort()).toEqual([
      'contract',
      'invoice',
      'receipt',
      'signed-contract',
    ])
    expect(await forget(daysAfter(RETURN, 92))).toEqual({ uploads: 0, people: 0 })
  })

  it('people who never paid, 30 days after they booked', async () => {
    const unpaid = await CustomerBooking.register(system, {
      client: client({ email: 'maksmata@example.ee' }),
    })
    await unpaid.sendDocuments()
    const keys = await keysOf(unpaid)
    await deliverLetters(system.running().jobs)
    await forget(daysAfter(TEST_NOW, 29))
    expect(await personOf(unpaid)).toMatchObject({ lastName: 'Tamm' })
    expect(await forget(daysAfter(TEST_NOW, 31))).toEqual({ uploads: 0, people: 1 })
    expect(await personOf(unpaid)).toMatchObject({ firstName: ERASED, lastName: ERASED, idCode: null })
    expect(await kept(keys)).toEqual([])
    expect(await system.db().$count(mails, eq(mails.bookingId, unpaid.id))).toBe(0)
    expect(JSON.stringify(await system.db().select().from(clients))).not.toContain('maksmata@')
    expect(await unpaid.row()).toMatchObject({ price: 8550 })
    expect(await forget(daysAfter(TEST_NOW, 32))).toEqual({ uploads: 0, people: 0 })
  })

  it('not someone who paid for one of two bookings', async () => {
    const paid = await wholeBooking('kaks@example.ee')
    const other = await CustomerBooking.register(system, {
      rentDate: '2026-12-14T10:00',
      returnDate: '2026-12-17T10:00',
      car: { id: ids.cars.yaris },
      client: client({ email: 'kaks@example.ee' }),
    })
    const { clientId } = await paid.row()
    await system.db().update(bookings).set({ clientId }).where(eq(bookings.id, other.id))
    await forget(daysAfter(TEST_NOW, 40))
    expect(await personOf(paid)).toMatchObject({ email: 'kaks@example.ee' })
  })

  it('what was asked and written without a booking, after 90 days', async () => {
    await sendInquiry(system.db(), INQUIRY, TEST_NOW)
    await requestLink(system.db(), 'kysija@example.ee', 'et', TEST_NOW)
    await deliverLetters(system.running().jobs)
    const asked = async () =>
      JSON.stringify([await system.db().select().from(mails), await system.db().select().from(outbox)])
    await forget(daysAfter(TEST_NOW, 89))
    expect(await asked()).toContain('kysija@example.ee')
    await forget(daysAfter(TEST_NOW, 91))
    expect(await asked()).not.toContain('kysija@example.ee')
  })

  it('everyone once the papers need not be kept any longer', async () => {
    const own = await wholeBooking('ammu@example.ee')
    await forget(daysAfter(RETURN, 7 * 365))
    expect(await personOf(own)).toMatchObject({ email: 'ammu@example.ee' })
    await forget(new Date('2033-12-31T20:00:00Z'))
    expect(await personOf(own)).toMatchObject({ email: 'ammu@example.ee' })
    await forget(new Date('2034-01-01T03:00:00Z'))
    expect(await personOf(own)).toMatchObject({ lastName: ERASED })
  })
})

describe('on request', () => {
  it('everything about a person is handed over in one file', async () => {
    const own = await wholeBooking('anna@example.ee')
    const { id } = await personOf(own)
    const entries = unzipSync(
      (await exportData(system.db(), { clientIds: [id], files: files() })) ?? new Uint8Array(),
    )
    const names = Object.keys(entries).map((name) => name.replaceAll(/\d+/g, '0'))
    expect(names.sort()).toEqual([
      'data.json',
      'documents/0-identity.png',
      'documents/0-licence-back.png',
      'documents/0-licence-front.png',
      'papers/contract-L-0-0.pdf',
      'papers/invoice-A-0-0.pdf',
      'papers/receipt-M-0-0.pdf',
      'papers/signed-contract-L-0-0.pdf',
      'signatures/0.png',
    ])
    const text = strFromU8(entries['data.json'] ?? new Uint8Array())
    const data = JSON.parse(text) as Record<string, unknown>
    expect(data).toMatchObject({
      clients: [{ email: 'anna@example.ee', lastName: 'Tamm' }],
      bookings: [{ id: own.id, price: 8550 }],
      money: [{ amount: 8550 }, { amount: 20_000 }],
      letters: expect.arrayContaining([expect.objectContaining({ kind: 'payment-received' })]),
    })
    const row = await own.row()
    for (const secret of [own.token, row.linkSeed, row.linkHash]) expect(text).not.toContain(secret)
    const contract = Object.keys(entries).find((name) => name.startsWith('papers/contract'))
    const { pages } = await readPdf(entries[contract ?? ''] ?? new Uint8Array())
    expect(pages.join(' ')).toContain('Jaan Tamm')
  })

  it('a person is erased: what accounting must keep stays, and the private link opens nothing', async () => {
    const own = await wholeBooking('unusta@example.ee', true)
    const keys = await keysOf(own)
    const person = await personOf(own)
    const [ledger, papers] = [await own.ledger(), await own.papers()]
    const [guarantor] = await system.db().insert(schema.guarantors).values(makeGuarantor()).returning()
    const said = { notes: 'Helistada Jaan Tammele', cancelledAt: TEST_NOW, cancelReason: 'Jaan ei tule' }
    await system
      .db()
      .update(bookings)
      .set({ ...said, cancelFee: cents(0), guarantorId: guarantor?.id ?? null })
      .where(eq(bookings.id, own.id))
    await eraseClient(system.db(), files(), person.id, TEST_NOW)
    expect(await own.ledger()).toEqual(ledger)
    expect(await own.papers()).toEqual(papers)
    expect(await kept(keys)).toEqual([])
    const remains = JSON.stringify([
      await personOf(own),
      await own.row(),
      await system.db().select().from(signatures).where(eq(signatures.bookingId, own.id)),
      await system.db().select().from(mails).where(eq(mails.bookingId, own.id)),
      await system.db().select().from(uploads).where(inArray(uploads.fileKey, keys)),
      await system.db().select().from(schema.guarantors),
    ])
    const { name, idCode } = makeGuarantor()
    for (const word of [
      name,
      idCode,
      'Jaan',
      'Tamm',
      'unusta@',
      '38001085718',
      '51234567',
      'ET123456',
      '192.0.2.7',
    ]) {
      expect(remains, word).not.toContain(word)
    }
    expect(await own.services.view(own.token, 'et')).toBeUndefined()
  })
})
