import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { searchCars } from '../../src/use-cases/search/search-cars.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { refusal } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const payments = () => system.running().customer.payments
let owner: AtWork

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
})
beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.clock.now = TEST_NOW
})

describe('M13: there is one tax, and one discount of the weekend', () => {
  it.each(['taxes', 'weekends'])('%s are changed, and neither made nor removed by hand', async (name) => {
    const values = name === 'taxes' ? { amount: 9 } : { discount: 9 }
    expect(await refusal(await owner.post(`/${name}`, values))).toEqual([405, 'not_here'])
    expect(await refusal(await owner.del(`/${name}/1`))).toEqual([405, 'not_here'])
    const wrong = await owner.put(`/${name}/1`, name === 'taxes' ? { amount: 101 } : { discount: -1 })
    expect(wrong.status).toBe(422)
    expect((await owner.put(`/${name}/1`, values)).status).toBe(200)
  })

  it('by the database too', async () => {
    const { taxes, weekends } = schema
    const db = system.db()
    const amount = percentHundredths(900)
    expect(await db.insert(taxes).values({ amount }).catch(violatedConstraint)).toBe('taxes_pkey')
    expect(await db.insert(taxes).values({ id: 2, amount }).catch(violatedConstraint)).toBe('taxes_one_row')
    expect(await db.insert(weekends).values({ id: 2, discount: amount }).catch(violatedConstraint)).toBe(
      'weekends_one_row',
    )
    expect(await db.delete(taxes).catch(violatedConstraint)).toBe('taxes_stay')
    expect(await db.delete(weekends).catch(violatedConstraint)).toBe('weekends_stay')
  })

  it('what is changed is what the next booking has', async () => {
    expect((await owner.put('/taxes/1', { amount: 25 })).status).toBe(200)
    const booking = await CustomerBooking.register(system)
    expect(await booking.row()).toMatchObject({ price: 8550, vatRate: 2500, vat: 1710 })
    await owner.put('/taxes/1', { amount: 24 })
  })
})

it('M30: a search speaks of one catalogue, also when another takes its place meanwhile', async () => {
  const { locationTimes } = schema
  const deps = payments()
  const asked = {
    rentAt: labelFrom('2026-11-16T10:00'),
    returnAt: labelFrom('2026-11-19T10:00'),
    rentLocationId: ids.places.airport,
    returnLocationId: ids.places.airport,
    gearbox: undefined,
    couponCodes: [],
  }
  const ofAirport = eq(locationTimes.locationId, ids.places.airport)
  const priceOf = (found: Awaited<ReturnType<typeof searchCars>>) =>
    found.ok ? found.offers[0]?.quote.total : undefined
  const before = priceOf(await searchCars(deps, asked, TEST_NOW))
  const changing: typeof deps = {
    ...deps,
    takenCars: async (period, now) => {
      const seen = await deps.takenCars(period, now)
      await system
        .db()
        .update(locationTimes)
        .set({ rentPrice: cents(3500) })
        .where(ofAirport)
      await owner.put('/group-prices/1', { monday: 31, tuesday: 31, wednesday: 31 })
      await deps.catalogue.newest()
      return seen
    },
  }
  const during = priceOf(await searchCars(changing, asked, TEST_NOW))
  const after = priceOf(await searchCars(deps, asked, TEST_NOW))
  expect(before).not.toBe(after)
  expect([before, after]).toContain(during)
  await system
    .db()
    .update(locationTimes)
    .set({ rentPrice: cents(2500) })
    .where(ofAirport)
  await owner.put('/group-prices/1', { monday: 30, tuesday: 30, wednesday: 30 })
})

it('M32: both desks take prices up to 10 000 € and not a cent more', async () => {
  expect((await owner.put('/group-prices/4', { monday: 10_000 })).status).toBe(200)
  expect(await refusal(await owner.put('/group-prices/4', { monday: 10_000.01 }))).toEqual([
    422,
    'invalid',
    'monday',
  ])
  const service = { kind: 'service', id: ids.services.childSeat, hourPrice: null, carPriceMarkupPercent: 0 }
  const edits = [{ ...service, price: 10_000.01, discounts: [] }]
  expect(await refusal(await owner.post('/prices/save', { edits }))).toEqual([
    422,
    'invalid',
    'edits.0.price',
  ])
})

describe('M34: an hour price', () => {
  it.each([
    ['that is empty makes a started day cost a day', null, 16],
    ['of 0 makes hours free', 0, 12],
  ])('%s', async (_name, hourPrice, seat) => {
    const put = await owner.put(`/services/${ids.services.childSeat}`, { hourPrice })
    expect([put.status, (await put.json()).hourPrice]).toEqual([200, hourPrice])
    await payments().catalogue.newest()
    const booking = await CustomerBooking.register(system, {
      returnDate: '2026-11-19T12:00',
      car: { id: ids.cars.yaris },
      services: [{ id: ids.services.childSeat, quantity: 1 }],
    })
    const { bookingServices } = schema
    const rows = await system
      .db()
      .select()
      .from(bookingServices)
      .where(eq(bookingServices.bookingId, booking.id))
    expect(rows.find(({ serviceId }) => serviceId === ids.services.childSeat)?.price).toBe(seat * 100)
  })
})
