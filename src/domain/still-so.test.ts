import { expect, it } from 'vitest'
import { isStillSo } from './still-so.ts'

it('what somebody had before them is compared as far as they name it, in whatever order it is written', () => {
  const current = { from: 1, to: 2, price: { kind: 'amount', amount: 5 }, drivers: [{ name: 'Mari' }] }
  expect(isStillSo({}, current)).toBe(true)
  expect(isStillSo({ from: 1, to: undefined }, current)).toBe(true)
  expect(isStillSo({ price: { amount: 5, kind: 'amount' } }, current)).toBe(true)
  expect(isStillSo({ from: 1, to: 3 }, current)).toBe(false)
  expect(isStillSo({ drivers: [] }, current)).toBe(false)
  expect(isStillSo({ gone: null }, current)).toBe(false)
})
