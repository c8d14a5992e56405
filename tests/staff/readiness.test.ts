import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CarCardAnswer } from '../../src/contract/staff/fleet.ts'
import type { ReadinessAnswer } from '../../src/contract/staff/readiness.ts'
import { schema } from '../../src/db/schema.ts'
import { damageSpot } from '../../src/domain/booking/hand-over.ts'
import { phoneAt } from '../support/acts.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { yaris } = ids.cars
const dent = { text: 'Mõlk uksel', points: [{ side: 'left', x: 0.5, y: 0.4 }], estimate: 80 }
const back = { odometer: 300_420, fuel: 8, locationId: ids.places.airport }

let staff: AtWork
const phone = phoneAt(system, () => staff)
beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().update(schema.cars).set({ mileage: 1000, issues: [], issuePoints: [] })
  system.clock.now = TEST_NOW
})

const board = async (): Promise<ReadinessAnswer> => (await desk.get('/readiness')).json()
const carOf = ({ cars }: ReadinessAnswer) => cars.find(({ id }) => id === yaris)

describe('the board of cars between two customers', () => {
  it('has a car that came back where it came back, until one press after another makes it ready', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    expect(carOf(await board())).toBeUndefined()
    system.clock.now = new Date('2026-11-19T07:40:00Z')
    expect((await booking.post('take-back', { ...back, at: '2026-11-19T09:30', damage: [] })).status).toBe(
      200,
    )
    expect(carOf(await board())).toMatchObject({
      state: 'to_clean',
      placeId: ids.places.airport,
      next: null,
      isUrgent: false,
    })
    for (const state of ['cleaning', 'ready'] as const) {
      expect((await desk.post(`/cars/${yaris}/readiness`, { state })).status).toBe(200)
      expect(carOf(await board())?.state).toBe(state)
    }
    expect((await desk.post(`/cars/${yaris}/readiness`, { state: 'lost' })).status).toBe(422)
    expect(await refusal(await desk.post('/cars/999999/readiness', { state: 'ready' }))).toEqual([
      404,
      'no_car',
    ])
  })

  it('says when the next customer comes soon and it is not ready', async () => {
    await StaffBooking.signed(desk)
    system.clock.now = new Date('2026-11-16T05:00:00Z')
    await desk.post(`/cars/${yaris}/readiness`, { state: 'to_clean' })
    expect(carOf(await board())).toMatchObject({ isUrgent: true, next: { at: '2026-11-16T10:00' } })
    await desk.post(`/cars/${yaris}/readiness`, { state: 'ready' })
    expect(carOf(await board())?.isUrgent).toBe(false)
  })

  it('forgets a return that was undone', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    system.clock.now = new Date('2026-11-19T07:40:00Z')
    await booking.post('take-back', { ...back, at: '2026-11-19T09:30', damage: [] })
    expect((await booking.post('undo-take-back', { reason: 'Vale auto' })).status).toBe(200)
    expect(
      await system.db().$count(schema.carReadiness, eq(schema.carReadiness.bookingId, booking.own.id)),
    ).toBe(0)
  })
})

describe('keys of a car', () => {
  const { carKeys } = schema
  const keysOf = async (carId: number) => {
    const rows = await system
      .db()
      .select()
      .from(carKeys)
      .where(eq(carKeys.carId, carId))
      .orderBy(carKeys.label)
    return rows.map(({ label, bookingId, locationId, spot }) => ({ label, bookingId, locationId, spot }))
  }
  const hang = (label: string, carId = yaris) =>
    system
      .db()
      .insert(carKeys)
      .values({ carId, label, locationId: ids.places.office, spot: `konks ${carId}-${label}` })
  const atOffice = (label: string) => ({
    label,
    bookingId: null,
    locationId: ids.places.office,
    spot: `konks ${yaris}-${label}`,
  })

  beforeEach(async () => {
    await hang('1')
    await hang('2')
  })
  afterEach(async () => {
    await system.db().delete(carKeys)
  })

  it('go with the customer and come back to their hook, and undoing either moves them back', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const out = { ...atOffice('1'), bookingId: booking.own.id }
    expect(await keysOf(yaris)).toEqual([out, atOffice('2')])
    const { number } = await booking.page()
    const card = (await (await desk.get(`/cars/${yaris}/card`)).json()) as CarCardAnswer
    expect(card.keys.map((key) => key.booking)).toEqual([number, null])
    expect((await booking.post('undo-hand-over', { reason: 'Vale auto' })).status).toBe(200)
    expect(await keysOf(yaris)).toEqual([atOffice('1'), atOffice('2')])
    const again = { at: '2026-11-16T10:00', odometer: 300_000, fuel: 8, damage: [], ...stepsTaken }
    expect((await booking.post('hand-over', again)).status).toBe(200)

    system.clock.now = new Date('2026-11-19T07:40:00Z')
    const there = { ...back, at: '2026-11-19T09:30', damage: [], locationId: ids.places.airport }
    expect((await booking.post('take-back', there)).status).toBe(200)
    const [first] = await keysOf(yaris)
    expect(first).toEqual({ label: '1', bookingId: null, locationId: ids.places.airport, spot: null })
    expect((await booking.post('undo-take-back', { reason: 'Vale auto' })).status).toBe(200)
    expect((await keysOf(yaris))[0]?.bookingId).toBe(booking.own.id)
  })

  it('are corrected by staff', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const [row] = await system.db().select().from(carKeys).where(eq(carKeys.bookingId, booking.own.id))
    const mechanic = await signedIn(system, 'mechanic')
    const body = {
      carId: yaris,
      label: '1',
      locationId: ids.places.airport,
      spot: 'A1',
      holder: null,
      bookingId: null,
    }
    const nobody = await mechanic.put(`/car-keys/${row?.id}`, { ...body, bookingId: 999_999 })
    expect(await refusal(nobody)).toEqual([422, 'invalid', 'bookingId'])
    expect((await mechanic.put(`/car-keys/${row?.id}`, body)).status).toBe(200)
    expect((await keysOf(yaris))[0]).toEqual({
      label: '1',
      bookingId: null,
      locationId: ids.places.airport,
      spot: 'A1',
    })
  })
})

it('keys and damage stand on the card with their places and photographs, and a person gets theirs', async () => {
  const booking = await StaffBooking.onTheRoad(desk)
  system.clock.now = new Date('2026-11-19T07:40:00Z')
  staff = await signedIn(system, 'owner')
  const key = phone.newKey()
  await phone.sendPhotos(booking.own.id, key)
  expect((await phone.sendPhoto(booking.own.id, key, damageSpot(0))).status).toBe(200)
  const act = await phone.signedAct()
  const taken = { ...back, at: '2026-11-19T09:30', damage: [dent], key, act }
  expect((await staff.post(`/bookings/${booking.own.id}/take-back`, taken)).status).toBe(200)
  const hook = { carId: yaris, label: '1', locationId: ids.places.office, spot: 'konks 12', holder: null }
  expect((await staff.post('/car-keys', hook)).status).toBe(201)
  const both = await staff.post('/car-keys', { ...hook, label: '2', holder: 'Mari' })
  expect((await refusal(both))[0]).toBe(422)
  const taking = await staff.post('/car-keys', { ...hook, label: '2' })
  expect((await refusal(taking))[0]).toBe(422)

  const card = (await (await staff.get(`/cars/${yaris}/card`)).json()) as CarCardAnswer
  expect(card.keys).toMatchObject([{ label: '1', spot: 'konks 12', holder: null }])
  const found = card.damageStory.filter(({ bookingId }) => bookingId === booking.own.id)
  const seen = new Set(found.map(({ found: how, text, photo }) => `${how} ${text} ${photo !== null}`))
  expect(seen).toEqual(new Set([`back ${dent.text} true`, `charge ${dent.text} true`]))
  for (const { photo } of found) {
    const picture = await staff.get((photo ?? '').replace('/api/admin', ''))
    expect([picture.status, picture.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true])
  }

  const { clientId } = await booking.own.row()
  const zip = await staff.post(`/clients/${clientId}/export`, {})
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const held = JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()))
  const ofBooking = (rows: { bookingId: number }[]) =>
    rows.filter(({ bookingId }) => bookingId === booking.own.id)
  expect([ofBooking(held.handOvers).length, ofBooking(held.licenceChecks).length]).toEqual([2, 1])
  expect(Object.keys(entries).filter((name) => name.startsWith('hand-overs/'))).toHaveLength(9)
})

describe('a payment entered by mistake', () => {
  const cash = { account: 'rent', direction: 'in', amount: 40, method: 'CASH' }
  const mistake = { reason: 'Vale broneering' }

  it('is taken back on the same day by an entry of its own, and no second time', async () => {
    const booking = await StaffBooking.registered(desk)
    const before = (await booking.page()).money
    expect((await booking.post('money', cash)).status).toBe(200)
    const [entryId = 0] = (await booking.page()).undoableEntries
    expect((await booking.post(`money/${entryId}/undo`, { reason: '' })).status).toBe(422)
    expect((await booking.post(`money/${entryId}/undo`, mistake)).status).toBe(200)
    const page = await booking.page()
    expect(page.money).toEqual(before)
    expect(page.ledger).toMatchObject([
      { kind: 'payment', amount: 40 },
      { kind: 'void', amount: -40, note: mistake.reason },
    ])
    expect(page.undoableEntries).toEqual([])
    expect(await booking.lastChange()).toMatchObject({
      action: 'undo-money',
      after: { note: mistake.reason },
    })
    expect(await refusal(await booking.post(`money/${entryId}/undo`, mistake))).toEqual([
      409,
      'already_undone',
    ])
    const owner = await signedIn(system, 'owner')
    const ledger = await (await owner.get('/money/general-ledger')).json()
    expect(ledger.debit).toBe(ledger.credit)
    expect([ledger.receivable.difference, ledger.deposits.difference]).toEqual([0, 0])
  })

  it('later by an owner alone, never what the bank brought, never what went back since', async () => {
    const paid = await StaffBooking.signed(desk)
    const booking = await StaffBooking.registered(desk, { car: { id: ids.cars.fabia } })
    await booking.post('money', cash)
    const [entryId = 0] = (await booking.page()).undoableEntries
    system.clock.now = new Date(TEST_NOW.getTime() + 26 * 3_600_000)
    expect((await booking.page()).undoableEntries).toEqual([])
    expect(await refusal(await booking.post(`money/${entryId}/undo`, mistake))).toEqual([403, 'owner_later'])
    const owner = await signedIn(system, 'owner')
    const undo = `/bookings/${booking.own.id}/money/${entryId}/undo`
    await booking.post('money', { ...cash, direction: 'back', amount: 10 })
    expect(await refusal(await owner.post(undo, mistake))).toEqual([409, 'more_than_held'])
    await booking.post('money', { ...cash, amount: 10 })
    expect((await owner.post(undo, mistake)).status).toBe(200)
    const [byBank] = (await paid.page()).ledger
    expect(await refusal(await paid.post(`money/${byBank?.id}/undo`, mistake))).toEqual([409, 'not_by_hand'])
    expect(await refusal(await paid.post(`money/${entryId}/undo`, mistake))).toEqual([404, 'unknown_entry'])
  })
})
