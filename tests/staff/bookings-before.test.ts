import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FoundBookings } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)
const register = (changes: object = {}) => StaffBooking.registered(desk, changes)

describe('confirming without payment', () => {
  it('keeps the car for good, asks for the signature and says who did it', async () => {
    const booking = await register()
    expect((await booking.page()).nextStep).toBe('money')
    expect((await booking.post('confirm')).status).toBe(200)
    expect(await booking.own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: false })
    expect((await booking.own.occupancy())?.holdExpiresAt).toBeNull()
    expect(await booking.lastChange()).toMatchObject({
      action: 'confirm',
      adminName: 'Mari Maasikas',
      before: { status: 'OPEN' },
      after: { status: 'CONFIRMED' },
    })
    const [event] = await system
      .db()
      .select()
      .from(schema.outbox)
      .where(eq(schema.outbox.event, 'contract-changed'))
    expect(event?.payload).toEqual({ bookingId: booking.own.id, isAgain: false })
  })

  it('takes the car again when its hold ran out, and says so when someone else has it', async () => {
    const late = await register()
    system.clock.now = minutes(31)
    expect((await late.post('confirm')).status).toBe(200)

    await system.db().delete(schema.carOccupancies)
    system.clock.now = TEST_NOW
    const lost = await register()
    system.clock.now = minutes(31)
    const other = await register()
    expect((await other.post('lift-hold')).status).toBe(200)
    expect(await refusal(await lost.post('confirm'))).toEqual([409, 'car_taken'])
    expect(await lost.own.row()).toMatchObject({ status: 'OPEN' })
  })

  it('is refused twice', async () => {
    const booking = await register()
    await booking.post('confirm')
    expect(await refusal(await booking.post('confirm'))).toEqual([409, 'not_in_this_state'])
  })
})

describe('lifting the end of a hold', () => {
  it('keeps the car and the state', async () => {
    const booking = await register()
    expect((await booking.post('lift-hold')).status).toBe(200)
    expect((await booking.own.occupancy())?.holdExpiresAt).toBeNull()
    expect(await booking.own.row()).toMatchObject({ status: 'OPEN' })
    expect(await booking.lastChange()).toMatchObject({
      action: 'lift-hold',
      before: { isHeld: true },
      after: { isHeld: false },
    })
    expect(await refusal(await booking.post('lift-hold'))).toEqual([409, 'no_hold'])
  })
})

describe('sending the link again', () => {
  it('asks for the letter, and writes down to whom', async () => {
    const booking = await register()
    expect(await (await booking.post('resend-link')).json()).toMatchObject({ email: 'jaan.tamm@example.ee' })
    expect(await booking.lastChange()).toMatchObject({
      action: 'resend-link',
      after: { sentTo: 'jaan.tamm@example.ee' },
    })
  })
  it('is refused for a cancelled booking', async () => {
    const booking = await register()
    await booking.post('cancel', { reason: 'Klient helistas' })
    expect(await refusal(await booking.post('resend-link'))).toEqual([409, 'cancelled'])
  })
})

describe('cancelling', () => {
  it('keeps the fee staff name, sends the rest back and frees the car', async () => {
    const booking = await register()
    await booking.own.payAtBank()
    const response = await booking.post('cancel', { reason: 'Auto läks katki', fee: 10 })
    expect(await response.json()).toEqual({ kind: 'cancelled', fee: 10, goesBack: 75.5 })
    await booking.bankSettled()
    expect(await booking.own.ledger()).toEqual([
      ['rent', 'payment', 8550],
      ['rent', 'refund', -7550],
    ])
    expect(await booking.own.occupancy()).toBeUndefined()
    expect(await booking.lastChange()).toMatchObject({
      action: 'cancel',
      after: { cancelReason: 'Auto läks katki', cancelFee: 1000 },
    })
    expect(await refusal(await booking.post('cancel', { reason: 'Veel kord' }))).toEqual([409, 'cancelled'])
  })

  it('wants a reason, and no fee above the price', async () => {
    const booking = await register()
    expect(await refusal(await booking.post('cancel', { reason: ' ' }))).toEqual([422, 'invalid', 'reason'])
    expect(await refusal(await booking.post('cancel', { reason: 'Niisama', fee: 85.51 }))).toEqual([
      422,
      'fee_above_price',
      'fee',
    ])
    expect(await booking.own.row()).toMatchObject({ cancelledAt: null })
  })

  it('is refused while the customer has the car', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    expect(await refusal(await booking.post('cancel', { reason: 'Hilja' }))).toEqual([409, 'handed_over'])
  })
})

describe('notes', () => {
  it('changes only what is named and keeps both sides in the log', async () => {
    const booking = await register()
    const written = { notes: 'Lapsetool taha', depositNumber: 'T-17', paymentWithDeposit: true }
    expect((await booking.post('notes', written)).status).toBe(200)
    expect(await booking.own.row()).toMatchObject({ ...written, adHocNotes: '' })
    expect(await booking.lastChange()).toMatchObject({
      action: 'update',
      before: { notes: '', depositNumber: null, paymentWithDeposit: false },
      after: written,
    })
    expect((await booking.page()).money).toMatchObject({ depositDue: 200 })
  })

  it('takes a new guarantor, and asks for a new signature when the contract was signed', async () => {
    const booking = await StaffBooking.signed(desk)
    const newGuarantor = {
      name: 'Tiina Tamm',
      email: 'tiina@example.ee',
      idCode: '48001085718',
      documentNumber: 'AB123456',
      address: 'Kase 1, Tallinn',
      phone: '+37251234567',
      responsibilityLimit: 1500,
    }
    expect((await booking.post('notes', { newGuarantor })).status).toBe(200)
    const page = await booking.page()
    expect(page.guarantor).toMatchObject({ name: 'Tiina Tamm', responsibilityLimit: 1500 })
    expect(page.status).toBe('CONFIRMED')
    expect(page.papers.filter(({ isVoid }) => isVoid)).toHaveLength(2)
    expect((await booking.post('notes', { guarantorId: null })).status).toBe(200)
    expect((await booking.page()).guarantor).toBeNull()
  })

  it('names the field of what is wrong', async () => {
    const booking = await register()
    expect(await refusal(await booking.post('notes', { guarantorId: 999_999 }))).toEqual([
      422,
      'unknown_guarantor',
      'guarantor',
    ])
    const newGuarantor = { name: '', responsibilityLimit: -1 }
    expect(await refusal(await booking.post('notes', { newGuarantor }))).toEqual([
      422,
      'invalid',
      'newGuarantor.name',
    ])
  })

  it('settles what needed people, but not a paid booking without a car', async () => {
    const booking = await register()
    const { bookings } = schema
    const attend = (attention: 'wrong-amount' | 'paid-without-car', lostCarAt: Date | null) =>
      system
        .db()
        .update(bookings)
        .set({ attentions: [attention], lostCarAt })
        .where(eq(bookings.id, booking.own.id))
    await attend('wrong-amount', null)
    expect((await booking.page()).nextStep).toBe('attention')
    expect((await booking.post('notes', { isAttentionDone: true })).status).toBe(200)
    expect(await booking.own.row()).toMatchObject({ attentions: [] })
    expect(await booking.lastChange()).toMatchObject({ action: 'attention-done' })
    await attend('paid-without-car', system.clock.now)
    await system.db().delete(schema.carOccupancies)
    expect(await refusal(await booking.post('notes', { isAttentionDone: true }))).toEqual([
      409,
      'without_car',
    ])
  })

  it('is refused where it would change what a returned or cancelled booking costs', async () => {
    const booking = await register()
    await booking.post('cancel', { reason: 'Klient helistas' })
    expect(await refusal(await booking.post('notes', { paymentWithDeposit: true }))).toEqual([
      409,
      'cancelled',
    ])
    expect((await booking.post('notes', { notes: 'Helistas hiljem veel' })).status).toBe(200)
  })
})

describe("a booking's page", () => {
  it.each([
    ['four days before its pick-up', '2026-11-19T10:00', 'resend-link'],
    ['earlier than that', '2026-11-20T10:00', null],
  ])('says what comes next, as the lists of the day do: %s', async (_when, rentDate, next) => {
    const booking = await StaffBooking.registered(desk, {
      rentDate,
      returnDate: '2026-11-24T10:00',
      car: { id: ids.cars.fabia },
    })
    await booking.own.payAtBank()
    const { bookings } = (await (await desk.get(`/today/find?q=${booking.own.id}`)).json()) as FoundBookings
    const listed = bookings.find(({ id }) => id === booking.own.id)
    expect([(await booking.page()).nextStep, listed?.next]).toEqual([next, next])
  })
  it('tells the whole story and what can be done', async () => {
    const booking = await StaffBooking.signed(desk, true)
    const page = await booking.page()
    expect(page).toMatchObject({
      status: 'SIGNED',
      nextStep: 'hand-over',
      rent: { at: '2026-11-16T10:00', locationId: ids.places.office },
      car: { id: ids.cars.yaris, plate: '001AAA' },
      client: { name: 'Jaan Tamm', email: 'jaan.tamm@example.ee' },
      price: { total: 85.5, vat: 16.55, vatRate: 24, deposit: 200 },
      money: { rentPaid: 85.5, depositPaid: 200, rentDue: 0 },
      signature: { method: 'drawn' },
    })
    expect(page.ledger).toHaveLength(2)
    expect(page.payments).toMatchObject([{ status: 'PAID', amount: 285.5 }])
    expect(page.actions.find(({ name }) => name === 'confirm')).toEqual({
      name: 'confirm',
      isPossible: false,
      reason: 'not_in_this_state',
    })
    const contract = page.papers.find(({ kind }) => kind === 'signed-contract')
    const pdf = await desk.get(`/bookings/${booking.own.id}/papers/${contract?.id}`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('does not give out the paper of another booking', async () => {
    const booking = await StaffBooking.signed(desk)
    const [paper] = (await booking.page()).papers
    expect(await refusal(await desk.get(`/bookings/${booking.own.id + 1}/papers/${paper?.id}`))).toEqual([
      404,
      'unknown_paper',
    ])
  })

  it('is not there for a booking that is not', async () => {
    expect(await refusal(await desk.get('/bookings/999999/page'))).toEqual([404, 'unknown_booking'])
    expect(await refusal(await desk.post('/bookings/zwei/confirm'))).toEqual([404, 'unknown_booking'])
  })

  it('issues an invoice when asked, and a contract only once the booking is accepted', async () => {
    const booking = await register()
    expect(await refusal(await booking.post('papers', { kind: 'contract' }))).toEqual([409, 'no_paper_yet'])
    expect(await (await booking.post('papers', { kind: 'invoice' })).json()).toMatchObject({ isNew: true })
    expect(await booking.lastChange()).toMatchObject({ action: 'issue-paper' })
    expect(await (await booking.post('papers', { kind: 'invoice' })).json()).toMatchObject({ isNew: false })
    await booking.post('confirm')
    expect(await (await booking.post('papers', { kind: 'contract' })).json()).toMatchObject({ isNew: true })
    expect((await booking.page()).papers.map(({ kind }) => kind)).toEqual(['invoice', 'contract'])
  })
})
