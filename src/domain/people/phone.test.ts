import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePhone, showPhone } from './phone.ts'

describe('phones', () => {
  it.each([
    ['5123456', '+3725123456', '+372 512 3456'],
    ['5123 4567', '+37251234567', '+372 5123 4567'],
    ['81234567', '+37281234567', '+372 8123 4567'],
    ['612 3456', '+3726123456', '+372 612 3456'],
    [' +372 512-3456 ', '+3725123456', '+372 512 3456'],
    ['00372 5123456', '+3725123456', '+372 512 3456'],
    ['+371 21 234 567', '+37121234567', '+371 21 234 567'],
    ['+370 612 34567', '+37061234567', '+370 612 34567'],
    ['+358 40 1234567', '+358401234567', '+358 40 1234567'],
  ])('%j is %s, shown as %s', (text, stored, shown) => {
    expect(parsePhone(text)).toBe(stored)
    expect(showPhone(stored)).toBe(shown)
  })

  it('reads a national number of another country', () => {
    expect(parsePhone('040 1234567', 'FI')).toBe('+358401234567')
    expect(parsePhone('21234567', 'LV')).toBe('+37121234567')
  })

  it.each(['', '8123456', '+37251234', 'telefon', 'call 5123456', '5123456 ext. 7', '+999123456789'])(
    '%j is refused',
    (text) => {
      expect(parsePhone(text)).toBeUndefined()
    },
  )

  it('shows what it cannot read as it is', () => {
    expect(showPhone('')).toBe('')
    expect(showPhone('ask at the desk')).toBe('ask at the desk')
  })

  it('parsing twice equals once, and showing loses nothing', () => {
    const written = fc.oneof(
      fc.stringMatching(/^(\+372)? ?[5-8]\d{2} ?\d{4,5}$/),
      fc.stringMatching(/^\+\d{3} ?\d{6,9}$/),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(written, (text) => {
        showPhone(text)
        const phone = parsePhone(text)
        if (phone === undefined) return
        expect(phone).toMatch(/^\+\d{7,15}$/)
        expect(parsePhone(phone)).toBe(phone)
        expect(parsePhone(showPhone(phone))).toBe(phone)
      }),
    )
  })
})
