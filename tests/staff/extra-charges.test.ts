import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { readBalance } from '../../src/use-cases/payment/booking-balance.ts'
import { png } from '../support/document-files.ts'
import { atTheDesk, cleaning, damage } from '../support/extra-charges.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { exampleRecords } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { returned, proposed, chargeOf, charged, sendPicture, lettersAbout } = atTheDesk(system, desk)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

/** Invoices and credit notes, and that they are what the booking costs. */
async function billed({ own }: StaffBooking) {
  const papers = (await own.papers()).filter(({ amount }) => amount !== null)
  const sumOf = (kind: string) =>
    papers.filter((paper) => paper.kind === kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const { rentCost } = await readBalance(system.db(), own.id)
  expect(sumOf('invoice') - sumOf('credit-note')).toBe(rentCost)
  return papers.map(({ kind, amount, vat }) => [kind === 'invoice' ? 'A' : 'K', amount, vat])
}

describe('D38: extra charges after the rental', () => {
  it('missing fuel is proposed when the car comes back, and owed once it is charged', async () => {
    const booking = await returned(5)
    const [fuel] = (await booking.page()).extraCharges
    expect(fuel).toMatchObject({ kind: 'fuel', status: 'PROPOSED', amount: 51, vatRate: 24 })
    expect((await booking.page()).nextStep).toBe('extra-charges')
    expect(fuel?.reason).toContain('3/8')
    expect((await booking.page()).money).toMatchObject({ rentCost: 85.5, rentDue: 0 })
    expect((await chargeOf(fuel?.id ?? 0)).status).toBe(200)
    const page = await booking.page()
    expect(page.money).toMatchObject({ rentCost: 136.5, rentDue: 51 })
    expect(page.extraCharges[0]).toMatchObject({ status: 'CHARGED', chargedAt: '2026-11-19T10:05' })
    expect(page.isPaid).toBe(false)
    const today = (await (await desk.get('/today')).json()) as TodayAnswer
    expect(JSON.stringify(today)).toContain(page.number)
    expect(await refusal(await chargeOf(fuel?.id ?? 0))).toEqual([409, 'not_proposed'])
    expect((await booking.lastChange())?.action).toBe('charge-extra')
  })

  it('the history tells of the return once, whatever was proposed with it', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    system.clock.now = new Date('2026-11-19T08:05:00Z')
    const seen = [{ text: 'Kriim uksel', points: [], estimate: 150 }]
    const back = {
      at: '2026-11-19T10:00',
      odometer: 300_000,
      fuel: 5,
      damage: seen,
      locationId: ids.places.office,
    }
    expect((await booking.post('take-back', back)).status).toBe(200)
    const { auditLog } = schema
    const told = await system
      .db()
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'bookings'), eq(auditLog.recordId, booking.own.id)))
    const count = (action: string) => told.filter((one) => one.action === action).length
    expect([count('propose-extra'), count('take-back')]).toEqual([2, 1])
    const ofReturn = told.filter(({ after }) => after && 'returnOdometer' in after)
    expect(ofReturn.map(({ action }) => action)).toEqual(['take-back'])
  })

  it('a full tank proposes nothing; the owner sets what an eighth costs', async () => {
    expect((await (await returned(8)).page()).extraCharges).toEqual([])
    system.clock.now = TEST_NOW
    await system.db().delete(schema.carOccupancies)
    const owner = await signedIn(system, 'owner')
    const company = exampleRecords.company?.({ bookingId: 0, lockerId: 0, otherRangeId: 0 })
    const prices = { fuelEighthPrice: 10, refuelFee: 5 }
    expect((await owner.post('/company', { ...company, ...prices })).status).toBe(201)
    expect((await (await returned(7)).page()).extraCharges).toMatchObject([{ amount: 15 }])
    await system.db().delete(schema.company)
  })

  it('is written down only for whoever has had the car, with a reason, at a time when they had it', async () => {
    const before = await StaffBooking.signed(desk)
    expect(await refusal(await before.post('extra-charges', cleaning))).toEqual([409, 'not_handed_over'])
    await system.db().delete(schema.carOccupancies)
    const booking = await returned()
    const faults = async (changes: object) =>
      refusal(await booking.post('extra-charges', { ...cleaning, ...changes }))
    expect((await faults({ reason: ' ' }))[2]).toBe('reason')
    expect((await faults({ amount: 0 }))[2]).toBe('amount')
    expect((await faults({ kind: 'coffee' }))[2]).toBe('kind')
    expect(await faults({ happenedAt: '2026-11-20T10:00' })).toEqual([422, 'in_the_future', 'happenedAt'])
    expect(await faults({ happenedAt: '2026-11-15T10:00' })).toEqual([422, 'before_hand_over', 'happenedAt'])
    expect((await booking.page()).extraCharges).toEqual([])
  })

  it('damage needs a picture, which goes through the same checks as documents', async () => {
    const booking = await returned()
    const id = await proposed(booking, damage)
    expect(await refusal(await chargeOf(id))).toEqual([422, 'picture_needed', 'picture'])
    expect(await refusal(await sendPicture(id, new Uint8Array(Buffer.from('MZ program'))))).toEqual([
      415,
      'not_a_picture',
    ])
    expect((await sendPicture(id, new Uint8Array(await png()))).status).toBe(200)
    const [shown] = (await booking.page()).extraCharges
    const file = await desk.get(`/extra-charges/${id}/picture`)
    expect([shown?.picture, file.headers.get('content-type')]).toEqual([
      `/api/admin/extra-charges/${id}/picture`,
      'image/png',
    ])
    expect((await chargeOf(id)).status).toBe(200)
    expect(await refusal(await sendPicture(id, new Uint8Array(await png())))).toEqual([409, 'not_proposed'])
    // A claim and no sale.
    expect((await billed(booking)).at(-1)).toEqual(['A', 15_000, 0])
    expect(await system.db().$count(schema.filesUnderWay)).toBe(0)
  })

  it('papers add up: an invoice of its own, credited when it is withdrawn', async () => {
    const booking = await returned()
    const id = await charged(booking)
    expect(await billed(booking)).toEqual([
      ['A', 8550, 1655],
      ['A', 3000, 581],
    ])
    const invoice = (await booking.own.papers()).findLast(({ kind }) => kind === 'invoice')
    const text = (await readPdf(invoice?.pdf ?? new Uint8Array())).pages.join(' ')
    expect(text).toContain('Puhastus')
    expect(text).toContain('Liivane salong')
    const { extraCharges } = schema
    const rewritten = system
      .db()
      .update(extraCharges)
      .set({ vatRate: 0 as never })
      .where(eq(extraCharges.id, id))
    await expect(rewritten).rejects.toMatchObject({ cause: { constraint: 'extra_charges_stand' } })

    expect((await desk.post(`/extra-charges/${id}/withdraw`, { reason: '' })).status).toBe(422)
    const withdrawn = await desk.post(`/extra-charges/${id}/withdraw`, { reason: 'Auto oli puhas' })
    expect(withdrawn.status).toBe(200)
    expect((await billed(booking)).slice(2)).toEqual([['K', 3000, 581]])
    expect((await booking.page()).money).toMatchObject({ rentCost: 85.5, rentDue: 0 })
    const again = await desk.post(`/extra-charges/${id}/withdraw`, { reason: 'Veel kord' })
    expect(await refusal(again)).toEqual([409, 'already_withdrawn'])
    const charges = await system
      .db()
      .select()
      .from(schema.charges)
      .where(eq(schema.charges.bookingId, booking.own.id))
    expect(charges.filter(({ reason }) => reason === 'extra').map(({ amount }) => amount)).toEqual([
      3000, -3000,
    ])
  })

  it('a proposal that is withdrawn was never owed', async () => {
    const booking = await returned()
    const id = await proposed(booking, cleaning)
    expect((await desk.post(`/extra-charges/${id}/withdraw`, { reason: 'Eksitus' })).status).toBe(200)
    expect((await booking.page()).extraCharges).toMatchObject([{ status: 'WITHDRAWN', chargedAt: null }])
    expect(await system.db().$count(schema.papers, eq(schema.papers.extraChargeId, id))).toBe(0)
  })

  it('is paid by the link, and what was paid for one that is withdrawn is owed back', async () => {
    const booking = await returned()
    const id = await charged(booking)
    expect((await booking.own.view()).money.rentDue).toBe(30)
    await booking.own.payAtBank()
    expect((await booking.page()).money).toMatchObject({ rentPaid: 115.5, rentDue: 0 })
    expect((await booking.page()).isPaid).toBe(true)
    expect((await desk.post(`/extra-charges/${id}/withdraw`, { reason: 'Eksitus' })).status).toBe(200)
    expect((await booking.page()).money.owedBack.rent.amount).toBe(30)
    await billed(booking)
  })

  it('D6: is kept from the deposit, whose return says what was kept and why', async () => {
    const booking = await returned(8, true)
    await charged(booking)
    const { depositPaid } = (await booking.page()).money
    expect((await booking.post('use-deposit')).status).toBe(200)
    const { money } = await booking.page()
    expect(money).toMatchObject({ rentDue: 0, depositPaid: depositPaid - 30 })
    const { amount } = money.owedBack.deposit
    expect(amount).toBe(depositPaid - 30)
    expect((await booking.post('refund', { account: 'deposit', amount, note: '' })).status).toBe(200)
    await booking.bankSettled()
    const letter = (await lettersAbout(booking, /^Tagastasime/)).at(-1)
    expect(letter?.text).toContain('30,00')
    expect(letter?.text).toContain('Liivane salong')
    await billed(booking)
  })

  it('is told by letter, with the invoice, the picture and the days to dispute it', async () => {
    const booking = await returned()
    const id = await proposed(booking, damage)
    await sendPicture(id, new Uint8Array(await png()))
    await chargeOf(id)
    const told = (await lettersAbout(booking, /^Lisanõue [\d,\s]+€,/)).at(-1)
    expect(told?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'image/png'])
    for (const words of ['150,00', 'Kriim uksel', '14 päeva', 'token=']) expect(told?.text).toContain(words)
    await desk.post(`/extra-charges/${id}/withdraw`, { reason: 'Oli enne olemas' })
    const back = (await lettersAbout(booking, /^Lisanõue .* on tühistatud/)).at(-1)
    expect(back?.text).toContain('Oli enne olemas')
    expect(back?.attachments).toHaveLength(1)
  })
})

describe('D38: claims of others', () => {
  const fine = {
    kind: 'fine',
    amount: 60,
    reason: 'Kiiruseületamine, otsus 123',
    happenedAt: '2026-11-17T14:32',
  }

  it('are proposed to whoever had the car at that minute, with the fee for handling', async () => {
    const booking = await returned()
    const { plate } = (await booking.page()).car
    const found = await desk.post('/extra-charges/claims', { ...fine, plate: ` ${plate.toLowerCase()}` })
    expect(await found.json()).toMatchObject({ bookingId: booking.own.id })
    expect((await booking.page()).extraCharges).toMatchObject([
      { kind: 'fine', amount: 60, vatRate: 0, happenedAt: '2026-11-17T14:32' },
      { kind: 'handling', amount: 15, vatRate: 24 },
    ])
  })

  it('are refused with a sentence when nobody had it, or there is no such car', async () => {
    const booking = await returned()
    const { plate } = (await booking.page()).car
    const claim = async (changes: object) =>
      refusal(await desk.post('/extra-charges/claims', { ...fine, plate, ...changes }))
    expect(await claim({ happenedAt: '2026-11-16T09:59' })).toEqual([422, 'nobody_had_it', 'happenedAt'])
    expect(await claim({ happenedAt: '2026-11-19T10:01' })).toEqual([422, 'nobody_had_it', 'happenedAt'])
    expect(await claim({ happenedAt: '2026-11-25T10:01' })).toEqual([422, 'in_the_future', 'happenedAt'])
    expect(await claim({ plate: '999XYZ' })).toEqual([422, 'unknown_plate', 'plate'])
    expect((await booking.page()).extraCharges).toEqual([])
  })

  it('find who still has the car', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    system.clock.now = new Date('2026-11-17T13:00:00Z')
    const { plate } = (await booking.page()).car
    const found = await desk.post('/extra-charges/claims', { ...fine, plate })
    expect(found.status).toBe(200)
    expect(
      await charged(booking, { ...cleaning, kind: 'toll', happenedAt: '2026-11-17T12:00' }),
    ).toBeGreaterThan(0)
    expect((await booking.page()).money.rentDue).toBe(30)
  })
})
