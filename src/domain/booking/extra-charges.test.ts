import { expect, it } from 'vitest'
import { standardRules } from '../house-rules.ts'
import { cents } from '../money.ts'
import { cleaningFee, extraKilometres, isBatteryLow } from './extra-charges.ts'

it('kilometres are counted over the whole rental, a started day too', () => {
  expect(extraKilometres(600, { days: 3, hours: 0 }, standardRules)).toEqual({
    included: 600,
    extra: 0,
    amount: 0,
  })
  expect(extraKilometres(601, { days: 3, hours: 0 }, standardRules)).toEqual({
    included: 600,
    extra: 1,
    amount: 10,
  })
  expect(extraKilometres(980, { days: 3, hours: 2 }, standardRules)).toEqual({
    included: 800,
    extra: 180,
    amount: 1800,
  })
})

it('a battery is low when it comes back with less than it had, up to what the conditions ask', () => {
  expect(isBatteryLow(100, 80, standardRules)).toBe(false)
  expect(isBatteryLow(100, 79, standardRules)).toBe(true)
  expect(isBatteryLow(60, 60, standardRules)).toBe(false)
  expect(isBatteryLow(60, 59, standardRules)).toBe(true)
  expect(isBatteryLow(null, 5, standardRules)).toBe(false)
})

it('cleaning costs what the company or the conditions say', () => {
  const prices = { cleaningPrice: cents(3500) }
  expect((['ordinary', 'deep', 'smoke'] as const).map((kind) => cleaningFee(kind, prices))).toEqual([
    3500, 10_000, 20_000,
  ])
})
