import { describe, expect, it } from 'vitest'
import {
  couponMap,
  day,
  makeCatalogue,
  makeCoupon,
  makeRental,
} from '../../../tests/support/example-catalogue.ts'
import { lateCancelFee } from '../booking/cancellation.ts'
import { standardRules } from '../house-rules.ts'
import { cents, percentHundredths } from '../money.ts'
import type { AgreedPrice } from './agreed-company.ts'
import { quote } from './quote.ts'
import { sumOf } from './quote-line.ts'

const agreedOf = (changes: Partial<AgreedPrice>): AgreedPrice => ({
  groupId: 1,
  start: day('2026-11-01'),
  end: day('2026-12-31'),
  dayPrice: null,
  discount: null,
  ...changes,
})
const coupon = makeCoupon({
  id: 1,
  code: 'POOL',
  groups: new Map([[1, { amount: 5000, isPercentage: true }]]),
})

function priced(prices: AgreedPrice[], from: string, to: string, codes: string[] = []) {
  const firm = { id: 7, name: 'Firma OÜ', code: 'FIRMA', discount: percentHundredths(1000), prices }
  const catalogue = makeCatalogue({
    companies: new Map([['FIRMA', firm]]),
    coupons: couponMap(coupon),
  })
  const found = quote(catalogue, 1, makeRental(catalogue, from, to, { couponCodes: ['FIRMA', ...codes] }))
  if (!found) throw new Error('no price')
  expect(sumOf(found.lines)).toBe(found.total)
  return found
}
const lines = ({ lines: all }: ReturnType<typeof priced>) => all.map(({ kind, amount }) => [kind, amount])
const threeDays = ['2026-11-16T10:00', '2026-11-19T10:00'] as const

describe('what was agreed with a company about a group', () => {
  it('is a price of the day in place of the list and of the discount', () => {
    const found = priced([agreedOf({ dayPrice: cents(2345) })], ...threeDays)
    expect(lines(found)).toEqual([['company-days', 7035]])
    expect(found.billed).toEqual({ days: 3, hours: 0 })
  })

  it('counts started hours by the list, never above the agreed day', () => {
    const agreed = [agreedOf({ dayPrice: cents(2000) })]
    expect(lines(priced(agreed, '2026-11-16T10:00', '2026-11-19T12:00'))).toEqual([
      ['company-days', 6000],
      ['company-hours', 1200],
    ])
    expect(lines(priced(agreed, '2026-11-16T10:00', '2026-11-19T16:00'))).toEqual([
      ['company-days', 6000],
      ['company-hours', 2000],
    ])
  })

  it('or a discount of its own in place of the general one', () => {
    expect(lines(priced([agreedOf({ discount: percentHundredths(2000) })], ...threeDays))).toEqual([
      ['car-days', 8550],
      ['company-discount', -1710],
    ])
  })

  it.each([
    ['another group', { groupId: 2 }],
    ['an earlier time', { end: day('2026-11-15') }],
    ['a later time', { start: day('2026-11-17') }],
  ])('does not count for %s: the general discount does', (_name, changes) => {
    const found = priced([agreedOf({ dayPrice: cents(100), ...changes })], ...threeDays)
    expect(lines(found)).toEqual([
      ['car-days', 8550],
      ['company-discount', -855],
    ])
  })

  it('without an end it holds on', () => {
    expect(priced([agreedOf({ dayPrice: cents(1000), end: null })], ...threeDays).total).toBe(3000)
  })

  it('never makes a rental cost more: where the list with its coupon is lower, that counts alone', () => {
    const agreed = [agreedOf({ dayPrice: cents(2000) })]
    const found = priced(agreed, ...threeDays, ['POOL'])
    expect(lines(found)).toEqual([
      ['car-days', 8550],
      ['group-coupon', -4275],
    ])
    expect(priced([agreedOf({ dayPrice: cents(1425) })], ...threeDays, ['POOL']).total).toBe(4275)
    expect(priced([agreedOf({ dayPrice: cents(9900) })], ...threeDays).total).toBe(8550)
  })

  it('is what a late cancellation is counted from', () => {
    const found = priced([agreedOf({ dayPrice: cents(2345) })], ...threeDays)
    const rentDate = new Date('2026-11-16T08:00:00Z')
    const booked = { price: found.total, lines: found.lines, rentDate, ...standardRules }
    expect(lateCancelFee(booked, rentDate)).toBe(2345)
    expect(lateCancelFee({ ...booked, lateCancelDays: 2 }, rentDate)).toBe(4690)
    expect(lateCancelFee({ ...booked, lateCancelDays: 9 }, rentDate)).toBe(7035)
    expect(lateCancelFee({ ...booked, lateCancelDays: 0 }, rentDate)).toBe(0)
  })
})
