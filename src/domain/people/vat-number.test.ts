import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVatNumber } from './vat-number.ts'

describe('parseVatNumber', () => {
  it.each([
    ['EE100931558', 'EE100931558'],
    ['EE100594102', 'EE100594102'],
    [' ee 100 594 102 ', 'EE100594102'],
    ['FI07375462', 'FI07375462'],
    ['fi 0737546-2', 'FI07375462'],
    ['ATU12345678', 'ATU12345678'],
    ['SE556012579001', 'SE556012579001'],
    ['LV40003245752', 'LV40003245752'],
    ['PL 526-000-12-46', 'PL5260001246'],
    ['EL123456789', 'EL123456789'],
    ['NL123456789B01', 'NL123456789B01'],
    // Outside the Union they are as their owners write them.
    ['GB123456789', 'GB123456789'],
    ['0737546-2', '0737546-2'],
    ['CHE-123.456.788', 'CHE-123.456.788'],
    ['no 914 594 685', 'NO 914 594 685'],
  ])('%j is %s', (text, number) => {
    expect(parseVatNumber(text)).toBe(number)
  })

  it.each(['EE100594103', 'EE10059410', 'EE1005941020', 'LV100594102', 'FI0737546', 'none', '<b>1</b>', ''])(
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
    const written = fc.oneof(fc.stringMatching(/^[A-Za-z]{2} ?[\d .-]{9}$/), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(written, (text) => {
        const number = parseVatNumber(text)
        expect(number && parseVatNumber(number)).toBe(number)
      }),
    )
  })
})
