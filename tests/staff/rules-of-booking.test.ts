import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { client, registration, search } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { bookings, clients, locations, locationTimes, services } = schema
const catalogue = () => system.running().customer.payments.catalogue
const { yaris, fabia, automatic } = ids.cars

beforeEach(async () => {
  const db = system.db()
  await db.delete(schema.carOccupancies)
  await db.update(bookings).set({ actualReturnDate: TEST_NOW })
  system.clock.now = TEST_NOW
})

describe('M16: of two who are the same person only one is new', () => {
  const person = (name: string) =>
    client({ email: `${name}@example.ee`, idCode: null, birthDate: '1990-01-01' })
  const both = [yaris, fabia]

  it('visitors who order at once are told nothing, and people see the second', async () => {
    for (let round = 0; round < 5; round++) {
      await system.db().delete(schema.carOccupancies)
      const who = person(`kaks${round}`)
      const made = await Promise.all(
        both.map((id) =>
          CustomerBooking.register(system, { couponCodes: ['UUS'], car: { id }, client: who }),
        ),
      )
      const rows = await Promise.all(made.map((own) => own.row()))
      expect(rows.map(({ price }) => price)).toEqual([6840, 6840])
      expect(rows.map(({ attentions }) => attentions.join()).sort()).toEqual(['', 'not-a-new-client'])
    }
  })

  it('by their personal code too', async () => {
    const made = await Promise.all(
      both.map((id) =>
        CustomerBooking.register(system, {
          couponCodes: ['UUS'],
          car: { id },
          client: client({ email: `car${id}@example.ee`, idCode: '49002010965' }),
        }),
      ),
    )
    const rows = await Promise.all(made.map((own) => own.row()))
    expect(rows.map(({ attentions }) => attentions.join()).sort()).toEqual(['', 'not-a-new-client'])
  })

  it('staff who book both at once are told of the other price', async () => {
    for (let round = 0; round < 5; round++) {
      await system.db().delete(schema.carOccupancies)
      const who = person(`telefon${round}`)
      const answers = await Promise.all(
        both.map((id) =>
          desk.post('/phone/bookings', {
            ...search({ couponCodes: ['UUS'] }),
            car: { id },
            price: 68.4,
            services: [],
            client: who,
            hold: 'tomorrow',
            key: `a call ${round} ${id}`,
          }),
        ),
      )
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    }
  })
})

describe('M14: a car that is not back is promised to nobody', () => {
  const offered = async (rentDate: string, returnDate: string) => {
    const answer = await system.post('/api/booking/cars', search({ rentDate, returnDate }))
    return ((await answer.json()) as { sortedCars: { id: number }[] }).sortedCars.map(({ id }) => id)
  }
  const order = (rentDate: string, returnDate: string) =>
    system.post('/api/booking/register', registration({ rentDate, returnDate, car: { id: yaris } }))

  it('for the next hours, until it is taken back', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    system.clock.now = new Date('2026-11-21T08:00:00Z')
    const soon = ['2026-11-21T10:30', '2026-11-23T10:30'] as const
    const nextMonth = ['2026-12-14T10:00', '2026-12-17T10:00'] as const
    expect(await offered(...soon)).toEqual([fabia, automatic])
    const refused = await order(...soon)
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'car_taken'])
    expect(await offered(...nextMonth)).toContain(yaris)
    expect((await order(...nextMonth)).status).toBe(201)
    const back = await booking.post('take-back', {
      at: '2026-11-21T10:00',
      odometer: 300_000,
      fuel: 8,
      damage: [],
      locationId: ids.places.office,
      late: { decision: 'waive', reason: 'kokkuleppel' },
    })
    expect(back.status).toBe(200)
    system.clock.now = new Date('2026-11-21T09:30:00Z')
    expect(await offered('2026-11-21T13:00', '2026-11-23T10:30')).toContain(yaris)
  })
})

describe('M12: what nobody changes is not judged again', () => {
  const seat = { id: ids.services.childSeat, quantity: 1 }
  const withSeat = async () => {
    const booking = await StaffBooking.registered(desk, { services: [seat] })
    await booking.own.payAtBank()
    await booking.own.signByHand()
    system.clock.now = new Date('2026-11-16T08:05:00Z')
    const handOver = { at: '2026-11-16T10:00', odometer: 300_000, fuel: 8, damage: [], ...stepsTaken }
    expect((await booking.post('hand-over', handOver)).status).toBe(200)
    return booking
  }
  const later = { isTrial: true, returnDate: '2026-11-20T10:00' }
  const tried = async (booking: StaffBooking, change: object) => {
    await catalogue().newest()
    const answer = await booking.post('change', change)
    return { status: answer.status, ...((await answer.json()) as { price?: number; errors?: object[] }) }
  }

  it('a. a service that is no longer offered keeps its price; a new one is refused', async () => {
    const before = await StaffBooking.registered(desk, { car: { id: fabia }, services: [] })
    const booking = await withSeat()
    const isSeat = eq(services.id, ids.services.childSeat)
    await system.db().update(services).set({ isActive: false }).where(isSeat)
    expect(await tried(booking, later)).toMatchObject({ status: 200, price: 114 + 12 })
    expect(await tried(before, { isTrial: true, services: [seat] })).toMatchObject({
      status: 422,
      errors: [{ path: 'services.0', code: 'unknown_service' }],
    })
    await system.db().update(services).set({ isActive: true }).where(isSeat)
    expect(await tried(booking, later)).toMatchObject({ status: 200, price: 114 + 16 })
  })

  it('b. nor the hour of a pick-up that was; a new hour is', async () => {
    const booking = await withSeat()
    await system.db().update(locationTimes).set({ start: '11:00' }).where(eq(locationTimes.dayName, 'MONDAY'))
    expect(await tried(booking, later)).toMatchObject({ status: 200, price: 130 })
    expect(await tried(booking, { isTrial: true, returnDate: '2026-11-23T09:00' })).toMatchObject({
      status: 422,
      errors: [{ path: 'returnDate', code: 'closed' }],
    })
    await system.db().update(locationTimes).set({ start: '00:00' }).where(eq(locationTimes.locationId, 2))
    await system.db().update(locationTimes).set({ start: '08:00' }).where(eq(locationTimes.locationId, 1))
  })

  it('c. nor the place of a pick-up that was', async () => {
    const booking = await withSeat()
    const office = eq(locations.id, ids.places.office)
    await system.db().update(locations).set({ isActive: false }).where(office)
    const toAirport = { ...later, returnLocationId: ids.places.airport }
    expect(await tried(booking, toAirport)).toMatchObject({ status: 200, price: 130 + 15 })
    expect((await tried(booking, later)).status).toBe(422)
    await system.db().update(locations).set({ isActive: true }).where(office)
    await catalogue().newest()
  })
})

describe('M3: nobody is forgotten whose booking stands', () => {
  const ahead = { rentDate: '2027-01-18T10:00', returnDate: '2027-01-21T10:00', car: { id: yaris } }
  const forget = (iso: string) => forgetPeople(system.db(), system.running().jobs.files, new Date(iso))
  const isErased = async (own: CustomerBooking) => {
    const { clientId } = await own.row()
    const [person] = await system.db().select().from(clients).where(eq(clients.id, clientId))
    return person?.erasedAt !== null
  }

  it('booked by phone without an end, kept by hand, or being paid', async () => {
    const phone = await desk.post('/phone/bookings', {
      ...search(ahead),
      price: 85.5,
      services: [],
      client: client({ email: 'telefon@example.ee' }),
      hold: 'no-limit',
      key: 'a call a month ahead',
    })
    expect(phone.status).toBe(201)
    const called = new CustomerBooking(system, (await phone.json()).id, '')
    const lifted = await StaffBooking.registered(desk, { ...ahead, car: { id: fabia } })
    await lifted.post('lift-hold')
    const paying = await CustomerBooking.register(system, { ...ahead, car: { id: automatic } })
    await paying.pay()
    const expired = await CustomerBooking.register(system)
    await forget('2026-12-16T08:00:00Z')
    expect(await isErased(expired)).toBe(true)
    for (const own of [called, lifted.own, paying]) expect(await isErased(own)).toBe(false)
    await forget('2027-02-22T08:00:00Z')
    for (const own of [called, lifted.own, paying]) expect(await isErased(own)).toBe(true)
  })
})
