import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { problemAnswer, registerAnswer } from '../../src/contract/visitor/answers.ts'
import { schema } from '../../src/db/schema.ts'
import { customerServices } from '../../src/server/site/customer-services.ts'
import { client, registration, search } from '../support/bodies.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

async function register(changes: object = {}, headers = {}) {
  const response = await system.post('/api/booking/register', registration(changes), headers)
  expect(response.status, await response.clone().text()).toBe(201)
  return registerAnswer.parse(await response.json())
}

async function refused(body: unknown, headers = {}) {
  const response = await system.post('/api/booking/register', body, headers)
  return problemAnswer.parse(await response.json())
}

const bookingCount = () => system.db().$count(schema.bookings)

beforeEach(async () => {
  await emptyBooks(system.db())
  await system.db().delete(schema.clients)
  await system.db().delete(schema.outbox)
  system.clock.now = TEST_NOW
})

describe('a registration', () => {
  it('is answered with the booking, its price and its private pages', async () => {
    const booking = await register({ services: [{ id: ids.services.childSeat, quantity: 2 }] })
    expect(booking).toMatchObject({
      status: 'OPEN',
      price: 109.5,
      deposit: 200,
      number: `AR-${String(booking.id).padStart(6, '0')}`,
    })
    expect(booking.holdExpiresAt).toBe('2026-11-15T08:30:00.000Z')
    expect(booking.links.documents).toMatch(/^\/documents\?token=[\w-]{43}$/)
  })

  it('is stored whole, and its private link only as a hash', async () => {
    const { id, links } = await register({ services: [{ id: ids.services.childSeat, quantity: 2 }] })
    const db = system.db()
    const [row] = await db.select().from(schema.bookings).where(eq(schema.bookings.id, id))
    expect(row).toMatchObject({
      status: 'OPEN',
      price: 10_950,
      vat: 2119,
      carId: ids.cars.yaris,
      isPaid: false,
    })
    expect(row?.rentDate).toEqual(new Date('2026-11-16T08:00:00Z'))
    const services = await db
      .select()
      .from(schema.bookingServices)
      .where(eq(schema.bookingServices.bookingId, id))
      .orderBy(schema.bookingServices.serviceId)
    expect(services).toMatchObject([
      { serviceId: ids.services.basicCover, price: 0, deductible: 50_000, quantity: 1 },
      { serviceId: ids.services.childSeat, price: 2400, deductible: null, quantity: 2 },
    ])
    const lines = await db.select().from(schema.bookingLines).where(eq(schema.bookingLines.bookingId, id))
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_950)
    const [occupancy] = await db.select().from(schema.carOccupancies)
    expect(occupancy?.occupied).toEqual({ from: row?.rentDate, to: new Date('2026-11-19T09:00:00Z') })
    expect(await db.select().from(schema.outbox)).toMatchObject([
      { event: 'booking-registered', payload: { bookingId: id } },
    ])
    const token = links.documents?.split('=')[1] ?? 'none'
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('by e-mail spreads the person into the body and holds the car until its letter is answered, and then for a day', async () => {
    const { client: person, ...order } = registration()
    const response = await system.post('/api/booking/register', { ...order, ...person, language: 'ru' })
    const booking = registerAnswer.parse(await response.json())
    expect(booking.holdExpiresAt).toBe('2026-11-15T08:30:00.000Z')
    expect(booking.confirmedHoldExpiresAt).toBe('2026-11-16T08:00:00.000Z')
    expect(booking.links.sign).toMatch(/^\/ru\/sign\?token=/)
    const [row] = await system.db().select().from(schema.bookings)
    expect(row?.paymentMethod).toBe('ON_REQUEST')
  })

  it('keeps additional drivers, the flight and the company', async () => {
    const driver = {
      firstName: 'Mari',
      lastName: 'Tamm',
      birthDate: '1990-05-05',
      drivingLicenceNumber: 'et654321',
    }
    const company = {
      companyName: 'Tamm OÜ',
      companyAddress: 'Kase 1',
      companyRegistryCode: '12345678',
      companyVatNumber: 'EE100931558',
    }
    await register({ client: client({ additional: 'BT345', additionalDrivers: [driver], ...company }) })
    const [row] = await system.db().select().from(schema.bookings)
    expect(row).toMatchObject({ additional: 'BT345' })
    expect(row?.additionalDrivers).toMatchObject([{ firstName: 'Mari', drivingLicenceNumber: 'ET654321' }])
    const [person] = await system.db().select().from(schema.clients)
    expect(person).toMatchObject({ ...company, phone: '+37251234567', idCode: '38001085718' })
  })
})

describe('a registration is refused', () => {
  it.each([
    [
      'without a name',
      { client: client({ firstName: ' ' }) },
      { path: 'client.firstName', code: 'required' },
    ],
    [
      'with a wrong id code',
      { client: client({ idCode: '36805280108' }) },
      { path: 'client.idCode', code: 'checksum' },
    ],
    [
      'with neither id code nor birthday',
      { client: client({ idCode: '' }) },
      { path: 'client.idCode', code: 'required' },
    ],
    [
      'for someone born in a year that never was',
      { client: client({ idCode: '', birthDate: '0000-01-01' }) },
      { path: 'client.birthDate', code: 'date' },
    ],
    [
      'for someone under 21',
      { client: client({ idCode: '', birthDate: '2005-11-17' }) },
      { path: 'client.birthDate', code: 'too_young' },
    ],
    ['with no telephone', { client: client({ phone: '12' }) }, { path: 'client.phone', code: 'format' }],
    [
      'without the terms',
      { client: client({ terms: false }) },
      { path: 'client.terms', code: 'must_accept' },
    ],
    [
      'with a wrong registry code',
      { client: client({ companyRegistryCode: '12345679' }) },
      { path: 'client.companyRegistryCode', code: 'format' },
    ],
    ['with an unknown car', { car: { id: 999 } }, { path: 'car.id', code: 'unknown_car' }],
    ['with an inactive car', { car: { id: ids.cars.inactive } }, { path: 'car.id', code: 'unknown_car' }],
    [
      'with a car of a retired group',
      { car: { id: ids.cars.ofRetiredGroup } },
      { path: 'car.id', code: 'unknown_car' },
    ],
    [
      'with an inactive service',
      { services: [{ id: ids.services.retired }] },
      { path: 'services.0', code: 'unknown_service' },
    ],
    [
      'with two covers',
      { services: [{ id: ids.services.basicCover }, { id: ids.services.zeroExcess }] },
      { path: 'services.1', code: 'one_cover_only' },
    ],
    [
      'with too many of a thing',
      { services: [{ id: 3, quantity: 4 }] },
      { path: 'services.0', code: 'too_many' },
    ],
    ['in the past', { rentDate: '2026-11-14T10:00' }, { path: 'rentDate', code: 'in_the_past' }],
    ['at a closed hour', { returnDate: '2026-11-19T20:01' }, { path: 'returnDate', code: 'closed' }],
    [
      'where there is no price',
      { rentDate: '2027-09-06T10:00', returnDate: '2027-09-08T10:00' },
      { path: 'car.id', code: 'no_price_for_these_dates' },
    ],
    [
      'with a character no database takes',
      { client: client({ address: 'Kase\u00001' }) },
      { path: 'client.address', code: 'format' },
    ],
  ])('%s', async (_name, changes, error) => {
    const answer = await refused(registration(changes))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expect(answer.errors).toContainEqual(expect.objectContaining(error))
    expect(await bookingCount()).toBe(0)
    expect(await system.db().$count(schema.clients)).toBe(0)
  })

  it('with all its faults at once', async () => {
    const { errors } = await refused(
      registration({ car: { id: 999 }, client: client({ phone: '', email: 'x' }) }),
    )
    expect(errors).toEqual([
      { path: 'car.id', code: 'unknown_car' },
      { path: 'client.email', code: 'format' },
      { path: 'client.phone', code: 'required' },
    ])
  })

  it('when the car is taken, with what is free instead', async () => {
    await register()
    const answer = await refused(
      registration({
        rentDate: '2026-11-19T10:00',
        returnDate: '2026-11-21T10:00',
        car: { id: ids.cars.yaris },
      }),
    )
    expect(answer).toMatchObject({ status: 409, code: 'car_taken' })
    expect(answer.alternatives?.cars.map(({ id }) => id)).toEqual([ids.cars.fabia, ids.cars.automatic])
    expect(answer.alternatives?.dates[0]).toMatchObject({ rentDate: '2026-11-20T10:00' })
    expect(await bookingCount()).toBe(1)
  })

  it('when the price is not the one that was seen, with the price now', async () => {
    const answer = await refused(registration({ car: { id: ids.cars.yaris, price: 80 } }))
    expect(answer).toMatchObject({ status: 409, code: 'price_changed', quote: { price: 85.5 } })
    const whole = await refused(registration({ services: [{ id: 3 }], price: 85.5 }))
    expect(whole).toMatchObject({ code: 'price_changed', quote: { price: 97.5 } })
    expect(await bookingCount()).toBe(0)
  })
})

describe('a hold', () => {
  it('keeps the car until it runs out, and frees it the moment it does', async () => {
    await register()
    system.clock.now = new Date(TEST_NOW.getTime() + 29 * 60_000)
    expect((await refused(registration())).code).toBe('car_taken')
    system.clock.now = new Date(TEST_NOW.getTime() + 30 * 60_000 + 1)
    const found = await system.post('/api/booking/cars', search())
    expect(await found.text()).toContain('Toyota Yaris')
    await register()
    expect(await bookingCount()).toBe(2)
    expect(await system.db().$count(schema.carOccupancies)).toBe(1)
  })

  it('is followed by the turnaround: the next rental starts an hour after the return', async () => {
    await register()
    const next = { returnDate: '2026-11-21T10:00', car: { id: ids.cars.yaris } }
    expect((await refused(registration({ rentDate: '2026-11-19T10:59', ...next }))).code).toBe('car_taken')
    await register({ rentDate: '2026-11-19T11:00', ...next })
  })
})

describe('a block', () => {
  it('keeps a car from being booked and from being found', async () => {
    const [block] = await system
      .db()
      .insert(schema.carBlocks)
      .values({
        carId: 1,
        start: new Date('2026-11-17T08:00Z'),
        end: new Date('2026-11-17T09:00Z'),
        reason: 'Hooldus',
      })
      .returning()
    const occupied = { from: new Date('2026-11-17T08:00Z'), to: new Date('2026-11-17T09:00Z') }
    await system
      .db()
      .insert(schema.carOccupancies)
      .values({ carId: 1, occupied, blockId: block?.id ?? 0 })
    expect((await refused(registration())).code).toBe('car_taken')
    const found = await system.post('/api/booking/cars', search())
    expect(await found.text()).not.toContain('Toyota Yaris')
    await system.db().delete(schema.carBlocks)
    await register()
  })
})

describe('the coupon of new clients', () => {
  const withCoupon = { couponCodes: ['UUS'], car: { id: ids.cars.fabia, price: 68.4 } }

  it('works for someone new', async () => {
    expect((await register(withCoupon)).price).toBe(68.4)
  })

  it('tells nobody whether an e-mail address or a personal code is a client’s: staff are told instead', async () => {
    const attentionsOf = async ({ id }: { id: number }) => {
      const { bookings } = schema
      const [row] = await system.db().select().from(bookings).where(eq(bookings.id, id))
      return row?.attentions
    }
    const told = (answer: { price: number; coupons: unknown }) => ({
      price: answer.price,
      coupons: answer.coupons,
    })
    const fresh = { email: 'uus@example.ee', idCode: '37605030299' }
    const first = await register({ ...withCoupon, client: client(fresh) })
    await system.db().delete(schema.carOccupancies)
    await register()
    const byCode = await register({ ...withCoupon, client: client({ email: 'teine@example.ee' }) })
    await system.db().delete(schema.carOccupancies).where(eq(schema.carOccupancies.bookingId, byCode.id))
    const byMail = await register({
      ...withCoupon,
      client: client({ idCode: '37605030299', email: 'JAAN.tamm@example.ee' }),
    })
    expect([told(byCode), told(byMail)]).toEqual([told(first), told(first)])
    expect(await attentionsOf(first)).toEqual([])
    expect([await attentionsOf(byCode), await attentionsOf(byMail)]).toEqual([
      ['not-a-new-client'],
      ['not-a-new-client'],
    ])
    const page = async ({ links }: { links: Record<string, string> }) => {
      const token = new URL(links.documents ?? '', 'http://x').searchParams.get('token') ?? ''
      return customerServices(system.running().customer).view(token, 'et')
    }
    expect((await page(byMail))?.needsPeople).toBe(false)
  })

  it('does not count a booking that was cancelled or lost its hold', async () => {
    const { id } = await register()
    await system
      .db()
      .update(schema.bookings)
      .set({ cancelledAt: TEST_NOW, cancelReason: 'Muutsin meelt' })
      .where(eq(schema.bookings.id, id))
    expect((await register(withCoupon)).price).toBe(68.4)
  })
})

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a1b2' }

  it('makes repeats return the first answer and book nothing again', async () => {
    const first = await register({}, key)
    expect(await register({}, key)).toEqual(first)
    system.clock.now = new Date('2026-12-24T08:00:00Z')
    expect(await register({}, key)).toEqual(first)
    expect(await bookingCount()).toBe(1)
  })

  it('does not answer for another body', async () => {
    await register({}, key)
    const other = await refused(registration({ car: { id: ids.cars.fabia } }), key)
    expect(other).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('lets a refused registration be tried again', async () => {
    const body = registration({ client: client({ phone: '' }) })
    expect((await refused(body, key)).code).toBe('invalid')
    await register({}, key)
  })
})
