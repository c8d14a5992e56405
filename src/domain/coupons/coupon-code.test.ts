import { describe, expect, it } from 'vitest'
import { MOST_CODES, parseCouponCode, splitCodes } from './coupon-code.ts'

describe('a coupon code', () => {
  it.each([
    ['suvi25', 'SUVI25'],
    [' Kevad-2027 ', 'KEVAD-2027'],
    ['õun%', 'ÕUN%'],
    ['скидка', 'СКИДКА'],
    ['AB', 'AB'],
    ['A'.repeat(40), 'A'.repeat(40)],
  ])('%j is kept as %s, and found again among others', (typed, code) => {
    expect(parseCouponCode(typed)).toBe(code)
    expect(splitCodes([`X1, ${typed};Y1`])).toEqual(['X1', code, 'Y1'])
  })

  it.each(['', ' ', 'A', 'SUVI 2027', 'SUVI,2027', 'SUVI;2027', 'A\u0000B', 'A\u200bB', 'A'.repeat(41)])(
    'is not %j',
    (typed) => {
      expect(parseCouponCode(typed)).toBeUndefined()
    },
  )
})

it('of many codes the first ones count, each once', () => {
  const typed = Array.from({ length: 30 }, (_, index) => `kood${index} KOOD${index}`)
  expect(splitCodes(typed)).toEqual(Array.from({ length: MOST_CODES }, (_, index) => `KOOD${index}`))
})
