import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVin } from './vin.ts'

describe('parseVin', () => {
  it.each([
    ['WVWZZZ1JZXW000001', 'WVWZZZ1JZXW000001'],
    [' wvwzzz1jz xw000001 ', 'WVWZZZ1JZXW000001'],
    ['1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
    ['1M8GDM9A0KP042788', '1M8GDM9A0KP042788'],
  ])('%j is %s', (text, vin) => {
    expect(parseVin(text)).toBe(vin)
  })

  it.each([
    '',
    'WVWZZZ1JZXW00000',
    'WVWZZZ1JZXW0000011',
    'WVWZZZ1JZXW00000I',
    'WVWZZZ1JZXW00000o',
    'WVWZZZ1JZXW00000Q',
    'WVWZZZ1JZXW-00001',
  ])('%j is refused', (text) => {
    expect(parseVin(text)).toBeUndefined()
  })

  it('normalising twice equals once', () => {
    const written = fc.oneof(fc.stringMatching(/^ ?[a-zA-Z0-9]{17}$/), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(written, (text) => {
        const vin = parseVin(text)
        expect(vin && parseVin(vin)).toBe(vin)
      }),
    )
  })
})
