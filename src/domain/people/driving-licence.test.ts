import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDrivingLicence } from './driving-licence.ts'

describe('parseDrivingLicence', () => {
  it.each([
    ['ET123456', 'ET123456', true],
    [' et 123456 ', 'ET123456', true],
    ['et-123-456', 'ET123456', true],
    ['ET1234567', 'ET1234567', false],
    ['MORGA753116SM9IJ 35', 'MORGA753116SM9IJ 35', false],
    ['sc  12/34-5', 'SC 12/34-5', false],
    ['12345', '12345', false],
    ['12345678901234567890', '12345678901234567890', false],
  ])('%j is %s', (text, number, isEstonian) => {
    expect(parseDrivingLicence(text)).toEqual({ number, isEstonian })
  })

  it.each(['', '1234', '123456789012345678901', '-12345', 'ÕÄ123456', 'ABC_123', 'ſſ12345', 'АВ123456'])(
    '%j is refused',
    (text) => {
      expect(parseDrivingLicence(text)).toBeUndefined()
    },
  )

  it('normalising twice equals once', () => {
    const written = fc.oneof(
      fc.stringMatching(/^[ \t]?[A-Za-z0-9/ -]{4,20}$/),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(written, (text) => {
        const once = parseDrivingLicence(text)
        expect(once && parseDrivingLicence(once.number)).toEqual(once)
      }),
    )
  })
})
