import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { phoneAt } from '../support/acts.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const PICK_UP = new Date('2026-11-16T08:05:00Z')
const dent = { text: 'Mõlk', points: [{ side: 'left', x: 0.5, y: 0.4 }] }
const back = { odometer: 300_420, fuel: 6, damage: [dent], locationId: ids.places.office }
const mistake = { reason: 'Vale broneering' }

let staff: AtWork
const phone = phoneAt(system, () => staff)
beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().update(schema.cars).set({ mileage: 1000, issues: [], issuePoints: [] })
  system.clock.now = TEST_NOW
})
const car = async () =>
  (await system.db().select().from(schema.cars).where(eq(schema.cars.id, ids.cars.yaris)))[0]
const letterCount = () => system.db().$count(schema.mails)

describe('D48: what was done by mistake is undone on the same day', () => {
  it('a hand-over: key, kilometres, damage and paper as before, without a letter', async () => {
    const booking = await StaffBooking.signed(desk)
    system.clock.now = PICK_UP
    staff = await signedIn(system, 'agent')
    const key = phone.newKey()
    await phone.sendPhotos(booking.own.id, key)
    const early = { at: '2026-11-16T09:30', odometer: 1400, fuel: 8, damage: [dent], ...stepsTaken }
    const act = await phone.signedAct()
    expect((await booking.post('hand-over', { ...early, key, act })).status).toBe(200)
    expect((await booking.post('undo-hand-over', { reason: ' ' })).status).toBe(422)
    expect(await (await booking.post('undo-hand-over', mistake)).json()).toEqual({ kind: 'undone' })
    expect(await booking.own.row()).toMatchObject({ handedOverAt: null, rentOdometer: null, rentFuel: null })
    expect(await car()).toMatchObject({ mileage: 1000, issues: [], issuePoints: [] })
    expect((await booking.own.occupancy())?.occupied.from).toEqual(new Date('2026-11-16T08:00:00Z'))
    const page = await booking.page()
    expect(page.handOvers).toMatchObject([{ undone: { reason: mistake.reason } }])
    expect(page.papers.find(({ kind }) => kind === 'act')?.isVoid).toBe(true)
    expect(await booking.lastChange()).toMatchObject({
      action: 'undo-hand-over',
      after: { note: mistake.reason },
    })
    const before = await letterCount()
    await deliverLetters(system.running().jobs)
    const { mails } = schema
    const sent = await system.db().select().from(mails).where(eq(mails.kind, 'act-signed'))
    expect(sent.filter(({ sentAt, failure }) => sentAt !== null && failure === null)).toEqual([])
    expect(await letterCount()).toBeGreaterThanOrEqual(before)
    // The licence that was seen stays seen, and the car can go out.
    const again = { ...early, at: '2026-11-16T10:00', licences: [], deposit: stepsTaken.deposit }
    expect((await booking.post('hand-over', again)).status).toBe(200)
  })

  it('a return: the late fee goes by entries of its own, proposals are withdrawn, the car is out again', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    await booking.post('papers', { kind: 'invoice' })
    system.clock.now = new Date('2026-11-19T09:35:00Z')
    const late = { decision: 'charge', amount: 12 }
    expect((await booking.post('take-back', { ...back, at: '2026-11-19T11:30', late })).status).toBe(200)
    expect((await booking.page()).money.rentDue).toBe(12)
    expect((await booking.post('undo-take-back', mistake)).status).toBe(200)
    const page = await booking.page()
    expect(page).toMatchObject({
      takenBack: null,
      price: { total: 85.5 },
      money: { rentDue: 0, rentCost: 85.5 },
      nextStep: 'take-back',
      isPaid: true,
    })
    expect(page.extraCharges).toMatchObject([{ kind: 'fuel', status: 'WITHDRAWN' }])
    const charges = page.charges.filter(({ reason }) => reason === 'late-return')
    expect(charges.map(({ amount }) => amount)).toEqual([12, -12])
    const papers = (await booking.own.papers()).filter(({ amount }) => amount !== null)
    const sumOf = (kind: string) =>
      papers.filter((paper) => paper.kind === kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    expect(sumOf('invoice') - sumOf('credit-note')).toBe(8550)
    expect(await car()).toMatchObject({ mileage: 300_000, issues: [] })
    expect((await booking.own.occupancy())?.occupied.to).toEqual(new Date('2026-11-19T09:00:00Z'))
    expect((await booking.post('take-back', { ...back, at: '2026-11-19T11:30', late })).status).toBe(200)
  })

  it('not on another day, not once money has followed, not where a locker gave the key', async () => {
    const booking = await StaffBooking.onTheRoad(desk, true)
    system.clock.now = new Date('2026-11-17T08:00:00Z')
    expect(await refusal(await booking.post('undo-hand-over', mistake))).toEqual([409, 'another_day'])
    system.clock.now = new Date('2026-11-19T08:05:00Z')
    const returned = { ...back, at: '2026-11-19T10:00' }
    expect((await booking.post('take-back', returned)).status).toBe(200)
    expect(await refusal(await booking.post('undo-hand-over', mistake))).toEqual([409, 'returned'])
    const [fuel] = (await booking.page()).extraCharges
    await desk.post(`/extra-charges/${fuel?.id}/charge`)
    expect(await refusal(await booking.post('undo-take-back', mistake))).toEqual([409, 'charges_made'])
    await desk.post(`/extra-charges/${fuel?.id}/withdraw`, { reason: 'Eksitus' })
    const { amount } = (await booking.page()).money.owedBack.deposit
    await booking.post('refund', { account: 'deposit', amount })
    expect(await refusal(await booking.post('undo-take-back', mistake))).toEqual([409, 'deposit_moved'])

    await system.db().delete(schema.carOccupancies)
    system.clock.now = TEST_NOW
    const byLocker = await StaffBooking.signed(desk)
    await system
      .db()
      .update(schema.bookings)
      .set({ handedOverAt: PICK_UP })
      .where(eq(schema.bookings.id, byLocker.own.id))
    system.clock.now = PICK_UP
    expect(await refusal(await byLocker.post('undo-hand-over', mistake))).toEqual([409, 'by_locker'])
  })

  it('not when the car has gone to someone else meanwhile', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    system.clock.now = new Date('2026-11-17T08:30:00Z')
    expect((await booking.post('take-back', { ...back, at: '2026-11-17T10:00' })).status).toBe(200)
    await StaffBooking.registered(desk, {
      rentDate: '2026-11-17T12:00',
      returnDate: '2026-11-18T12:00',
      car: { id: ids.cars.yaris },
    })
    expect(await refusal(await booking.post('undo-take-back', mistake))).toEqual([409, 'car_taken'])
    expect((await booking.page()).takenBack).not.toBeNull()
  })
})
