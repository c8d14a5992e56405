import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { bookingNumber } from '../../src/domain/booking/booking-number.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { findBookings } from '../../src/use-cases/booking/find-bookings.ts'
import { exportData } from '../../src/use-cases/people/export-data.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { readTimeline } from '../../src/use-cases/timeline/read-timeline.ts'
import { readPlaceNow } from '../../src/use-cases/trips/place-now.ts'
import { closeYears } from '../../src/use-cases/years/close-years.ts'
import { client } from '../support/bodies.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { carOccupancies: taken, carTrips, pastOccupancies: past } = schema
/** The rentals of these tests are of November 2026: after two more new years their year is closed. */
const LATER = new Date('2028-01-10T08:00:00Z')
const close = () => closeYears(system.db(), LATER)
const { yaris } = ids.cars
const { office, airport } = ids.places

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(taken)
  await system.db().delete(past)
  await system.db().update(schema.cars).set({ mileage: 1_000 }).where(eq(schema.cars.id, yaris))
})

/** Paid, signed, handed over and brought back. */
async function rented(email: string): Promise<StaffBooking> {
  const booking = await StaffBooking.onTheRoad(desk, false, { client: client({ email }) })
  system.clock.now = new Date('2026-11-18T08:05:00Z')
  const back = { at: '2026-11-18T10:00', odometer: 300_100, fuel: 8, damage: [], locationId: office }
  const answer = await booking.post('take-back', back)
  if (answer.status !== 200) throw new Error(await answer.text())
  // Its invoice is issued with the letter that brings it.
  await deliverLetters(system.running().jobs)
  return booking
}

/** Since then the car was brought to the airport. */
async function broughtOn(): Promise<void> {
  const occupied = { from: new Date('2026-12-01T08:00:00Z'), to: new Date('2026-12-01T09:00:00Z') }
  const places = { startLocationId: office, endLocationId: airport }
  const row = { carId: yaris, ...places, start: occupied.from, end: occupied.to, doneAt: occupied.to }
  const [trip] = await system.db().insert(carTrips).values(row).returning()
  await system
    .db()
    .insert(taken)
    .values({ carId: yaris, tripId: trip?.id ?? 0, occupied, ...places })
}

const placesOf = async (id: number) => [
  await system.db().$count(taken, eq(taken.bookingId, id)),
  await system.db().$count(past, eq(past.bookingId, id)),
]

describe('a rental of a closed year', () => {
  it('is moved once, and is whole wherever someone looks for it', async () => {
    const booking = await rented('ammu@example.ee')
    await broughtOn()
    const november = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') }
    const seen = async () => ({
      page: await booking.page(),
      timeline: await readTimeline(system.db(), november, undefined, LATER),
    })
    system.clock.now = LATER
    const before = await seen()
    expect(await placesOf(booking.own.id)).toEqual([1, 0])
    expect(await close()).toBe(1)
    expect(await close()).toBe(0)
    expect(await placesOf(booking.own.id)).toEqual([0, 1])
    const { page, timeline } = await seen()
    expect(page).toEqual(before.page)
    expect(timeline).toEqual(before.timeline)
    expect(timeline.flatMap(({ cars }) => cars.flatMap(({ bars }) => bars))).toHaveLength(1)
    const owner = await signedIn(system, 'owner')
    const found = await findBookings(system.db(), bookingNumber(booking.own.id), LATER)
    expect(found.map((row) => row.booking.id)).toEqual([booking.own.id])
    const invoice = (await booking.own.papers()).find(({ kind }) => kind === 'invoice')
    expect((await owner.get(`/bookings/${booking.own.id}/papers/${invoice?.id}`)).status).toBe(200)
  })

  it('is in what a person is given of their data, and goes with them when its years are over', async () => {
    const booking = await rented('koik@example.ee')
    await broughtOn()
    await close()
    const { clientId } = await booking.own.row()
    const files = system.running().jobs.files
    const zip = await exportData(system.db(), { clientIds: [clientId], files })
    const told = JSON.parse(
      strFromU8(unzipSync(zip ?? new Uint8Array())['data.json'] ?? new Uint8Array()),
    ) as {
      bookings: { id: number }[]
      money: unknown[]
    }
    expect(told.bookings.map(({ id }) => id)).toEqual([booking.own.id])
    expect(told.money).toHaveLength(1)
    await forgetPeople(system.db(), files, new Date('2034-01-01T03:00:00Z'))
    const [person] = await system.db().select().from(schema.clients).where(eq(schema.clients.id, clientId))
    expect(person?.erasedAt).not.toBeNull()
    expect((await booking.own.papers()).every(({ pdf }) => pdf.length === 0)).toBe(true)
  })

  it('still keeps its car from being taken in those days', async () => {
    await rented('kaks@example.ee')
    await broughtOn()
    await close()
    const again = system
      .db()
      .insert(taken)
      .values({
        carId: yaris,
        tripId: (await system.db().select().from(carTrips))[0]?.id ?? 0,
        occupied: { from: new Date('2026-11-16T12:00:00Z'), to: new Date('2026-11-16T13:00:00Z') },
      })
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'car_occupancies_no_overlap' } })
  })
})

it('the last stay of a car says where it stands, and is left; so is a car that never came back', async () => {
  await rented('koht@example.ee')
  await close()
  expect(await system.db().$count(past)).toBe(0)
  expect(await readPlaceNow(system.db(), yaris, LATER)).toMatchObject({ kind: 'stands', locationId: office })
  await broughtOn()
  await close()
  expect(await system.db().$count(past)).toBe(1)
  expect(await readPlaceNow(system.db(), yaris, LATER)).toMatchObject({ locationId: airport })
  await system.db().delete(taken)
  await system.db().delete(past)
  system.clock.now = TEST_NOW
  await system.db().update(schema.cars).set({ mileage: 1_000 }).where(eq(schema.cars.id, yaris))
  const lost = await StaffBooking.onTheRoad(desk, false, { client: client({ email: 'kadunud@example.ee' }) })
  await broughtOn()
  await close()
  expect(await placesOf(lost.own.id)).toEqual([1, 0])
})

it('what is owed is what the money says, after every step of a booking', async () => {
  const differing = async () => {
    const { rows } = (await system.db().execute(sql`
      (table money_owed except table owed_bookings) union all (table owed_bookings except table money_owed)`)) as {
      rows: unknown[]
    }
    return rows
  }
  const owed = async (id: number) =>
    (await system.db().select().from(schema.owedBookings).where(eq(schema.owedBookings.bookingId, id)))[0]
  const booking = await StaffBooking.registered(desk, { client: client({ email: 'volg@example.ee' }) })
  expect([await owed(booking.own.id), await differing()]).toEqual([undefined, []])
  await booking.own.payAtBank('pay', true)
  expect([await owed(booking.own.id), await differing()]).toEqual([undefined, []])
  const { price } = await booking.own.row()
  await booking.post('cancel', { reason: 'Ei tule' })
  expect(await differing()).toEqual([])
  await system
    .db()
    .insert(schema.charges)
    .values({ bookingId: booking.own.id, account: 'rent', reason: 'changed', amount: price })
  expect([(await owed(booking.own.id))?.rentDue, await differing()]).toEqual([price, []])
})
