import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRegistryCode } from './registry-code.ts'

describe('parseRegistryCode', () => {
  it.each(['12345678', '10137319', '10060701', '10000062', '10000640'])('%s is valid', (code) => {
    expect(parseRegistryCode(code)).toBe(code)
    expect(parseRegistryCode(` ${code}\n`)).toBe(code)
  })

  it.each(['12345679', '14064828', '20000000', '1234567', '123456780', '1234567A', ''])(
    '%j is refused',
    (code) => {
      expect(parseRegistryCode(code)).toBeUndefined()
    },
  )

  it('returns nothing but eight digits', () => {
    const written = fc.oneof(fc.stringMatching(/^\s?\d{8}\s?$/), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(written, (text) => {
        const code = parseRegistryCode(text)
        return code === undefined || /^\d{8}$/.test(code)
      }),
    )
  })
})
