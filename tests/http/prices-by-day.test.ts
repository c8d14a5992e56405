import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { carSearchAnswer, pricesByDayAnswer, problemAnswer } from '../../src/contract/visitor/answers.ts'
import { MOST_PERIODS } from '../../src/contract/visitor/booking.ts'
import { addMinutes, formatLabel, labelFrom, MINUTES_PER_DAY } from '../../src/domain/calendar/wall-clock.ts'
import { registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

type Period = { rentDate: string; returnDate: string }

const ask = (periods: readonly Period[], changes: object = {}) => {
  const { rentDate: _rent, returnDate: _return, ...wishes } = search(changes)
  return system.post('/api/booking/prices-by-day', { ...wishes, periods })
}

async function pricesOf(periods: readonly Period[], changes: object = {}) {
  const response = await ask(periods, changes)
  expect(response.status).toBe(200)
  return pricesByDayAnswer.parse(await response.json()).dates
}

/** What a search finds then: undefined when it is impossible or nothing is free. */
async function searched(period: Period, changes: object) {
  const response = await system.post('/api/booking/cars', search({ ...changes, ...period }))
  if (response.status === 422) return undefined
  expect(response.status).toBe(200)
  const { sortedCars } = carSearchAnswer.parse(await response.json())
  const [cheapest] = sortedCars
  return cheapest && { ...period, cars: sortedCars.length, fromPrice: cheapest.price }
}

const first = labelFrom('2026-11-14T00:00')
const periodFrom = (start: number, days: number, minutes: number): Period => ({
  rentDate: formatLabel(addMinutes(first, start)),
  returnDate: formatLabel(addMinutes(first, start + days * MINUTES_PER_DAY + minutes)),
})
const halfHours = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 30)
const periods = fc
  .tuple(halfHours(48 * 200), fc.integer({ min: 0, max: 40 }), halfHours(47))
  .map(([start, days, minutes]) => periodFrom(start, days, minutes))
const wishes = fc.record({
  gearboxType: fc.constantFrom('', 'AUTOMATIC', 'MANUAL'),
  couponCodes: fc.subarray(['KYMME', 'LEND', 'KUU', 'olematu']),
  rentLocationId: fc.constantFrom(...Object.values(ids.places)),
  returnLocationId: fc.constantFrom(...Object.values(ids.places)),
})

describe('POST /api/booking/prices-by-day', () => {
  beforeAll(async () => {
    // Some days are full, others have a car less.
    for (const [carId, rentDate, returnDate] of [
      [ids.cars.yaris, '2026-11-16T10:00', '2026-11-19T10:00'],
      [ids.cars.fabia, '2026-11-17T10:00', '2026-11-24T10:00'],
      [ids.cars.automatic, '2026-11-18T10:00', '2026-11-20T10:00'],
    ] as const) {
      await system.post(
        '/api/booking/register',
        registration({ car: { id: carId }, rentDate, returnDate, price: undefined, deposit: undefined }),
      )
    }
  })

  it('shows for every time what a search then finds', async () => {
    let shown = 0
    await fc.assert(
      fc.asyncProperty(fc.array(periods, { minLength: 1, maxLength: 12 }), wishes, async (asked, changes) => {
        const expected = []
        for (const period of asked) expected.push((await searched(period, changes)) ?? [])
        const found = await pricesOf(asked, changes)
        expect(found).toEqual(expected.flat())
        shown += found.length
      }),
      { numRuns: 40 },
    )
    expect(shown).toBeGreaterThan(20)
  })

  it('knows the days around a search: which are dearer, cheaper, full or closed', async () => {
    const days = Array.from({ length: 14 }, (_, index) =>
      periodFrom((index + 1) * MINUTES_PER_DAY + 600, 3, 0),
    )
    const found = await pricesOf(days)
    const expected = await Promise.all(days.map((period) => searched(period, {})))
    expect(found).toEqual(expected.filter((one) => one !== undefined))
    expect(found.length).toBeLessThan(days.length)
  })

  it.each([
    ['none', 0],
    ['more than two months of a calendar', MOST_PERIODS + 1],
  ])('refuses %s', async (_what, count) => {
    const asked = Array.from({ length: count }, (_, index) => periodFrom(index * MINUTES_PER_DAY, 3, 0))
    const refused = await ask(asked)
    expect(refused.status).toBe(422)
    const { code, errors } = problemAnswer.parse(await refused.json())
    expect([code, errors?.map(({ path }) => path)]).toEqual(['invalid', ['periods']])
  })

  it('reckons with coupons', async () => {
    const guess = (codes: string[]) =>
      pricesOf([periodFrom(600 + 60 * MINUTES_PER_DAY, 3, 0)], { couponCodes: codes })
    const [plain] = await guess([])
    const [reduced] = await guess(['KYMME'])
    expect(reduced?.fromPrice).toBeLessThan(plain?.fromPrice ?? 0)
  })
})
