import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVatNumber } from './vat-number.ts'

describe('parseVatNumber', () => {
  it.each([
    ['EE100931558', 'EE100931558'],
    ['EE100594102', 'EE100594102'],
    [' ee 100 594 102 ', 'EE100594102'],
  ])('%j is %s', (text, number) => {
    expect(parseVatNumber(text)).toBe(number)
  })

  it.each(['EE100594103', '100594102', 'EE10059410', 'EE1005941020', 'LV100594102', ''])(
    '%j is refused',
    (text) => {
      expect(parseVatNumber(text)).toBeUndefined()
    },
  )

  it('notices any one changed digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const valid = 'EE100931558'
        const digit = (Number(valid.charAt(place)) + step) % 10
        expect(parseVatNumber(valid.slice(0, place) + digit + valid.slice(place + 1))).toBeUndefined()
      }),
    )
  })

  it('never throws and never changes its own answer', () => {
    const written = fc.oneof(fc.stringMatching(/^[Ee]{2} ?\d{9}$/), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(written, (text) => {
        const number = parseVatNumber(text)
        expect(number && parseVatNumber(number)).toBe(number)
      }),
    )
  })
})
