import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const PICK_UP = new Date('2026-11-16T08:05:00Z')
const out = { at: '2026-11-16T10:00', odometer: 300_000, fuel: 8, damage: [] }
const [licence] = stepsTaken.licences
const { deposit } = stepsTaken

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system
    .db()
    .update(schema.cars)
    .set({ mileage: 1000, issues: [], issuePoints: [], fuelType: 'PETROL' })
  system.clock.now = TEST_NOW
})

const atThePickUp = async (withDeposit = false) => {
  const booking = await StaffBooking.signed(desk, withDeposit)
  system.clock.now = PICK_UP
  return booking
}
const missingOf = async (booking: StaffBooking) =>
  (await booking.page()).actions.find(({ name }) => name === 'hand-over')?.missing
const ownersPost = async (booking: StaffBooking, body: object) =>
  (await signedIn(system, 'owner')).post(`/bookings/${booking.own.id}/hand-over`, body)

describe('D2, D39: a car leaves with the licence seen and the deposit taken', () => {
  it('both are named on the booking, and each stops the hand-over with a code of its own', async () => {
    const booking = await atThePickUp()
    expect(await missingOf(booking)).toEqual(['licence_unseen', 'deposit_missing'])
    expect(await refusal(await booking.post('hand-over', out))).toEqual([409, 'licence_unseen'])
    expect(await refusal(await booking.post('hand-over', { ...out, licences: [licence] }))).toEqual([
      409,
      'deposit_missing',
    ])
    expect(await booking.own.row()).toMatchObject({ handedOverAt: null })
    // What was refused left nothing behind.
    expect(await system.db().$count(schema.licenceChecks)).toBe(0)
    expect((await booking.post('hand-over', { ...out, ...stepsTaken })).status).toBe(200)
  })

  it('who saw which licence, until when valid, is written on the booking and sealed in the database', async () => {
    const booking = await atThePickUp()
    await booking.post('hand-over', { ...out, ...stepsTaken })
    const page = await booking.page()
    expect(page.licenceChecks).toMatchObject([{ until: '2035-05-05' }])
    expect(page.licenceChecks[0]?.by).toBe(page.handOvers[0]?.by)
    expect(page.depositNumber).toBe('EV-1001')
    const { rows } = await system
      .running()
      .database.executeSql('select number from licence_checks where booking_id = $1', [booking.own.id])
    expect(JSON.stringify(rows)).not.toContain('ET123456')
  })

  it('a deposit taken at the desk is money in the ledger, of what is missing and no more', async () => {
    const booking = await atThePickUp()
    const taken = { ...out, licences: [licence], deposit: { kind: 'taken', method: 'CASH' } }
    expect((await booking.post('hand-over', taken)).status).toBe(200)
    expect((await booking.own.ledger()).at(-1)).toEqual(['deposit', 'payment', 20_000])
    expect((await booking.page()).handOvers[0]?.deposit).toEqual({
      kind: 'taken',
      method: 'CASH',
      amount: 200,
    })
  })

  it('a deposit that was paid, and documents that were approved, need no step', async () => {
    const booking = await StaffBooking.signed(desk, true)
    await booking.own.sendDocuments()
    await booking.own.approveDocuments()
    system.clock.now = PICK_UP
    expect(await missingOf(booking)).toEqual([])
    expect((await booking.post('hand-over', out)).status).toBe(200)
  })

  it('a licence that was approved and ends before the rental does is named', async () => {
    const booking = await StaffBooking.signed(desk, true)
    await booking.own.sendDocuments()
    await booking.own.approveDocuments()
    const dates = { bookingId: booking.own.id, driver: 0, since: '2010-01-01', until: '2026-11-18' }
    await system.db().insert(schema.licenceDates).values(dates)
    system.clock.now = PICK_UP
    expect(await missingOf(booking)).toEqual(['licence_ends'])
    expect(await refusal(await booking.post('hand-over', out))).toEqual([409, 'licence_ends'])
    // A newer one in the hand counts.
    expect((await booking.post('hand-over', { ...out, licences: [licence] })).status).toBe(200)
  })

  it.each([
    ['over before the last day', { until: '2026-11-18' }, 'ends_too_early', 'licences.0.until'],
    ['held too short', { since: '2025-11-17' }, 'held_too_short', 'licences.0.since'],
    ['no date', { until: '2026-02-30' }, 'until_not_a_date', 'licences.0.until'],
    ['of another class', { categories: [] }, 'wrong_class', 'licences.0.categories'],
    ['of nobody', { driver: 3 }, 'unknown_driver', 'licences.0.driver'],
  ])('a licence that is %s is refused at its field', async (_what, changes, code, field) => {
    const booking = await atThePickUp()
    const licences = [{ ...licence, ...changes }]
    expect(await refusal(await booking.post('hand-over', { ...out, licences, deposit }))).toEqual([
      422,
      code,
      field,
    ])
    expect(await booking.own.row()).toMatchObject({ handedOverAt: null })
  })

  it('an owner can let it go with a reason, which is logged and shown; nobody else can', async () => {
    const booking = await atThePickUp()
    const exception = { reason: 'Püsiklient, luba on kontoris näha olnud' }
    expect(await refusal(await booking.post('hand-over', { ...out, exception }))).toEqual([
      422,
      'owner_needed',
      'exception.reason',
    ])
    expect((await ownersPost(booking, { ...out, exception: { reason: ' ' } })).status).toBe(422)
    expect((await ownersPost(booking, { ...out, exception })).status).toBe(200)
    const [act] = (await booking.page()).handOvers
    expect(act?.exception).toEqual({
      reason: exception.reason,
      missing: ['licence_unseen', 'deposit_missing'],
      by: act?.by,
    })
    expect(await booking.lastChange()).toMatchObject({
      action: 'hand-over',
      after: { exception: { reason: exception.reason, missing: ['licence_unseen', 'deposit_missing'] } },
    })
  })
})

describe('D32: an electric car has a battery', () => {
  it('is handed over and taken back with percent, and not with eighths', async () => {
    await system
      .db()
      .update(schema.cars)
      .set({ fuelType: 'ELECTRIC' })
      .where(eq(schema.cars.id, ids.cars.yaris))
    const booking = await atThePickUp()
    const steps = { ...out, ...stepsTaken }
    expect(await refusal(await booking.post('hand-over', steps))).toEqual([422, 'required', 'charge'])
    expect((await booking.post('hand-over', { ...steps, fuel: null, charge: 90 })).status).toBe(200)
    expect((await booking.page()).handedOver).toMatchObject({ fuel: null, charge: 90 })
    system.clock.now = new Date('2026-11-19T08:05:00Z')
    const back = { at: '2026-11-19T10:00', odometer: 300_100, damage: [], locationId: ids.places.office }
    expect((await booking.post('take-back', { ...back, charge: 40 })).status).toBe(200)
    const page = await booking.page()
    expect(page.takenBack).toMatchObject({ fuel: null, charge: 40 })
    expect(page.extraCharges).toMatchObject([{ kind: 'fuel', status: 'PROPOSED', amount: 15 }])
    expect(page.extraCharges[0]?.reason).toMatch(/90.*40.*80/)
  })
})
