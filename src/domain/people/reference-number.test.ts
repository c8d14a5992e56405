import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeReferenceNumber } from './reference-number.ts'

const bases = fc.stringMatching(/^\d{1,19}$/)

/** As a bank checks it: from the right, weighted 7, 3, 1 after the check digit, all adds up to tens. */
function isAccepted(number: string): boolean {
  const [check = 0, ...digits] = Array.from(number, Number).toReversed()
  const sum = digits.reduce((total, digit, index) => total + digit * ([7, 3, 1][index % 3] ?? 0), check)
  return sum % 10 === 0
}

describe('reference number', () => {
  it.each([
    ['12131295', '121312952'],
    ['1234567', '12345672'],
    ['123456', '1234561'],
    ['1', '13'],
    ['10', '107'],
    ['1'.repeat(19), `${'1'.repeat(19)}7`],
  ])('%s makes %s', (digits, number) => {
    expect(makeReferenceNumber(digits)).toBe(number)
  })

  it.each(['', 'A1', '1 2', '-1', '1'.repeat(20)])('nothing is made of %j', (digits) => {
    expect(makeReferenceNumber(digits)).toBeUndefined()
  })

  it('what is made is what a bank accepts', () => {
    fc.assert(
      fc.property(bases, (digits) => {
        const number = makeReferenceNumber(digits) ?? ''
        expect(number).toHaveLength(digits.length + 1)
        expect(isAccepted(number)).toBe(true)
      }),
    )
  })

  it('any one changed digit is noticed', () => {
    fc.assert(
      fc.property(bases, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, anywhere, step) => {
        const number = makeReferenceNumber(digits) ?? ''
        const place = anywhere % number.length
        const digit = (Number(number.charAt(place)) + step) % 10
        expect(isAccepted(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false)
      }),
    )
  })
})
