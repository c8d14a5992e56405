import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { carSearchAnswer, problemAnswer } from '../../src/contract/visitor/answers.ts'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

async function find(changes: object = {}, headers = {}) {
  const response = await system.post('/api/booking/cars', search(changes), headers)
  expect(response.status).toBe(200)
  return carSearchAnswer.parse(await response.json())
}

async function refused(changes: object, headers = {}) {
  const response = await system.post('/api/booking/cars', search(changes), headers)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return problemAnswer.parse(await response.json())
}

describe('POST /api/booking/cars', () => {
  it('finds the free cars, the cheapest first, with prices to the cent', async () => {
    const { sortedCars } = await find()
    expect(sortedCars.map(({ id, price }) => [id, price])).toEqual([
      [ids.cars.yaris, 85.5],
      [ids.cars.fabia, 85.5],
      [ids.cars.automatic, 180],
    ])
    expect(sortedCars[0]).toMatchObject({ pricePerDay: 28.5, deposit: 200, vat: 16.55 })
    for (const car of sortedCars) {
      const cents = car.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(cents).toBe(Math.round(car.price * 100))
    }
  })

  it('speaks the language that is asked for', async () => {
    const names = await Promise.all(
      ['et', 'en', 'ru'].map(async (language) => {
        const { sortedCars } = await find({}, { 'accept-language': language })
        return sortedCars[0]?.group.name
      }),
    )
    expect(names).toEqual(['Väike', 'Small', 'Малый'])
  })

  it('takes instants and Tallinn labels for the same time', async () => {
    const labels = await find()
    const instants = await find({ rentDate: '2026-11-16T08:00:00Z', returnDate: '2026-11-19T10:00:00+02:00' })
    expect(instants).toEqual(labels)
  })

  it('keeps to the gearbox', async () => {
    const { sortedCars } = await find({ gearboxType: 'AUTOMATIC' })
    expect(sortedCars.map(({ id }) => id)).toEqual([ids.cars.automatic])
  })

  it('tells the fees of both places', async () => {
    const { locations, sortedCars } = await find({ rentLocationId: 2, returnLocationId: 2 })
    expect(locations.rentData).toMatchObject({ id: 2, price: 25 })
    expect(locations.returnData).toMatchObject({ id: 2, price: 15 })
    expect(sortedCars[0]?.price).toBe(125.5)
  })

  it('answers every coupon code', async () => {
    const { coupons, sortedCars } = await find({
      couponCodes: [' kymme ', 'TOOL', 'LEND', 'KUU', 'olematu', 'uus'],
    })
    expect(Object.fromEntries(coupons.map(({ code, applied, reason }) => [code, applied || reason]))).toEqual(
      {
        KYMME: 'better_used',
        UUS: true,
        TOOL: 'service_not_chosen',
        LEND: 'nothing_applies',
        KUU: 'other_length',
        OLEMATU: 'unknown',
      },
    )
    const [first] = sortedCars
    expect([first?.price, first?.priceWithoutCoupons]).toEqual([68.4, 85.5])
    const without = await find({ couponCodes: ['olematu'] })
    expect(without.sortedCars[0]).toMatchObject({ price: 85.5, priceWithoutCoupons: null })
  })

  it.each([
    ['return before pick-up', { returnDate: '2026-11-16T09:00' }, 'returnDate', 'not_after_pick_up'],
    ['return at pick-up', { returnDate: '2026-11-16T10:00' }, 'returnDate', 'not_after_pick_up'],
    ['the past', { rentDate: '2026-11-15T09:59' }, 'rentDate', 'in_the_past'],
    ['closed hours', { rentDate: '2026-11-16T07:59' }, 'rentDate', 'closed'],
    [
      'an hour that does not exist',
      { rentDate: '2027-03-28T03:30', returnDate: '2027-03-30T10:00' },
      'rentDate',
      'not_a_time',
    ],
    ['an unknown place', { rentLocationId: 77 }, 'rentLocationId', 'unknown_location'],
    [
      'a place that is closed down',
      { returnLocationId: ids.places.closedDown },
      'returnLocationId',
      'unknown_location',
    ],
    ['no time at all', { rentDate: 'tomorrow' }, 'rentDate', 'not_a_time'],
    ['30 February', { rentDate: '2027-02-30T10:00' }, 'rentDate', 'not_a_time'],
    ['more than a year', { returnDate: '2028-11-20T10:00' }, 'returnDate', 'too_long'],
  ])('refuses %s', async (_name, changes, path, code) => {
    const { status, code: problem, errors } = await refused(changes)
    expect({ status, problem }).toEqual({ status: 422, problem: 'invalid' })
    expect(errors).toContainEqual(expect.objectContaining({ path, code }))
  })

  it('says what to do next in the language of the caller', async () => {
    const details = await Promise.all(
      ['et', 'en', 'ru'].map(
        async (language) => (await refused({ rentDate: '' }, { 'accept-language': language })).detail,
      ),
    )
    expect(new Set(details).size).toBe(3)
  })

  it('leaves a group out that has no price for the dates', async () => {
    const { sortedCars } = await find({ rentDate: '2027-09-06T10:00', returnDate: '2027-09-08T10:00' })
    expect(sortedCars.map(({ id }) => id)).toEqual([ids.cars.automatic])
  })

  it('offers other days and other cars when nothing is free', async () => {
    const taken = await system.post(
      '/api/booking/register',
      registration({ car: { id: ids.cars.automatic } }),
    )
    expect(taken.status).toBe(201)
    const { sortedCars, alternatives } = await find({ gearboxType: 'AUTOMATIC' })
    expect(sortedCars).toEqual([])
    expect(alternatives?.cars.map(({ id }) => id)).toEqual([ids.cars.yaris, ids.cars.fabia])
    expect(alternatives?.dates.map(({ rentDate }) => rentDate)).toEqual([
      '2026-11-20T10:00',
      '2026-11-21T10:00',
      '2026-11-22T10:00',
    ])
    expect(alternatives?.dates[0]).toMatchObject({ returnDate: '2026-11-23T10:00', cars: 1, fromPrice: 192 })
  })

  it('follows a change of prices at once', async () => {
    await system
      .db()
      .update(schema.groupPrices)
      .set({ monday: cents(9000) })
      .where(eq(schema.groupPrices.id, 1))
    const { sortedCars } = await find({ gearboxType: 'MANUAL' })
    expect(sortedCars[0]?.price).toBe(142.5)
  })
})
