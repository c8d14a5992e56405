import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCompanyCode, parseRegistryCode } from './registry-code.ts'

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

describe('parseCompanyCode', () => {
  it.each([
    ['10137319', undefined, '10137319'],
    ['10137310', undefined, undefined],
    ['10137310', 'EE100931558', undefined],
    // Danish and British codes have eight digits too.
    ['10137310', 'DK10137310', '10137310'],
    ['24256790', undefined, '24256790'],
    [' 0737546-2 ', undefined, '0737546-2'],
    ['hrb 86891', undefined, 'HRB 86891'],
    ['556012-5790', undefined, '556012-5790'],
    ['ei ole', undefined, undefined],
    ['12', undefined, undefined],
    ['1'.repeat(16), undefined, undefined],
  ])('V9: %j with the VAT number %j is %j', (written, vatNumber, code) => {
    expect(parseCompanyCode(written, vatNumber)).toBe(code)
  })
})
