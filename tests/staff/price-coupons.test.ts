import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceListAnswer } from '../../src/contract/staff/price-answers.ts'
import type { PriceRecord } from '../../src/contract/staff/prices.ts'
import { search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
let owner: AtWork
beforeAll(async () => {
  owner = await signedIn(system, 'owner')
})

type Coupon = PriceRecord<'coupon'>

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  kind: 'coupon',
  id: -1,
  name: 'Talv',
  code: 'talv10',
  start: '2026-11-01',
  end: '2026-12-31',
  isNewClient: false,
  maxUses: null,
  maxUsesPerPerson: null,
  groups: [{ groupId: ids.groups.small, discount: 10, isPercentage: true }],
  services: [{ serviceId: ids.services.childSeat, discount: 2.5, isPercentage: false }],
  locations: [],
  rangeIds: [2, 3],
  ...changes,
})

const readCoupons = async () => ((await (await owner.get('/prices/list')).json()) as PriceListAnswer).coupons

const save = (...edits: unknown[]) => owner.post('/prices/save', { edits })

const couponNamed = async (code: string) => {
  const found = (await readCoupons()).find((one) => one.code === code)
  if (!found) throw new Error(`no coupon ${code}`)
  return found
}

async function visitors(couponCodes: string[]) {
  const answer = await system.post('/api/booking/cars', search({ couponCodes }))
  const found = (await answer.json()) as {
    sortedCars: { id: number; price: number }[]
    coupons: { applied: boolean; reason: string | null }[]
  }
  const [told] = found.coupons
  return [found.sortedCars.find(({ id }) => id === ids.cars.yaris)?.price, told?.applied, told?.reason]
}

const errorsOf = async (response: Response) => {
  const body = (await response.json()) as { errors?: { path: string; code: string }[] }
  return body.errors?.map(({ path, code }) => `${path} ${code}`)
}

describe('a coupon', () => {
  it('is made with all its parts at once, and works for the next visitor in any spelling', async () => {
    expect(await visitors(['talv10'])).toEqual([85.5, false, 'unknown'])
    expect((await save(coupon())).status).toBe(200)
    expect(await couponNamed('TALV10')).toMatchObject({ ...coupon(), id: expect.any(Number), code: 'TALV10' })
    expect(await visitors([' Talv10 '])).toEqual([76.95, true, null])
  })

  it('is changed as a whole: parts it has no longer are gone', async () => {
    const { id } = await couponNamed('TALV10')
    const locations = [
      {
        locationId: ids.places.airport,
        rentDiscount: 5,
        isRentPercentage: false,
        returnDiscount: 50,
        isReturnPercentage: true,
      },
    ]
    const changed = coupon({ id, groups: [], services: [], locations, rangeIds: [] })
    expect((await save(changed)).status).toBe(200)
    expect(await couponNamed('TALV10')).toEqual({ ...changed, code: 'TALV10' })
    expect(await visitors(['TALV10'])).toEqual([85.5, false, 'nothing_applies'])
  })

  it('is removed with its parts', async () => {
    const { id } = await couponNamed('TALV10')
    expect((await save({ kind: 'remove-coupon', id })).status).toBe(200)
    expect(await visitors(['TALV10'])).toEqual([85.5, false, 'unknown'])
    for (const edit of [{ kind: 'remove-coupon', id }, coupon({ id })])
      expect(await errorsOf(await save(edit))).toEqual(['edits.0.id gone'])
  })

  it.each(['ab', ' suvi-2027 ', 'ülõ%&!', 'A'.repeat(40)])(
    'may have the code %j, which then works',
    async (code) => {
      const made = await save(coupon({ code, rangeIds: [] }))
      expect(made.status).toBe(200)
      expect(await visitors([code])).toEqual([76.95, true, null])
      const { id } = await couponNamed(code.trim().toUpperCase())
      expect((await save({ kind: 'remove-coupon', id })).status).toBe(200)
    },
  )

  it.each<[string, Partial<Record<keyof Coupon, unknown>>, string]>([
    ['no name', { name: '  ' }, 'name required'],
    ['a name without end', { name: 'a'.repeat(201) }, 'name too_long'],
    ['a code that is taken', { code: 'kymme' }, 'code taken'],
    ['no code', { code: '' }, 'code required'],
    ['a code of one letter', { code: 'A' }, 'code not_a_code'],
    ['a code longer than any visitor can send', { code: 'A'.repeat(41) }, 'code too_long'],
    ['a code with a space in it', { code: 'SUVI 2027' }, 'code not_a_code'],
    ['a code with a comma in it', { code: 'SUVI,TALV' }, 'code not_a_code'],
    ['a period that ends before it begins', { end: '2026-10-31' }, 'end before_start'],
    ['a date that is none', { start: '31.12.2026' }, 'start not_a_date'],
    [
      'more than everything off',
      { groups: [{ groupId: 1, discount: 100.01, isPercentage: true }] },
      'groups.0.discount out_of_bounds',
    ],
    [
      'a discount nobody has typed',
      { services: [{ serviceId: 1, discount: null, isPercentage: false }] },
      'services.0.discount required',
    ],
    [
      'less than nothing off',
      { services: [{ serviceId: 1, discount: -1, isPercentage: false }] },
      'services.0.discount out_of_bounds',
    ],
    [
      'the same group twice',
      { groups: [1, 1].map((groupId) => ({ groupId, discount: 5, isPercentage: true })) },
      'groups twice',
    ],
    [
      'a group that is not there',
      { groups: [{ groupId: 99, discount: 5, isPercentage: true }] },
      'groups unknown_value',
    ],
    ['a length that is not there', { rangeIds: [99] }, 'rangeIds unknown_value'],
  ])('is refused with %s, at its field', async (_name, changes, fault) => {
    const answer = await save({ ...coupon(), ...changes })
    expect(answer.status).toBe(422)
    expect(await errorsOf(answer)).toEqual([`edits.0.${fault}`])
    expect(await readCoupons()).toHaveLength(5)
  })
})
