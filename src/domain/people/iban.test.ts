import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseIban, showIban } from './iban.ts'

const valid = [
  'EE471000001020145685',
  'EE382200221020145685',
  'LV80BANK0000435195001',
  'LT121000011101001000',
  'FI2112345600000785',
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
]

describe('IBAN', () => {
  it.each(valid)('%s is valid', (iban) => {
    expect(parseIban(iban)).toBe(iban)
    expect(parseIban(` ${showIban(iban).toLowerCase()} `)).toBe(iban)
  })

  it('is shown in groups of four', () => {
    expect(showIban('EE471000001020145685')).toBe('EE47\u00a01000\u00a00010\u00a02014\u00a05685')
    expect(showIban('NO9386011117947')).toBe('NO93\u00a08601\u00a01117\u00a0947')
  })

  it.each([
    '',
    'EE471000001020145686',
    'EE47100000102014568',
    'EE47-1000-0010-2014-5685',
    '471000001020145685EE',
  ])('%j is refused', (text) => {
    expect(parseIban(text)).toBeUndefined()
  })

  it('refuses an Estonian number of another length even when its checksum holds', () => {
    const account = '1000001020145'
    const check = String(98n - (BigInt(`${account}141400`) % 97n)).padStart(2, '0')
    expect(BigInt(`${account}1414${check}`) % 97n).toBe(1n)
    expect(parseIban(`EE${check}${account}`)).toBeUndefined()
  })

  it('refuses check digits that no bank gives out', () => {
    const accounts = Array.from({ length: 97 }, (_, tail) => `3704004405320130${tail + 10}`)
    const account = accounts.find((digits) => parseIban(`DE98${digits}`) !== undefined) ?? ''
    expect(BigInt(`${account}131401`) % 97n).toBe(1n)
    expect(parseIban(`DE01${account}`)).toBeUndefined()
  })

  it('notices any one changed digit and any two neighbours swapped', () => {
    const places = fc.integer({ min: 2, max: 19 })
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 9 }), (place, step) => {
        const iban = 'EE471000001020145685'
        const digit = iban.charAt(place)
        const next = iban.charAt(place + 1)
        const changed = iban.slice(0, place) + ((Number(digit) + step) % 10) + iban.slice(place + 1)
        expect(parseIban(changed)).toBeUndefined()
        if (next === '' || next === digit) return
        expect(parseIban(iban.slice(0, place) + next + digit + iban.slice(place + 2))).toBeUndefined()
      }),
    )
  })

  it('never throws and never changes its own answer', () => {
    const written = fc.oneof(
      fc.stringMatching(/^[A-Za-z]{2}\d{2}[A-Za-z0-9 ]{11,30}$/),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(written, (text) => {
        const iban = parseIban(text)
        expect(iban && parseIban(iban)).toBe(iban)
      }),
    )
  })
})
