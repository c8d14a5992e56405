import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeReferenceNumber, parseReferenceNumber } from './reference-number.ts'

const bases = fc.stringMatching(/^\d{1,19}$/)

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
    expect(parseReferenceNumber(number)).toBe(number)
  })

  it.each(['', 'A1', '1 2', '-1', '1'.repeat(20)])('nothing is made of %j', (digits) => {
    expect(makeReferenceNumber(digits)).toBeUndefined()
  })

  it.each(['', '1', '121312953', '1213 1295 A', '7'.repeat(21)])('%j is refused', (text) => {
    expect(parseReferenceNumber(text)).toBeUndefined()
  })

  it('reads a number printed in groups', () => {
    expect(parseReferenceNumber(' 1 2131 2952 ')).toBe('121312952')
  })

  it('what is made is valid', () => {
    fc.assert(
      fc.property(bases, (digits) => {
        const number = makeReferenceNumber(digits) ?? ''
        expect(number).toHaveLength(digits.length + 1)
        expect(parseReferenceNumber(number)).toBe(number)
      }),
    )
  })

  it('any one changed digit is noticed', () => {
    fc.assert(
      fc.property(bases, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, anywhere, step) => {
        const number = makeReferenceNumber(digits) ?? ''
        const place = anywhere % number.length
        const digit = (Number(number.charAt(place)) + step) % 10
        expect(parseReferenceNumber(number.slice(0, place) + digit + number.slice(place + 1))).toBeUndefined()
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const number = parseReferenceNumber(text)
        return number === undefined || /^\d{2,20}$/.test(number)
      }),
    )
  })
})
