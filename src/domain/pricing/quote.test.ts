import { describe, expect, it } from 'vitest'
import {
  couponMap,
  day,
  everyDay,
  makeCatalogue,
  makeCoupon,
  makeLocation,
  makeRental,
  makeService,
} from '../../../tests/support/example-catalogue.ts'
import type { Catalogue } from '../catalogue.ts'
import { cents, percentHundredths } from '../money.ts'
import { type QuoteOptions, quote } from './quote.ts'
import { sumOf } from './quote-line.ts'

function priced(
  catalogue: Catalogue,
  from: string,
  to: string,
  options: QuoteOptions & { codes?: string[] } = {},
) {
  const priceOf = quote(
    catalogue,
    1,
    makeRental(catalogue, from, to, { couponCodes: options.codes ?? [] }),
    options,
  )
  if (!priceOf) throw new Error('no price')
  expect(sumOf(priceOf.lines)).toBe(priceOf.total)
  expect(priceOf.net + priceOf.vat).toBe(priceOf.total)
  return priceOf
}

const kinds = (lines: readonly { kind: string; amount: number }[]) =>
  lines.map(({ kind, amount }) => [kind, amount])

describe('the worked examples of the pricing page', () => {
  it.each([
    ['three days', '2026-11-16T10:00', '2026-11-19T10:00', 8550, 1655],
    ['hours are cheaper than a day', '2026-11-16T10:00', '2026-11-19T13:20', 10_830, 2096],
    ['a day is cheaper than hours', '2026-11-16T10:00', '2026-11-19T16:00', 11_400, 2206],
    ['29 minutes of grace', '2026-11-16T10:00', '2026-11-19T10:29', 8550, 1655],
    ['30 minutes are an hour', '2026-11-16T10:00', '2026-11-19T10:30', 9120, 1765],
    ['two seasons', '2027-04-29T12:00', '2027-05-03T12:00', 15_584, 3016],
    ['the night of 23 hours', '2027-03-27T10:00', '2027-03-28T10:00', 3600, 697],
    ['the night of 25 hours', '2026-10-24T10:00', '2026-10-25T10:00', 3600, 697],
    ['the least is a day', '2026-11-17T09:00', '2026-11-17T14:00', 3000, 581],
    ['regulation of short rentals', '2027-06-14T09:00', '2027-06-16T09:00', 10_000, 1935],
    ['a week', '2026-11-16T08:00', '2026-11-23T08:00', 19_980, 3867],
  ])('%s: %s → %s', (_name, from, to, total, vat) => {
    expect(priced(makeCatalogue(), from, to)).toMatchObject({ total, vat })
  })

  it('a service whose only price is a markup of 30 %', () => {
    const services = [
      { service: makeService({ carPriceMarkupPercent: percentHundredths(3000) }), quantity: 1 },
    ]
    const { total, vat } = priced(makeCatalogue(), '2026-11-16T10:00', '2026-11-19T10:00', { services })
    expect({ total, vat }).toEqual({ total: 11_115, vat: 2151 })
  })
})

describe('lines', () => {
  it('say how the days cost what they cost', () => {
    const { lines } = priced(makeCatalogue(), '2026-11-16T08:00', '2026-11-23T08:00')
    expect(lines.map(({ quantity, unitAmount, amount }) => [quantity, unitAmount, amount])).toEqual([
      [4, 2700, 10_800],
      [1, 3060, 3060],
      [1, 3240, 3240],
      [1, 2880, 2880],
    ])
    expect(lines[0]?.details).toEqual({
      weekdays: [0, 1, 2, 3],
      seasonStart: day('2026-09-01'),
      seasonEnd: day('2027-04-30'),
      listPrice: 3000,
      regulation: 0,
      discount: 1000,
    })
  })

  it('name only the weekdays that are driven', () => {
    const weekdaysOf = (from: string, to: string) =>
      priced(makeCatalogue(), from, to).lines.map(({ details }) => 'weekdays' in details && details.weekdays)
    expect(weekdaysOf('2026-11-17T10:00', '2026-11-19T10:00')).toEqual([[1, 2]])
    expect(weekdaysOf('2026-11-19T10:00', '2026-11-24T10:00')).toEqual([[0, 3], [4], [5], [6]])
    expect(weekdaysOf('2026-11-17T10:00', '2026-11-24T10:00')).toEqual([[0, 1, 2, 3], [4], [5], [6]])
  })

  it('bill one day more where that is cheaper than hours', () => {
    const { duration, billed } = priced(makeCatalogue(), '2026-11-16T10:00', '2026-11-19T16:00')
    expect({ duration, billed }).toEqual({ duration: { days: 3, hours: 6 }, billed: { days: 4, hours: 0 } })
  })
})

describe('a group without a price', () => {
  it.each([
    ['before the first season', '2026-08-31T10:00', '2026-09-03T10:00'],
    ['after the last', '2027-08-30T10:00', '2027-09-02T10:00'],
    ['for the leftover hours', '2027-08-31T10:00', '2027-09-01T15:00'],
  ])('cannot be booked %s', (_name, from, to) => {
    const catalogue = makeCatalogue()
    expect(quote(catalogue, 1, makeRental(catalogue, from, to, { now: '2026-01-01T00:00' }))).toBeUndefined()
  })

  it('needs no price for a day it does not use', () => {
    const catalogue = makeCatalogue()
    expect(quote(catalogue, 1, makeRental(catalogue, '2027-08-31T10:00', '2027-09-01T10:29'))?.total).toBe(
      5000,
    )
  })
})

describe('weekend', () => {
  const catalogue = makeCatalogue({ weekendDiscount: percentHundredths(1000) })
  it.each([
    ['Friday noon to Monday noon', '2026-11-20T12:00', '2026-11-23T12:00', true],
    ['Friday before noon', '2026-11-20T11:59', '2026-11-23T11:00', false],
    ['Saturday to Sunday', '2026-11-21T09:00', '2026-11-22T09:00', true],
    ['Sunday to Monday', '2026-11-22T09:00', '2026-11-23T12:00', true],
    ['a minute past Monday noon', '2026-11-21T12:00', '2026-11-23T12:01', false],
    ['the Monday after next', '2026-11-21T12:00', '2026-11-30T12:00', false],
    ['within the week', '2026-11-17T12:00', '2026-11-19T12:00', false],
  ])('%s', (_name, from, to, isWeekend) => {
    const { lines } = priced(catalogue, from, to)
    expect(lines.some(({ kind }) => kind === 'weekend')).toBe(isWeekend)
  })

  it('is taken off the car lines only, before the coupon', () => {
    const withCoupon = makeCatalogue({
      weekendDiscount: percentHundredths(1000),
      coupons: couponMap(makeCoupon({ groups: new Map([[1, { amount: 5000, isPercentage: true }]]) })),
      locations: new Map([
        [1, makeLocation({ windows: everyDay({ rentPrice: cents(1500), returnPrice: cents(500) }) })],
      ]),
    })
    const { lines } = priced(withCoupon, '2026-11-21T09:00', '2026-11-22T09:00', { codes: ['kupong'] })
    expect(kinds(lines)).toEqual([
      ['car-days', 3600],
      ['weekend', -360],
      ['group-coupon', -1620],
      ['rent-fee', 1500],
      ['return-fee', 500],
    ])
  })
})

describe('what was agreed with a company', () => {
  const firm = { id: 1, name: 'Firma OÜ', code: 'FIRMA', discount: percentHundredths(1250) }
  const agreed = (changes: Partial<Catalogue> = {}) =>
    makeCatalogue({ companies: new Map([[firm.code, firm]]), ...changes })

  it('is taken off what the car costs after its coupon, rounded once, on a line of its own', () => {
    const both = agreed({
      coupons: couponMap(makeCoupon({ groups: new Map([[1, { amount: 555, isPercentage: false }]]) })),
    })
    const answer = priced(both, '2026-11-16T10:00', '2026-11-19T10:00', { codes: ['kupong', 'firma'] })
    // 12.5 % of 79.95 are 9.99375.
    expect(kinds(answer.lines)).toEqual([
      ['car-days', 8550],
      ['group-coupon', -555],
      ['company-discount', -999],
    ])
    expect([answer.total, answer.vat]).toEqual([6996, 1354])
    expect(answer.withoutCoupons).toBe(8550 - 1069)
    expect(answer.coupons[0]).toEqual({ code: 'FIRMA', name: 'Firma OÜ', applied: true, reason: null })
  })

  it('makes the markup of a cover follow the lower rent, and leaves fees and services alone', () => {
    const cover = makeService({ id: 1, carPriceMarkupPercent: percentHundredths(3000), price: cents(0) })
    const answer = priced(agreed(), '2026-11-16T10:00', '2026-11-19T10:00', {
      codes: ['FIRMA'],
      services: [{ service: cover, quantity: 1 }],
    })
    expect(kinds(answer.lines)).toEqual([
      ['car-days', 8550],
      ['company-discount', -1069],
      ['service', 2244],
    ])
  })
})

describe('services', () => {
  it.each([
    ['once', makeService({ type: 'ONCE', price: cents(1000) }), '2026-11-19T13:20', 1000],
    ['by day', makeService({ price: cents(400) }), '2026-11-19T10:00', 1200],
    ['by day with hours', makeService({ price: cents(400), hourPrice: cents(50) }), '2026-11-19T13:20', 1400],
    [
      'hours never above the day',
      makeService({ price: cents(400), hourPrice: cents(150) }),
      '2026-11-19T13:20',
      1600,
    ],
    ['no hour price: a day', makeService({ price: cents(400) }), '2026-11-19T13:20', 1600],
    [
      'discount of the billed range',
      makeService({ price: cents(400), discounts: new Map([[2, percentHundredths(2500)]]) }),
      '2026-11-19T10:00',
      900,
    ],
  ])('%s', (_name, service, to, expected) => {
    const { services } = priced(makeCatalogue(), '2026-11-16T10:00', to, {
      services: [{ service, quantity: 1 }],
    })
    expect(services).toEqual([{ serviceId: 1, quantity: 1, price: expected, deductible: null }])
  })

  it('multiply by quantity, and the coupon is taken from the whole', () => {
    const catalogue = makeCatalogue({
      coupons: couponMap(makeCoupon({ services: new Map([[1, { amount: 1000, isPercentage: false }]]) })),
    })
    const chosen = [{ service: makeService({ price: cents(400) }), quantity: 2 }]
    const { lines, services } = priced(catalogue, '2026-11-16T10:00', '2026-11-19T10:00', {
      services: chosen,
      codes: ['KUPONG'],
    })
    expect(kinds(lines).slice(1)).toEqual([
      ['service', 2400],
      ['service-coupon', -1000],
    ])
    expect(services[0]?.price).toBe(1400)
  })
})

describe('end price regulation', () => {
  const row = (amount: number, isDiscount: boolean) => ({
    start: day('2026-11-01'),
    end: day('2026-11-16'),
    amount: percentHundredths(amount),
    isDiscount,
  })
  it.each([
    ['a discount', [row(1000, true)], 7695],
    ['a surcharge', [row(1000, false)], 9405],
    ['several are added up before they are applied', [row(1000, true), row(550, false)], 8165],
    ['opposite ones cancel out', [row(1000, true), row(1000, false)], 8550],
    ['never below zero', [row(10_000, true), row(5000, true)], 0],
  ])('%s', (_name, endPriceRegulations, total) => {
    expect(priced(makeCatalogue({ endPriceRegulations }), '2026-11-16T10:00', '2026-11-19T10:00').total).toBe(
      total,
    )
  })

  it('looks at the pick-up date only', () => {
    const catalogue = makeCatalogue({ endPriceRegulations: [row(1000, true)] })
    expect(priced(catalogue, '2026-11-17T10:00', '2026-11-20T10:00').total).toBe(8550)
  })
})
