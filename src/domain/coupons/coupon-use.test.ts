import { describe, expect, it } from 'vitest'
import {
  couponMap,
  everyDay,
  makeCatalogue,
  makeCoupon,
  makeLocation,
  makeRental,
  makeService,
} from '../../../tests/support/example-catalogue.ts'
import type { Service } from '../catalogue.ts'
import { cents } from '../money.ts'
import { quote } from '../pricing/quote.ts'
import type { Coupon, CouponDiscount } from './coupon.ts'
import { type CouponContext, CouponUse } from './coupon-use.ts'

const percent = (amount: number): CouponDiscount => ({ amount: amount * 100, isPercentage: true })
const euros = (amount: number): CouponDiscount => ({ amount: amount * 100, isPercentage: false })
const forGroup = (discount: CouponDiscount, coupon: Partial<Coupon> = {}) =>
  makeCoupon({ groups: new Map([[1, discount]]), ...coupon })

const anyone: CouponContext = { rangeId: 2, isNewClient: undefined }
const groupOff = (coupons: Coupon[], rest: number, context = anyone) =>
  new CouponUse(coupons, context).best(cents(rest), (coupon) => coupon.groups.get(1))

describe('what a coupon takes off', () => {
  it.each([
    ['percent', percent(10), 8550, 855],
    ['percent, half a cent up', percent(10), 8545, 855],
    ['percent with two decimals', percent(12.5), 8550, 1069],
    ['all of it', percent(100), 8550, 8550],
    ['euros', euros(20), 8550, 2000],
    ['euros, exactly all', euros(85.5), 8550, 8550],
    ['euros, never more than there is', euros(100), 8550, 8550],
  ])('%s', (_name, discount, rest, off) => {
    expect(groupOff([forGroup(discount)], rest)).toEqual({ code: 'KUPONG', off })
  })

  it('is nothing from nothing', () => {
    expect(groupOff([forGroup(euros(20))], 0)).toBeUndefined()
    expect(groupOff([forGroup(percent(20))], 0)).toBeUndefined()
  })
})

describe('the best coupon of a target', () => {
  const tenPercent = forGroup(percent(10), { id: 1, code: 'KÜMME' })
  const fiveEuros = forGroup(euros(5), { id: 2, code: 'VIIS' })

  it.each([
    [40_00, 'VIIS', 500],
    [60_00, 'KÜMME', 600],
  ])('depends on what is left of %i cents', (rest, code, off) => {
    expect(groupOff([tenPercent, fiveEuros], rest)).toEqual({ code, off })
    expect(groupOff([fiveEuros, tenPercent], rest)).toEqual({ code, off })
  })

  it('is taken alone, and the others are told so', () => {
    const use = new CouponUse([tenPercent, fiveEuros], anyone)
    use.best(cents(6000), (coupon) => coupon.groups.get(1))
    expect(use.answers()).toEqual([
      { code: 'KÜMME', name: 'Kupong', applied: true, reason: null },
      { code: 'VIIS', name: 'Kupong', applied: false, reason: 'better_used' },
    ])
  })

  it('is the older one of two that are worth the same, in any order', () => {
    const sixEuros = forGroup(euros(6), { id: 2, code: 'KUUS' })
    expect(groupOff([tenPercent, sixEuros], 6000)?.code).toBe('KÜMME')
    expect(groupOff([sixEuros, tenPercent], 6000)?.code).toBe('KÜMME')
  })

  it('may be one for the rent and another for a service', () => {
    const use = new CouponUse(
      [tenPercent, makeCoupon({ id: 3, code: 'TOOL', services: new Map([[4, percent(50)]]) })],
      anyone,
    )
    expect(use.best(cents(6000), (coupon) => coupon.groups.get(1))).toEqual({ code: 'KÜMME', off: 600 })
    expect(use.best(cents(1000), (coupon) => coupon.services.get(4))).toEqual({ code: 'TOOL', off: 500 })
    expect(use.answers().every(({ applied }) => applied)).toBe(true)
  })

  it('applies when it is the best of one target though outdone at another', () => {
    const both = forGroup(euros(1), { id: 4, code: 'MÕLEMAD', services: new Map([[4, percent(50)]]) })
    const use = new CouponUse([tenPercent, both], anyone)
    expect(use.best(cents(6000), (coupon) => coupon.groups.get(1))?.code).toBe('KÜMME')
    expect(use.best(cents(1000), (coupon) => coupon.services.get(4))?.code).toBe('MÕLEMAD')
    expect(use.answers().map(({ reason }) => reason)).toEqual([null, null])
  })
})

describe('lengths of rental', () => {
  const short = forGroup(percent(10), { ranges: new Set([1, 2]) })
  it.each([
    ['one of its ranges', 2, null],
    ['another range', 3, 'other_length'],
    ['no range at all', undefined, 'other_length'],
  ])('%s', (_name, rangeId, reason) => {
    const use = new CouponUse([short], { rangeId, isNewClient: undefined })
    use.best(cents(6000), (coupon) => coupon.groups.get(1))
    expect(use.answers()[0]?.reason).toBe(reason)
  })

  it.each([1, 5, undefined])('a coupon without ranges is for any (%s)', (rangeId) => {
    expect(groupOff([forGroup(percent(10))], 6000, { rangeId, isNewClient: undefined })?.off).toBe(600)
  })

  it('are the billed ones: six hours more are a seventh day', () => {
    const week = forGroup(percent(10), { ranges: new Set([3]) })
    const catalogue = makeCatalogue({ coupons: couponMap(week) })
    const times = ['2026-11-16T10:00', '2026-11-22T16:00'] as const
    const priced = quote(catalogue, 1, makeRental(catalogue, ...times, { couponCodes: ['kupong'] }))
    expect(priced?.duration).toEqual({ days: 6, hours: 6 })
    expect(priced?.billed).toEqual({ days: 7, hours: 0 })
    expect(priced?.coupons[0]?.applied).toBe(true)
  })
})

describe('new clients', () => {
  const welcome = forGroup(percent(10), { isNewClient: true })
  it.each([
    ['are not known yet', undefined, 600, null],
    ['are welcome', true, 600, null],
    ['others are told', false, undefined, 'new_clients_only'],
  ])('%s', (_name, isNewClient, off, reason) => {
    const use = new CouponUse([welcome], { rangeId: 2, isNewClient })
    expect(use.best(cents(6000), (coupon) => coupon.groups.get(1))?.off).toBe(off)
    expect(use.answers()[0]?.reason).toBe(reason)
  })

  it('are not needed for an ordinary coupon', () => {
    expect(groupOff([forGroup(percent(10))], 6000, { rangeId: 2, isNewClient: false })?.off).toBe(600)
  })
})

/** What the one coupon of a rental of three days is told, at a place that asks for something at return only. */
function answer(coupon: Coupon, services: Service[] = []) {
  const catalogue = makeCatalogue({
    coupons: couponMap(coupon),
    locations: new Map([[1, makeLocation({ windows: everyDay({ returnPrice: cents(1000) }) })]]),
  })
  const rental = makeRental(catalogue, '2026-11-16T10:00', '2026-11-19T10:00', { couponCodes: ['kupong'] })
  const chosen = services.map((service) => ({ service, quantity: 1 }))
  return quote(catalogue, 1, rental, { services: chosen })?.coupons[0]?.reason
}

describe('a coupon that takes nothing off', () => {
  const forService = makeCoupon({ services: new Map([[7, percent(10)]]) })

  it.each([
    ['for another group', makeCoupon({ groups: new Map([[2, percent(10)]]) }), 'nothing_applies'],
    [
      'for a fee that is nought',
      makeCoupon({ rentLocations: new Map([[1, percent(10)]]) }),
      'nothing_applies',
    ],
    ['for another place', makeCoupon({ returnLocations: new Map([[2, percent(10)]]) }), 'nothing_applies'],
    ['for nothing', makeCoupon(), 'nothing_applies'],
    ['for a fee that is asked', makeCoupon({ returnLocations: new Map([[1, percent(10)]]) }), null],
    ['for a service that was not chosen', forService, 'service_not_chosen'],
  ])('%s', (_name, coupon, reason) => {
    expect(answer(coupon)).toBe(reason)
  })

  it('for a service that was chosen and costs nothing is not told that it was not chosen', () => {
    expect(answer(forService, [makeService({ id: 7, price: cents(500) })])).toBeNull()
    expect(answer(forService, [makeService({ id: 7, price: cents(0) })])).toBe('nothing_applies')
  })
})
