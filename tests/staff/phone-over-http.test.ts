import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  PhoneBookingAnswer,
  PhoneClients,
  PhoneDrivers,
  PhonePlaces,
  PhoneQuote,
} from '../../src/contract/staff/phone.ts'
import { schema } from '../../src/db/schema.ts'
import { client, registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

/** What visitors may keep unpaid does not concern staff. */
const system = useTestSystem({ UNPAID_HOLDS: '1', UNPAID_PER_DAY: '1', UNPAID_GROUP_PERCENT: '1' })
const { bookings, carOccupancies, clients, outbox } = schema
let mari: AtWork
let calls = 0

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
})
beforeEach(async () => {
  await system.db().delete(carOccupancies)
})

const order = (changes: object = {}) => ({
  ...search(),
  car: { id: ids.cars.yaris },
  price: 85.5,
  services: [],
  client: client(),
  hold: 'tomorrow',
  key: `a call, number ${calls++}`,
  ...changes,
})
const book = (changes?: object) => mari.post('/phone/bookings', order(changes))
async function refused(response: Response, status: number, code: string) {
  const body = (await response.json()) as {
    code: string
    detail: string
    errors?: { path: string; code: string }[]
    instead?: { cars: { id: number; plate: string }[]; dates: unknown[] }
    quote?: { price: number }
  }
  expect([response.status, body.code]).toEqual([status, code])
  expect(body.detail).toMatch(/^\p{Lu}.{8,}\.$/u)
  return body
}

describe('POST /api/admin/phone/quote', () => {
  const quote = async (changes: object = {}) => {
    const response = await mari.post('/phone/quote', { ...search(), ...changes })
    expect(response.status).toBe(200)
    return (await response.json()) as PhoneQuote
  }

  it('has the free cars with their plates, at the visitors’ prices', async () => {
    const { cars, chosen, instead } = await quote()
    expect(cars.map(({ plate, price }) => [plate, price])).toEqual([
      ['001AAA', 85.5],
      ['002AAA', 85.5],
      ['003AAA', 180],
    ])
    expect([chosen, instead]).toEqual([null, null])
    expect((await quote({ gearboxType: 'AUTOMATIC' })).cars.map(({ plate }) => plate)).toEqual(['003AAA'])
  })

  it('has the whole price of the chosen car in words, and what each extra would add', async () => {
    const { chosen } = await quote({
      carId: ids.cars.yaris,
      services: [{ id: ids.services.childSeat, quantity: 2 }],
    })
    expect(chosen).toMatchObject({ isFree: true, price: 109.5, deposit: 200, vatRate: 24 })
    expect(chosen?.lines.map(({ shown }) => shown.replaceAll(/\s/g, ' '))).toContain('24,00 €')
    expect(chosen?.options.find(({ id }) => id === ids.services.childSeat)?.price).toBe(12)
  })

  it('says which field makes a rental impossible', async () => {
    const body = await refused(
      await mari.post('/phone/quote', search({ rentDate: '2026-11-16T07:00' })),
      422,
      'not_possible',
    )
    expect(body.errors).toEqual([
      {
        path: 'rentDate',
        code: 'closed',
        detail: expect.stringMatching(/08:00–20:00.*08:00/),
        nearest: '2026-11-16T08:00',
      },
    ])
    await refused(await mari.post('/phone/quote', { rentDate: 'x' }), 422, 'invalid')
  })

  it('knows the places with their hours', async () => {
    const { places, now } = (await (await mari.get('/phone/places')).json()) as PhonePlaces
    expect(now).toBe('2026-11-15T10:00')
    expect(places.map(({ id, hours }) => [id, hours.week.length])).toEqual([
      [ids.places.office, 7],
      [ids.places.airport, 7],
    ])
  })
})

describe('POST /api/admin/phone/bookings', () => {
  it('keeps as many cars for one person as staff like', async () => {
    for (const id of [ids.cars.yaris, ids.cars.fabia, ids.cars.automatic]) {
      const response = await book({ car: { id }, price: undefined })
      const made = (await response.json()) as PhoneBookingAnswer
      expect([response.status, made.holdUntil]).toEqual([201, '2026-11-16T18:00'])
    }
  })

  it('books, holds the car as long as was said, and has the letter with the link sent', async () => {
    const response = await book()
    expect(response.status).toBe(201)
    const made = (await response.json()) as PhoneBookingAnswer
    expect(made).toMatchObject({ price: 85.5, holdUntil: '2026-11-16T18:00', email: 'jaan.tamm@example.ee' })
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'booking-registered'))
    expect(told.map(({ payload }) => payload)).toContainEqual({ bookingId: made.id, isByStaff: true })
    const story = await mari.get(`/bookings/${made.id}/history?count=10`)
    expect(await story.text()).toContain('create')
  })

  it('books once when the button is pressed twice', async () => {
    const twice = order()
    const answers = await Promise.all([1, 2, 3].map(() => mari.post('/phone/bookings', twice)))
    const made = (await Promise.all(answers.map((answer) => answer.json()))) as PhoneBookingAnswer[]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    await refused(
      await mari.post('/phone/bookings', { ...twice, hold: 'no-limit' }),
      422,
      'idempotency_key_reused',
    )
  })

  it('says no like the website when a visitor has the car, and offers others', async () => {
    expect((await system.post('/api/booking/register', registration())).status).toBe(201)
    const { instead } = await refused(await book(), 409, 'car_taken')
    expect(instead?.cars[0]).toMatchObject({ id: ids.cars.fabia, plate: '002AAA' })
    expect(instead?.dates.length).toBeGreaterThan(0)
  })

  it('says no when the price is not the one that was told', async () => {
    const { quote } = await refused(await book({ price: 80 }), 409, 'price_changed')
    expect(quote?.price).toBe(85.5)
  })

  it('names every field at once, and has nothing written', async () => {
    const people = await system.db().$count(clients)
    const { errors } = await refused(
      await book({ client: { terms: true }, rentDate: '2026-11-16T05:00' }),
      422,
      'invalid',
    )
    expect(errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['rentDate', 'client.firstName', 'client.phone', 'client.dataHandling']),
    )
    expect(await system.db().$count(clients)).toBe(people)
    await refused(await book({ hold: 'for ever' }), 422, 'invalid')
    await refused(await book({ key: '' }), 422, 'invalid')
    await refused(await mari.post('/phone/bookings', []), 422, 'invalid')
  })

  it('is for staff, from their own pages', async () => {
    const anyone = await system.post('/api/admin/phone/bookings', order(), { origin: 'http://localhost' })
    expect(anyone.status).toBe(401)
    const elsewhere = await system.post('/api/admin/phone/bookings', order(), {
      cookie: mari.cookie,
      origin: 'http://evil.example',
    })
    expect(elsewhere.status).toBe(403)
    expect(await system.db().$count(carOccupancies)).toBe(0)
  })

  it('takes a known customer by their id', async () => {
    await book({
      client: client({
        lastName: 'Põldmaa',
        email: 'poldmaa@example.ee',
        idCode: '',
        birthDate: '1990-02-03',
      }),
    })
    const find = await mari.get('/phone/clients?q=poldmaa')
    const [known] = ((await find.json()) as PhoneClients).clients
    expect(known).toMatchObject({ lastName: 'Põldmaa', idCode: '', birthDate: '1990-02-03', rentals: 1 })
    const { id, rentals, lastRental, nextRental, isVerified, ...form } = known ?? {}
    const again = await book({
      car: { id: ids.cars.fabia },
      clientId: id,
      client: { ...form, terms: true, dataHandling: true },
    })
    const made = (await again.json()) as PhoneBookingAnswer
    expect([again.status, rentals, isVerified]).toEqual([201, 1, true])
    // D25: what is still ahead is not when they rented last.
    expect([lastRental, nextRental]).toEqual([null, '2026-11-16T10:00'])
    const [row] = await system.db().select().from(bookings).where(eq(bookings.id, made.id))
    const [person] = await system
      .db()
      .select()
      .from(clients)
      .where(eq(clients.id, row?.clientId ?? 0))
    expect(person).toMatchObject({ personId: id })
    await refused(
      await book({ clientId: 99_999, car: { id: ids.cars.automatic }, price: 180 }),
      422,
      'invalid',
    )
  })
})

describe('GET /api/admin/phone/drivers', () => {
  const company = {
    companyName: 'Puu OÜ',
    companyRegistryCode: '10421629',
    companyAddress: 'Kase 1, 10123 Tallinn',
  }
  const drives = {
    firstName: 'Malle',
    lastName: 'Mänd',
    idCode: '47502124911',
    birthDate: '',
    drivingLicenceNumber: 'EE555',
  }
  const known = async (query: string) => {
    const answer = await mari.get(`/phone/drivers?${query}`)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as PhoneDrivers).drivers
  }

  it('has whoever drove for the company, once their key went out, and nobody whom a stranger typed', async () => {
    const answer = await book({
      client: client({ ...company, additionalDrivers: [drives] }),
      price: undefined,
    })
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as PhoneBookingAnswer
    expect(await known('registryCode=10421629')).toEqual([])
    await system
      .db()
      .update(bookings)
      .set({ handedOverAt: new Date('2026-11-16T08:00:00Z') })
      .where(eq(bookings.id, id))
    const names = (await known('registryCode=10421629')).map(({ lastName }) => lastName)
    expect(names).toEqual(['Tamm', 'Mänd'])
    expect((await known('registryCode=10421629')).at(-1)).toEqual(drives)
    expect(await known('registryCode=10000000')).toEqual([])
    expect(await known('')).toEqual([])
    const [row] = await system.db().select().from(bookings).where(eq(bookings.id, id))
    // Of a person it is the others: whoever calls is there already.
    expect((await known(`clientId=${row?.clientId}`)).map(({ lastName }) => lastName)).toEqual(['Mänd'])
  })
})
