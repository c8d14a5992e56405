import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceListAnswer } from '../../src/contract/staff/price-answers.ts'
import { addDays, dayFrom, formatDay } from '../../src/domain/calendar/wall-clock.ts'
import { client, registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
let owner: AtWork
beforeAll(async () => {
  owner = await signedIn(system, 'owner')
})

/** Ten percent off a small car, so many times. */
async function makeCoupon(code: string, limits: { maxUses?: number; maxUsesPerPerson?: number }) {
  const coupon = {
    kind: 'coupon',
    id: -1,
    name: code,
    code,
    start: '2026-01-01',
    end: '2027-12-31',
    isNewClient: false,
    ...limits,
    groups: [{ groupId: ids.groups.small, discount: 10, isPercentage: true }],
    services: [],
    locations: [],
    rangeIds: [],
  }
  const saved = await owner.post('/prices/save', { edits: [coupon] })
  expect(saved.status).toBe(200)
  return ((await saved.json()) as PriceListAnswer).coupons.find((one) => one.code === code)?.id
}

const usesOf = async (couponId: number | undefined) =>
  ((await (await owner.get('/prices/list')).json()) as PriceListAnswer).couponUses.find(
    (one) => one.couponId === couponId,
  )?.uses

let week = 0
/** Three days of another week each: from Monday on they cost the same. */
function dates() {
  const monday = addDays(dayFrom('2026-11-23'), 7 * week++)
  return { rentDate: `${formatDay(monday)}T10:00`, returnDate: `${formatDay(addDays(monday, 3))}T10:00` }
}

type Answer = {
  number?: string
  code?: string
  coupons?: { code: string; applied: boolean; reason: string | null }[]
}

async function book(code: string, email: string, changes: object = {}): Promise<Answer> {
  const body = registration({
    ...dates(),
    couponCodes: [code],
    car: { id: ids.cars.yaris, price: 76.95 },
    client: client({ email, idCode: undefined, birthDate: '1980-01-08' }),
    ...changes,
  })
  return (await (await system.post('/api/booking/register', body)).json()) as Answer
}

describe('D60: a coupon of which there are only so many', () => {
  it('is used no more often, however many want the last one at once', async () => {
    const couponId = await makeCoupon('KOLM', { maxUses: 3 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => book('KOLM', `race${index}@example.ee`)),
    )
    expect(answers.filter(({ number }) => number !== undefined)).toHaveLength(3)
    const refused = answers.filter(({ number }) => number === undefined)
    for (const { code, coupons } of refused) {
      expect(code).toBe('price_changed')
      expect(coupons).toMatchObject([{ code: 'KOLM', applied: false, reason: 'used_up' }])
    }
    expect(await usesOf(couponId)).toBe(3)
  })

  it('is refused in a search once it is used up, and the rest of the price stays', async () => {
    const found = await system.post('/api/booking/cars', search({ ...dates(), couponCodes: ['kolm'] }))
    const { coupons, sortedCars } = (await found.json()) as Answer & {
      sortedCars: { id: number; price: number }[]
    }
    expect(coupons).toMatchObject([{ code: 'KOLM', reason: 'used_up' }])
    expect(sortedCars.find(({ id }) => id === ids.cars.yaris)?.price).toBe(85.5)
  })

  it('counts for one person by their address, at once too, and for others anew', async () => {
    await makeCoupon('OMA', { maxUsesPerPerson: 1 })
    const twice = await Promise.all([book('OMA', 'mari@example.ee'), book('OMA', 'Mari@example.ee')])
    expect(twice.filter(({ number }) => number !== undefined)).toHaveLength(1)
    expect(twice.find(({ number }) => number === undefined)?.coupons).toMatchObject([
      { reason: 'used_by_person' },
    ])
    expect((await book('OMA', 'jyri@example.ee')).number).toBeDefined()
  })

  it('is free again when its booking is left unpaid', async () => {
    const couponId = await makeCoupon('UKS', { maxUses: 1 })
    expect((await book('UKS', 'first@example.ee')).number).toBeDefined()
    expect((await book('UKS', 'second@example.ee')).code).toBe('price_changed')
    system.clock.now = new Date(system.clock.now.getTime() + 31 * 60_000)
    expect(await usesOf(couponId)).toBe(0)
    expect((await book('UKS', 'third@example.ee')).number).toBeDefined()
  })
})
