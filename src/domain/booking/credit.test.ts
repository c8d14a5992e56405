import { expect, it } from 'vitest'
import { cents } from '../money.ts'
import { isWithinCredit } from './credit.ts'

it('a company owes up to its limit and not a cent more; without a limit whatever it likes', () => {
  expect(isWithinCredit(cents(90_000), cents(10_000), cents(100_000))).toBe(true)
  expect(isWithinCredit(cents(90_001), cents(10_000), cents(100_000))).toBe(false)
  expect(isWithinCredit(cents(0), cents(1), cents(0))).toBe(false)
  expect(isWithinCredit(cents(9_999_999), cents(1), null)).toBe(true)
})
