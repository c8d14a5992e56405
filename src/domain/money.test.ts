import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, centsFromEuros, eurosFromCents, percentHundredths, percentOf, vatWithin } from './money.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
const percents = fc.integer({ min: 0, max: 10_000 }).map(percentHundredths)

/** Half-up in exact arithmetic: the whole number whose distance is at most a half, the upper one of two. */
function isHalfUp(result: number, numerator: bigint, denominator: bigint): boolean {
  const twice = 2n * (numerator - BigInt(result) * denominator)
  return -denominator <= twice && twice < denominator
}

describe('a percentage of an amount', () => {
  it.each([
    ['nothing', 8550, 0, 0],
    ['everything', 8550, 10_000, 8550],
    ['30 % of 85.50', 8550, 3000, 2565],
    ['exactly half a cent goes up', 50, 100, 1],
    ['a little less goes down', 49, 100, 0],
    ['half a cent above a whole one', 150, 100, 2],
    ['two decimals: 12.5 % of 1.00', 100, 1250, 13],
    ['two decimals: 33.33 % of 100.00', 10_000, 3333, 3333],
    ['one hundredth of a percent of 50.00', 5000, 1, 1],
    ['one hundredth of a percent of 49.99', 4999, 1, 0],
    ['above a hundred percent', 1000, 15_000, 1500],
    ['of nothing', 0, 5000, 0],
  ])('%s', (_name, amount, percent, expected) => {
    expect(percentOf(cents(amount), percentHundredths(percent))).toBe(expected)
  })

  it('is rounded half-up, whatever the amount', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const result = percentOf(amount, percent)
        expect(isHalfUp(result, BigInt(amount) * BigInt(percent), 10_000n)).toBe(true)
      }),
    )
  })

  it('up to a hundred percent leaves something between nothing and all', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const rest = amount - percentOf(amount, percent)
        expect(rest >= 0 && rest <= amount).toBe(true)
      }),
    )
  })
})

describe('the VAT within a total', () => {
  it.each([
    [8550, 1655],
    [10_830, 2096],
    [11_400, 2206],
    [15_584, 3016],
    [3600, 697],
    [3000, 581],
    [10_000, 1935],
    [19_980, 3867],
    [11_115, 2151],
    [0, 0],
  ])('24 %% in %i cents is %i', (total, vat) => {
    expect(vatWithin(cents(total), percentHundredths(2400))).toBe(vat)
  })

  it('is nothing at 0 %', () => {
    expect(vatWithin(cents(12_345), percentHundredths(0))).toBe(0)
  })

  it('goes up at exactly half a cent', () => {
    expect(vatWithin(cents(1), percentHundredths(10_000))).toBe(1)
    expect(vatWithin(cents(3), percentHundredths(10_000))).toBe(2)
    expect(vatWithin(cents(63), percentHundredths(2600))).toBe(13)
  })

  it('is rounded half-up, whatever the total and the rate', () => {
    fc.assert(
      fc.property(amounts, percents, (total, rate) => {
        const vat = vatWithin(total, rate)
        expect(isHalfUp(vat, BigInt(total) * BigInt(rate), 10_000n + BigInt(rate))).toBe(true)
      }),
    )
  })
})

describe('euros', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1999],
    [1.005e2, 10_050],
    [85.5, 8550],
    [-5, -500],
    [4.35, 435],
    [1_234_567.89, 123_456_789],
  ])('%d are %i cents', (euros, count) => {
    expect(centsFromEuros(euros)).toBe(count)
  })

  it.each([0.001, 0.005, 0.009, 1.005, 19.999, -0.001, Number.NaN, Infinity, -Infinity, 1e300])(
    'are refused when they are no whole number of cents: %d',
    (euros) => {
      expect(centsFromEuros(euros)).toBeUndefined()
    },
  )

  it('come back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (count) => {
        expect(centsFromEuros(eurosFromCents(cents(count)))).toBe(count)
      }),
      { numRuns: 1000 },
    )
  })

  it('with a third decimal never pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (thousandths) => {
        const cents = centsFromEuros(thousandths / 1000)
        expect(cents).toBe(thousandths % 10 === 0 ? thousandths / 10 : undefined)
      }),
      { numRuns: 1000 },
    )
  })
})
