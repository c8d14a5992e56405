import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CarCardAnswer } from '../../src/contract/staff/fleet.ts'
import type { PhoneQuote } from '../../src/contract/staff/phone.ts'
import type { TimelineAnswer } from '../../src/contract/staff/timeline.ts'
import type { PlannedTripAnswer, TripsOfTodayAnswer } from '../../src/contract/staff/trips.ts'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { jobs } from '../../src/jobs/catalogue.ts'
import { client, registration, search } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { auditLog, carBlocks, carOccupancies: taken, cars, carTrips, locationTrips } = schema
const { yaris, fabia } = ids.cars
const { office, airport } = ids.places
let owner: AtWork
let calls = 0

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  const db = system.db()
  await db.delete(taken)
  await db.delete(carBlocks)
  await db.delete(carTrips)
  await db.delete(locationTrips)
  await db
    .insert(locationTrips)
    .values({ firstLocationId: office, secondLocationId: airport, hours: 2, cost: cents(1500) })
  await db.update(cars).set({ homeLocationId: office, mileage: 1000 })
})

const rental = (
  from: string,
  to: string,
  rentLocationId: number = office,
  returnLocationId = rentLocationId,
) => ({
  rentDate: `2026-11-${from}`,
  returnDate: `2026-11-${to}`,
  rentLocationId,
  returnLocationId,
})
type Rental = ReturnType<typeof rental>

async function offered(wanted: Rental): Promise<number[]> {
  const response = await system.post('/api/booking/cars', search(wanted))
  const { sortedCars } = (await response.json()) as { sortedCars: { id: number }[] }
  return sortedCars.map(({ id }) => id)
}
const isOffered = async (wanted: Rental, carId: number = yaris) => (await offered(wanted)).includes(carId)
const book = (wanted: Rental, carId: number = yaris) =>
  system.post('/api/booking/register', registration({ ...wanted, car: { id: carId } }))
const booked = (wanted: Rental, carId: number = yaris) =>
  CustomerBooking.register(system, { ...wanted, car: { id: carId } })
const byPhone = (wanted: Rental, more: object = {}) => ({
  ...search(wanted),
  car: { id: yaris },
  services: [],
  client: client(),
  hold: 'no-limit',
  key: `a call, number ${calls++}`,
  ...more,
})
const today = async () => {
  const response = await owner.get('/trips/today')
  expect(response.status).toBe(200)
  return (await response.json()) as TripsOfTodayAnswer
}
const plan = (trip: object) => owner.post('/trips', { carId: yaris, endLocationId: airport, ...trip })
const planned = async (start: string, end: string) => {
  const response = await plan({ start: `2026-11-${start}`, end: `2026-11-${end}` })
  expect(response.status).toBe(201)
  return (await response.json()) as PlannedTripAnswer
}
const lastAct = async (carId: number) => {
  const isIts = and(eq(auditLog.resource, 'cars'), eq(auditLog.recordId, carId))
  const [row] = await system.db().select().from(auditLog).where(isIts).orderBy(desc(auditLog.id)).limit(1)
  return row
}

describe('a search', () => {
  it('does not offer a car where the one before leaves it too late (D3)', async () => {
    await booked(rental('16T10:00', '17T13:00', office, airport))
    expect(await isOffered(rental('17T15:00', '18T15:00'))).toBe(false)
    expect(await isOffered(rental('17T16:00', '18T15:00'))).toBe(true)
    expect(await isOffered(rental('17T14:00', '18T15:00', airport))).toBe(true)
  })

  it('does not sell what would make the next booking impossible', async () => {
    await booked(rental('20T10:00', '21T10:00'))
    expect(await isOffered(rental('19T10:00', '20T08:00', office, airport))).toBe(false)
    expect(await isOffered(rental('19T10:00', '20T07:00', office, airport))).toBe(true)
  })

  it('cannot have a car brought before now', async () => {
    expect(await isOffered(rental('15T11:30', '16T10:00', airport))).toBe(false)
    expect(await isOffered(rental('15T12:00', '16T10:00', airport))).toBe(true)
  })

  it('knows at once what staff say of a pair of places', async () => {
    const wanted = rental('18T10:00', '19T10:00', airport)
    const [row] = await system.db().select().from(locationTrips)
    expect(await isOffered(wanted)).toBe(true)
    expect((await owner.put(`/location-trips/${row?.id}`, { isNever: true })).status).toBe(200)
    expect(await offered(wanted)).toEqual([])
    const same = { firstLocationId: office, secondLocationId: office, hours: 1, cost: 0, isNever: false }
    expect(await refusal(await owner.post('/location-trips', same))).toEqual([
      422,
      'invalid',
      'secondLocationId',
    ])
    const again = { ...same, firstLocationId: airport }
    expect(await refusal(await owner.post('/location-trips', again))).toEqual([
      422,
      'invalid',
      'secondLocationId',
    ])
  })

  it('is answered anew once the car stands elsewhere, so that no kept page says otherwise', async () => {
    const { takenCars } = system.running().customer.payments
    const span = { from: new Date('2026-11-18T00:00:00Z'), to: new Date('2026-11-20T00:00:00Z') }
    await booked(rental('15T12:00', '15T14:00'))
    const state = async () => {
      const { version, text } = await takenCars(span, TEST_NOW)
      return `${version} ${text}`
    }
    const before = await state()
    expect(await state()).toBe(before)
    await system.db().update(taken).set({ endLocationId: airport })
    expect(await state()).not.toBe(before)
  })
})

describe('a registration', () => {
  it('is refused where the car cannot be, as if it were taken, with cars that can', async () => {
    await booked(rental('16T10:00', '17T13:00', office, airport))
    const refused = await book(rental('17T15:00', '18T15:00'))
    const body = (await refused.json()) as { code: string; alternatives: { cars: { id: number }[] } }
    expect([refused.status, body.code]).toEqual([409, 'car_taken'])
    expect(body.alternatives.cars[0]?.id).toBe(fabia)
    expect((await book(rental('17T16:00', '18T15:00'))).status).toBe(201)
  })

  it('by phone says where the car stands; staff may bring it all the same, and it is seen', async () => {
    await booked(rental('16T10:00', '17T13:00', office, airport))
    const wanted = rental('17T15:00', '18T15:00')
    const asked = await owner.post('/phone/quote', { ...search(wanted), carId: yaris })
    const quote = (await asked.json()) as PhoneQuote
    const comes = { kind: 'too_far', from: 'Lennujaam', hours: 2, cost: 15 }
    expect(quote.cars.map(({ id }) => id)).not.toContain(yaris)
    expect(quote.tooFar).toMatchObject([{ id: yaris, comes }])
    expect(quote.chosen).toMatchObject({ id: yaris, comes })
    expect(await refusal(await owner.post('/phone/bookings', byPhone(wanted)))).toEqual([409, 'car_too_far'])
    const made = await owner.post('/phone/bookings', byPhone(wanted, { isBrought: true }))
    expect(made.status).toBe(201)
    const { id } = (await made.json()) as { id: number }
    const story = await owner.get(`/bookings/${id}/history?count=10`)
    expect(await story.text()).toContain('isBrought')
    expect((await today()).needed).toMatchObject([
      { booking: { id }, from: { id: airport }, to: { id: office }, hours: 2, trip: null },
    ])
  })
})

describe('changing a booking', () => {
  it('to where its car cannot be is refused, unless staff bring the car', async () => {
    await booked(rental('16T10:00', '17T13:00', office, airport))
    const later = await booked(rental('17T16:00', '18T15:00'))
    const change = (more: object = {}) =>
      owner.post(`/bookings/${later.id}/change`, { rentDate: '2026-11-17T15:00', ...more })
    const refused = await change()
    const body = (await refused.json()) as { code: string; detail: string; freeCars: { id: number }[] }
    expect([refused.status, body.code]).toEqual([409, 'car_too_far'])
    expect(body.detail).toContain('Lennujaam')
    expect(body.freeCars.map(({ id }) => id)).toEqual([fabia])
    expect((await change({ isBrought: true })).status).toBe(200)
    expect((await today()).needed).toHaveLength(1)
    // What nobody changes is not judged again.
    const longer = await owner.post(`/bookings/${later.id}/change`, { returnDate: '2026-11-18T17:00' })
    expect(longer.status).toBe(200)
  })

  it('is refused to its customer as a car that is taken', async () => {
    const own = await booked(rental('16T10:00', '17T13:00'))
    await own.payAtBank()
    await booked(rental('17T15:00', '18T15:00'))
    const answer = await own.change({ returnLocationId: String(airport) })
    expect(answer.kind).toBe('car_taken')
  })

  it('takes its places along', async () => {
    const own = await booked(rental('16T10:00', '17T13:00'))
    await owner.post(`/bookings/${own.id}/change`, { returnLocationId: airport })
    const [row] = await system.db().select().from(taken).where(eq(taken.bookingId, own.id))
    expect([row?.startLocationId, row?.endLocationId]).toEqual([office, airport])
  })
})

describe('a car that comes back elsewhere', () => {
  it('is work on Today for whoever comes next: a transfer in one press, or a car that stands there', async () => {
    const out = await StaffBooking.onTheRoad(desk, false, rental('16T10:00', '19T10:00'))
    const next = await booked(rental('20T10:00', '21T10:00'))
    await next.payAtBank()
    owner = await signedIn(system, 'owner')
    expect((await today()).needed).toEqual([])
    system.clock.now = new Date('2026-11-19T08:05:00Z')
    const back = { at: '2026-11-19T10:00', locationId: airport, odometer: 300_100, fuel: 8, damage: [] }
    expect((await out.post('take-back', back)).status).toBe(200)
    owner = await signedIn(system, 'owner')
    const { needed } = await today()
    expect(needed).toMatchObject([
      {
        booking: { id: next.id },
        car: { id: yaris },
        from: { name: 'Lennujaam' },
        wantedAt: '2026-11-20T10:00',
        hours: 2,
        cost: 15,
        trip: { start: '2026-11-20T07:00', end: '2026-11-20T09:00' },
        swaps: [{ id: fabia }],
      },
    ])
    const trip = { carId: yaris, endLocationId: office, ...needed[0]?.trip }
    expect((await owner.post('/trips', trip)).status).toBe(201)
    const after = await today()
    expect(after.needed).toEqual([])
    expect(after.due).toMatchObject([
      { car: { id: yaris }, from: { id: airport }, to: { id: office }, driver: '' },
    ])
    expect(await isOffered(rental('20T08:00', '20T09:00', airport))).toBe(false)
  })
})

describe('a transfer', () => {
  it('takes the car, is shown on the timeline, and leaves the car at its end', async () => {
    const { id } = await planned('16T10:00', '16T12:00')
    expect(await isOffered(rental('16T11:00', '17T10:00', airport))).toBe(false)
    expect(await isOffered(rental('16T12:00', '17T10:00', airport))).toBe(true)
    expect(await isOffered(rental('16T13:00', '17T10:00'))).toBe(false)
    const answer = await owner.get('/timeline?from=2026-11-16&to=2026-11-18')
    const { groups } = (await answer.json()) as TimelineAnswer
    const car = groups.flatMap((group) => group.cars).find((one) => one.id === yaris)
    expect(car?.bars).toMatchObject([{ kind: 'trip', id, from: '2026-11-16T10:00', to: '2026-11-16T12:00' }])
    expect(await lastAct(yaris)).toMatchObject({ action: 'plan-trip', after: { endLocationId: airport } })
  })

  it('is moved, named a driver, and called off', async () => {
    const { id } = await planned('16T10:00', '16T12:00')
    const moved = await owner.put(`/trips/${id}`, { start: '2026-11-16T09:00', driver: ' Rein ' })
    expect(moved.status).toBe(200)
    expect((await today()).due).toMatchObject([{ id, start: '2026-11-16T09:00', driver: 'Rein' }])
    expect((await owner.del(`/trips/${id}`)).status).toBe(200)
    expect((await today()).due).toEqual([])
    expect(await isOffered(rental('16T11:00', '17T10:00'))).toBe(true)
    expect(await lastAct(yaris)).toMatchObject({ action: 'remove-trip', before: { driver: 'Rein' } })
  })

  it('that is there before its time frees the car, and is done once', async () => {
    const { id } = await planned('15T10:30', '15T14:00')
    expect(await refusal(await owner.post(`/trips/${id}/done`))).toEqual([409, 'not_begun'])
    system.clock.now = new Date('2026-11-15T10:00:00Z')
    expect((await owner.post(`/trips/${id}/done`)).status).toBe(200)
    expect(await isOffered(rental('15T12:30', '16T10:00', airport))).toBe(true)
    expect(await refusal(await owner.post(`/trips/${id}/done`))).toEqual([409, 'is_done'])
    expect(await refusal(await owner.del(`/trips/${id}`))).toEqual([409, 'is_done'])
    expect(await refusal(await owner.put(`/trips/${id}`, { driver: 'Rein' }))).toEqual([409, 'is_done'])
  })

  it('is refused where it makes no sense or the car is not free', async () => {
    await booked(rental('17T10:00', '18T10:00'))
    const at = (start: string, end: string) => ({ start: `2026-11-${start}`, end: `2026-11-${end}` })
    const cases: [object, [number, string, string?]][] = [
      [{ ...at('16T10:00', '16T12:00'), endLocationId: office }, [422, 'already_there']],
      [{ ...at('16T12:00', '16T10:00') }, [422, 'not_after_start']],
      [{ ...at('16T12:00', '28T10:00') }, [422, 'too_long']],
      [{ ...at('16T10:00', '16T12:00'), endLocationId: 999 }, [422, 'unknown_place']],
      [{ ...at('16T10:00', '16T12:00'), carId: 999 }, [404, 'not_a_car']],
      [{ ...at('17T09:00', '17T11:00') }, [409, 'car_taken']],
      [{ ...at('17T09:00', 'x') }, [422, 'invalid', 'end']],
    ]
    for (const [trip, refused] of cases) expect(await refusal(await plan(trip))).toEqual(refused)
    expect(await refusal(await owner.put('/trips/999', { driver: 'Rein' }))).toEqual([404, 'not_found'])
    expect(await refusal(await owner.del('/trips/999'))).toEqual([404, 'not_found'])
    expect(await refusal(await owner.post('/trips/999/done'))).toEqual([404, 'not_found'])
  })
})

describe('where a car stands', () => {
  const place = (locationId: number, carId: number = yaris) =>
    owner.post(`/cars/${carId}/place`, { locationId })
  const card = async () => (await (await owner.get(`/cars/${yaris}/card`)).json()) as CarCardAnswer

  it('is what staff say from now on, and the log says who', async () => {
    expect((await card()).place).toEqual({ kind: 'stands', name: 'Tallinna kesklinna kontor' })
    expect((await place(airport)).status).toBe(200)
    expect((await card()).place).toEqual({ kind: 'stands', name: 'Lennujaam' })
    expect(await isOffered(rental('15T11:00', '16T10:00', airport))).toBe(true)
    expect(await isOffered(rental('15T11:00', '16T10:00'))).toBe(false)
    expect(await lastAct(yaris)).toMatchObject({
      action: 'correct-place',
      before: { locationId: office },
      after: { locationId: airport },
      adminName: owner.name,
    })
    expect(await refusal(await place(999))).toEqual([422, 'unknown_place'])
    expect(await refusal(await place(office, 999))).toEqual([404, 'not_a_car'])
  })

  it('follows from a return and is corrected after it, not while the customer has the car', async () => {
    const out = await StaffBooking.onTheRoad(desk, false, {
      ...rental('16T10:00', '19T10:00', office, airport),
      car: { id: yaris },
    })
    owner = await signedIn(system, 'owner')
    expect((await card()).place).toEqual({ kind: 'with_customer', name: 'Lennujaam' })
    expect(await refusal(await place(office))).toEqual([409, 'with_customer'])
    system.clock.now = new Date('2026-11-19T08:05:00Z')
    const back = { at: '2026-11-19T10:00', locationId: airport, odometer: 300_100, fuel: 8, damage: [] }
    expect((await out.post('take-back', back)).status).toBe(200)
    owner = await signedIn(system, 'owner')
    expect((await card()).place).toEqual({ kind: 'stands', name: 'Lennujaam' })
    expect((await place(office)).status).toBe(200)
    expect((await card()).place).toEqual({ kind: 'stands', name: 'Tallinna kesklinna kontor' })
    expect(await isOffered(rental('19T11:30', '20T10:00'))).toBe(true)
  })

  it('is not moved by a rental that nobody fetched, unless it is fetched after all', async () => {
    const never = await StaffBooking.signed(desk, false, {
      ...rental('16T10:00', '17T10:00', office, airport),
      car: { id: yaris },
    })
    system.clock.now = new Date('2026-11-17T12:00:00Z')
    owner = await signedIn(system, 'owner')
    const sweep = jobs.find(({ name }) => name === 'sweep-holds')
    await sweep?.run(system.running().jobs)
    expect((await card()).place).toEqual({ kind: 'stands', name: 'Tallinna kesklinna kontor' })
    expect(await isOffered(rental('17T14:30', '18T10:00'))).toBe(true)
    expect(await isOffered(rental('17T14:30', '18T10:00', airport))).toBe(false)
    const out = { at: '2026-11-17T14:00', odometer: 300_000, fuel: 8, damage: [], ...stepsTaken }
    expect((await never.post('hand-over', out)).status).toBe(200)
    expect((await card()).place).toEqual({ kind: 'with_customer', name: 'Lennujaam' })
  })

  it('is not guessed: a car that nobody has placed is work on Today', async () => {
    await system.db().update(cars).set({ homeLocationId: null }).where(eq(cars.id, yaris))
    expect((await today()).unplaced.map(({ id }) => id)).toEqual([yaris])
    expect((await plan({ start: '2026-11-16T10:00', end: '2026-11-16T12:00' })).status).toBe(422)
    await place(office)
    expect((await today()).unplaced).toEqual([])
  })
})
