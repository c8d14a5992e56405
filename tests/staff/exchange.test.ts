import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ExchangeAnswer } from '../../src/contract/staff/exchange.ts'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { readCarCard } from '../../src/use-cases/fleet/read-car-card.ts'
import { phoneAt } from '../support/acts.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { yaris, fabia, automatic } = ids.cars
const { office, airport } = ids.places
let staff: AtWork
const phone = phoneAt(system, () => staff)

beforeEach(async () => {
  const db = system.db()
  await db.delete(schema.carOccupancies)
  await db.delete(schema.carBlocks)
  await db.update(schema.cars).set({ mileage: 1000, issues: [], issuePoints: [] })
  system.clock.now = TEST_NOW
})

const NOON = '2026-11-17T12:00'
const at = (moment: string) => {
  system.clock.now = new Date(moment)
}
/** On the road from 16 to 19 November with the Yaris; it is 17 November, a little after noon. */
async function onTheRoad(): Promise<StaffBooking> {
  const booking = await StaffBooking.onTheRoad(desk)
  at('2026-11-17T10:05:00Z')
  return booking
}
const exchange = (changes: object = {}) => ({
  at: NOON,
  reason: 'breakdown',
  note: 'Sidur',
  locationId: airport,
  old: { odometer: 300_400, fuel: 6 },
  new: { carId: fabia, odometer: 1200, fuel: 8 },
  fate: { kind: 'service', until: '2026-11-20T12:00' },
  ...changes,
})
const broken = ({ own }: StaffBooking) =>
  brokenBookings(system.db(), { now: system.clock.now, afterBooking: own.id - 1 })
const occupancies = (...cars: number[]) =>
  system
    .db()
    .select()
    .from(schema.carOccupancies)
    .where(inArray(schema.carOccupancies.carId, cars))
    .orderBy(schema.carOccupancies.carId, schema.carOccupancies.startsAt)

describe('D5, D42: a car that is given for another while the rental runs', () => {
  it('frees the first from that moment, takes the second until the return, and keeps both places and readings', async () => {
    const booking = await onTheRoad()
    staff = await signedIn(system, 'agent')
    const key = randomUUID()
    await phone.sendPhotos(booking.own.id, key)
    const dent = { text: 'Mõlk', points: [{ side: 'left', x: 0.5, y: 0.4 }] }
    const body = exchange({ key, old: { odometer: 300_400, fuel: 6, damage: [dent] } })
    const first = await booking.post('exchange', body)
    expect(await first.json()).toEqual({
      kind: 'exchanged',
      isSignatureNeeded: false,
      blockedUntil: '2026-11-20T12:00',
      counting: [],
    } satisfies ExchangeAnswer)
    // Sent once more, it has happened once.
    expect((await booking.post('exchange', body)).status).toBe(200)
    expect(await booking.lastChange()).toMatchObject({ after: { exchanged: 'breakdown', note: 'Sidur' } })
    const noon = new Date('2026-11-17T10:00:00Z')
    expect(await occupancies(yaris, fabia)).toMatchObject([
      {
        carId: yaris,
        bookingId: null,
        occupied: { from: new Date('2026-11-16T08:00:00Z'), to: noon },
        startLocationId: office,
        endLocationId: airport,
      },
      { carId: yaris, occupied: { from: noon, to: new Date('2026-11-20T10:00:00Z') }, exchangeId: null },
      {
        carId: fabia,
        bookingId: booking.own.id,
        occupied: { from: noon, to: new Date('2026-11-19T09:00:00Z') },
        startLocationId: airport,
        endLocationId: office,
      },
    ])
    const page = await booking.page()
    expect(page).toMatchObject({
      status: 'SIGNED',
      car: { id: fabia },
      price: { total: 85.5 },
      handedOver: { odometer: 1200, fuel: 8 },
      exchanges: [{ at: NOON, reason: 'breakdown', old: { id: yaris, odometer: 300_400 }, driven: 400 }],
      handOvers: [{ way: 'out' }, { way: 'back', photos: { length: 8 } }, { way: 'out' }],
      extraCharges: [{ kind: 'fuel', status: 'PROPOSED' }],
    })
    expect(page.actions.find(({ name }) => name === 'undo-hand-over')?.reason).toBe('exchanged')
    const card = await readCarCard(system.db(), yaris, system.clock.now)
    expect(card).toMatchObject({
      place: { kind: 'stands', locationId: airport },
      car: { mileage: 300_400, issues: [{ text: 'Mõlk' }] },
      rentals: [{ id: booking.own.id }],
      readings: [
        { kilometres: 300_400, way: 'back' },
        { kilometres: 300_000, way: 'out' },
      ],
    })
    expect(await broken(booking)).toEqual([])
  })

  it('continues the contract by an annex, sent in the customer’s language and shown on their page', async () => {
    const booking = await onTheRoad()
    await deliverLetters(system.running().jobs)
    expect((await booking.post('exchange', exchange())).status).toBe(200)
    await deliverLetters(system.running().jobs)
    const view = await booking.own.view()
    expect(view).toMatchObject({
      car: { name: 'Škoda Fabia' },
      plate: '002AAA',
      exchangedCars: [{ name: 'Toyota Yaris', plate: '001AAA', until: '2026-11-17T10:00:00.000Z' }],
    })
    const { mails, papers } = schema
    const sent = await system.db().select().from(mails).where(eq(mails.bookingId, booking.own.id))
    expect(sent.filter(({ kind }) => kind === 'contract-annexed')).toMatchObject([{ failure: null }])
    expect(sent.map(({ kind }) => kind)).not.toContain('contract-to-sign')
    const issued = await system.db().select().from(papers).where(eq(papers.bookingId, booking.own.id))
    const annex = issued.find(({ kind }) => kind === 'annex')
    expect(view.papers.map(({ number }) => number)).toContain(annex?.number)
    const text = (await readPdf(annex?.pdf ?? new Uint8Array())).pages.join(' ')
    for (const said of ['Toyota Yaris', 'Škoda Fabia', '300 400 km', '1200 km', 'rike'])
      expect(text).toContain(said)
  })

  it('compares each car with its own readings at the return, and counts the kilometres of both', async () => {
    const booking = await onTheRoad()
    await booking.post('exchange', exchange({ old: { odometer: 300_700, fuel: 8 }, fate: { kind: 'fleet' } }))
    at('2026-11-19T08:05:00Z')
    const back = { at: NOON, odometer: 2000, fuel: 7, damage: [], locationId: office }
    expect(await refusal(await booking.post('take-back', back))).toEqual([422, 'before_hand_over', 'at'])
    const done = await booking.post('take-back', { ...back, at: '2026-11-19T10:00' })
    expect(done.status).toBe(200)
    const { extraCharges } = await booking.page()
    // 700 + 800 km in three days of 200 km; one eighth of the second car's tank.
    expect(extraCharges.map(({ kind }) => kind).toSorted()).toEqual(['fuel', 'kilometres'])
    expect(extraCharges.find(({ kind }) => kind === 'kilometres')?.reason).toContain('1500')
    expect(await broken(booking)).toEqual([])
  })

  it('keeps its price with a car of another group, also when it is extended later', async () => {
    const booking = await onTheRoad()
    const large = exchange({ new: { carId: automatic, odometer: 5000, fuel: 8 } })
    expect(await (await booking.post('exchange', large)).json()).toMatchObject({ isSignatureNeeded: false })
    expect(await booking.page()).toMatchObject({ status: 'SIGNED', price: { total: 85.5 } })
    expect(await (await booking.post('change', { returnDate: '2026-11-20T10:00' })).json()).toMatchObject({
      price: 114,
      isAnnexed: true,
    })
    const [row] = await occupancies(automatic)
    expect(row?.occupied).toEqual({
      from: new Date('2026-11-17T10:00:00Z'),
      to: new Date('2026-11-20T09:00:00Z'),
    })
  })

  it('costs what the other group costs by choice, which is signed for', async () => {
    const booking = await onTheRoad()
    const { cars } = (await (await desk.get(`/bookings/${booking.own.id}/choices`)).json()) as {
      cars: { id: number; price: number; difference: number }[]
    }
    const offered = cars.find(({ id }) => id === automatic)
    expect(offered?.difference).toBeGreaterThan(0)
    const total = offered?.price ?? 0
    const wish = {
      reason: 'wish',
      fate: { kind: 'fleet' },
      new: { carId: automatic, odometer: 5000, fuel: 8 },
    }
    const other = exchange({ ...wish, price: { kind: 'list', total: total - 1 } })
    expect(await refusal(await booking.post('exchange', other))).toEqual([422, 'price_changed', 'price'])
    const done = await booking.post('exchange', exchange({ ...wish, price: { kind: 'list', total } }))
    expect(await done.json()).toMatchObject({ isSignatureNeeded: true, blockedUntil: null })
    expect(await booking.page()).toMatchObject({
      status: 'CONFIRMED',
      price: { total },
      money: { rentDue: offered?.difference },
    })
    expect(await broken(booking)).toEqual([])
  })

  it.each([
    ['with its price kept', () => exchange()],
    [
      'with another price',
      (total: number) =>
        exchange({
          reason: 'wish',
          fate: { kind: 'fleet' },
          new: { carId: automatic, odometer: 5000, fuel: 8 },
          price: { kind: 'list', total },
        }),
    ],
  ])(
    'is undone on the same day, %s: car, place, readings, keys and money are as before',
    async (_, bodyFor) => {
      const booking = await onTheRoad()
      const { carKeys } = schema
      const hook = { label: '1', locationId: airport }
      const given = bodyFor(0).new.carId
      await system
        .db()
        .insert(carKeys)
        .values([
          { ...hook, carId: yaris, bookingId: booking.own.id, spot: 'konks 1' },
          { ...hook, carId: given, spot: 'konks 2' },
        ])
      const keys = async () =>
        (await system.db().select().from(carKeys).orderBy(carKeys.carId)).map((key) => key.bookingId)
      const [before, row, taken] = [await booking.page(), await booking.own.row(), await occupancies(yaris)]
      const { cars } = await (await desk.get(`/bookings/${booking.own.id}/choices`)).json()
      const total = cars.find(({ id }: { id: number }) => id === automatic)?.price
      expect((await booking.post('exchange', bodyFor(total))).status).toBe(200)
      expect(await keys()).toEqual([null, booking.own.id])
      expect((await booking.post('undo-exchange', { reason: '' })).status).toBe(422)
      expect(await (await booking.post('undo-exchange', { reason: 'Vale auto' })).json()).toEqual({
        kind: 'undone',
      })
      const after = await booking.page()
      for (const name of ['car', 'price', 'money', 'handedOver'] as const)
        expect(after[name]).toEqual(before[name])
      expect(after.exchanges).toEqual([])
      expect(after.extraCharges.filter(({ status }) => status !== 'WITHDRAWN')).toEqual([])
      const { price, vat, pricedGroupId, rentOdometer } = row
      expect(await booking.own.row()).toMatchObject({ price, vat, pricedGroupId, rentOdometer })
      expect(await occupancies(given)).toEqual([])
      expect(await occupancies(yaris)).toMatchObject(
        taken.map(({ carId, occupied }) => ({ carId, occupied })),
      )
      expect(await keys()).toEqual([booking.own.id, null])
      expect(await system.db().$count(schema.carBlocks)).toBe(0)
      expect(await refusal(await booking.post('undo-exchange', { reason: 'Veel kord' }))).toEqual([
        409,
        'not_exchanged',
      ])
      expect((await booking.lastChange())?.action).toBe('undo-exchange')
      expect(await broken(booking)).toEqual([])
      // The first hand-over can be undone as before, and the same exchange done again.
      expect((await booking.post('exchange', bodyFor(total))).status).toBe(200)
      await system.db().delete(carKeys)
    },
  )

  it('is not undone when the first car went to somebody else, nor on another day', async () => {
    const booking = await onTheRoad()
    expect((await booking.post('exchange', exchange({ fate: { kind: 'fleet' } }))).status).toBe(200)
    const next = {
      carId: yaris,
      start: new Date('2026-11-18T08:00:00Z'),
      end: new Date('2026-11-18T09:00:00Z'),
    }
    const [block] = await system
      .db()
      .insert(schema.carBlocks)
      .values({ ...next, reason: 'Pesu' })
      .returning()
    const occupied = { from: next.start, to: next.end }
    await system.db().insert(schema.carOccupancies).values({ carId: yaris, blockId: block?.id, occupied })
    expect(await refusal(await booking.post('undo-exchange', { reason: 'Vale' }))).toEqual([409, 'car_taken'])
    expect(await booking.page()).toMatchObject({ car: { id: fabia } })
    at('2026-11-18T10:00:00Z')
    expect(await refusal(await booking.post('undo-exchange', { reason: 'Vale' }))).toEqual([
      409,
      'another_day',
    ])
  })

  it('finds by plate and minute who had each car', async () => {
    const booking = await onTheRoad()
    await booking.post('exchange', exchange())
    const claim = async (plate: string, happenedAt: string) =>
      (
        await desk.post('/extra-charges/claims', {
          kind: 'parking',
          plate,
          happenedAt,
          amount: 10,
          reason: 'Parkimine',
        })
      ).status
    expect(await claim('001AAA', '2026-11-17T11:59')).toBe(200)
    expect(await claim('001AAA', '2026-11-17T12:01')).toBe(422)
    expect(await claim('002AAA', '2026-11-17T11:59')).toBe(422)
    expect(await claim('002AAA', '2026-11-17T12:01')).toBe(200)
  })

  it('is refused where it makes no sense, and never takes a car from someone', async () => {
    const booking = await onTheRoad()
    const refused = async (changes: object) => refusal(await booking.post('exchange', exchange(changes)))
    expect(await refused({ at: '2026-11-17T12:30' })).toEqual([422, 'in_the_future', 'at'])
    expect(await refused({ at: '2026-11-16T10:00' })).toEqual([422, 'before_hand_over', 'at'])
    expect(await refused({ old: { odometer: 10, fuel: 6 } })).toEqual([422, 'odometer_below', 'old.odometer'])
    expect(await refused({ new: { carId: yaris, odometer: 1, fuel: 8 } })).toEqual([
      422,
      'not_a_car',
      'new.carId',
    ])
    expect(await refused({ new: { carId: fabia, odometer: 1, fuel: 8 } })).toEqual([
      422,
      'odometer_below',
      'new.odometer',
    ])
    const block = { carId: fabia, start: '2026-11-18T10:00', end: '2026-11-18T12:00', reason: 'Rehvid' }
    expect((await desk.post('/timeline/blocks', block)).status).toBeLessThan(300)
    expect(await refused({})).toEqual([422, 'car_taken', 'new.carId'])
    expect(await booking.page()).toMatchObject({ car: { id: yaris }, exchanges: [] })
    const waiting = await StaffBooking.registered(desk, {
      rentDate: '2026-11-23T10:00',
      returnDate: '2026-11-26T10:00',
    })
    expect(await refusal(await waiting.post('exchange', exchange()))).toEqual([409, 'not_handed_over'])
  })

  it('names who counts on a car that goes to service, and lets it stand until then', async () => {
    const booking = await onTheRoad()
    const next = await StaffBooking.registered(desk, {
      rentDate: '2026-11-23T10:00',
      returnDate: '2026-11-26T10:00',
      carId: yaris,
    })
    await next.own.payAtBank()
    const fate = { kind: 'service', until: '2026-11-27T10:00' }
    expect(await (await booking.post('exchange', exchange({ fate }))).json()).toMatchObject({
      blockedUntil: '2026-11-23T10:00',
      counting: [{ id: next.own.id, from: '2026-11-23T10:00' }],
    })
  })
})
