import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlate, showPlate } from './plate.ts'

describe('plates', () => {
  it.each([
    ['123 abc', '123ABC', '123 ABC'],
    ['123ABC', '123ABC', '123 ABC'],
    [' 123-ABC ', '123ABC', '123 ABC'],
    ['12 ABC', '12ABC', '12 ABC'],
    ['007 bnd', '007BND', '007 BND'],
    ['A1', 'A1', 'A1'],
    ['rent 1', 'RENT1', 'RENT1'],
    ['1234 ABC', '1234ABC', '1234ABC'],
    ['AUTORENT1', 'AUTORENT1', 'AUTORENT1'],
  ])('%j is stored as %s and shown as %s', (text, stored, shown) => {
    expect(parsePlate(text)).toBe(stored)
    expect(showPlate(stored)).toBe(shown)
  })

  it.each(['', 'ABC', '123', 'A', 'AUTORENT12', '123 ÄÖÜ', '123_ABC', '123 АВС', '123 ſſſ'])(
    '%j is refused',
    (text) => {
      expect(parsePlate(text)).toBeUndefined()
    },
  )

  it('normalising twice equals once, and showing loses nothing', () => {
    const written = fc.oneof(fc.stringMatching(/^\d{2,3}[ -]?[A-Za-z]{3}$/), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(written, (text) => {
        const plate = parsePlate(text)
        if (plate === undefined) return
        expect(parsePlate(plate)).toBe(plate)
        expect(parsePlate(showPlate(plate))).toBe(plate)
      }),
    )
  })
})
