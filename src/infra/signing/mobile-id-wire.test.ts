import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mobileVerificationCode, phoneText } from './mobile-id-wire.ts'

describe('the verification code of Mobile-ID', () => {
  it.each([
    [Buffer.from('2f665f6a6999e0ef0752e00ec9f453adf59d8cb6', 'hex'), '1462'],
    [createHash('sha256').update('abc').digest(), '5933'],
    [Buffer.alloc(32), '0000'],
    [Buffer.alloc(32, 0xff), '8191'],
  ])('of %j is %s', (hash, code) => {
    expect(mobileVerificationCode(hash)).toBe(code)
  })

  it('is the first six and the last seven bits, in four digits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 64 }), (hash) => {
        const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
        const code = Number.parseInt(bits.slice(0, 6) + bits.slice(-7), 2)
        expect(mobileVerificationCode(hash)).toBe(String(code).padStart(4, '0'))
      }),
    )
  })
})

describe('the text on the phone', () => {
  it.each([
    ['Leping AR-0001: ä ö ü', 'GSM-7'],
    ['Sõlmin lepingu', 'UCS-2'],
    ['Договор', 'UCS-2'],
  ])('%s goes as %s', (text, displayTextFormat) => {
    expect(phoneText(text)).toEqual({ displayText: text, displayTextFormat })
  })
})
