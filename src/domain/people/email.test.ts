import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmail } from './email.ts'

describe('parseEmail', () => {
  it.each([
    ['mari@example.ee', 'mari@example.ee'],
    [' Mari.Maasikas+rent@Example.EE\n', 'Mari.Maasikas+rent@example.ee'],
    ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
    ['info@jõgi.ee', 'info@jõgi.ee'],
  ])('%j is %s', (text, email) => {
    expect(parseEmail(text)).toBe(email)
  })

  it.each([
    '',
    'mari',
    'mari@',
    '@example.ee',
    'mari@example',
    'mari@@example.ee',
    'mari@kask@example.ee',
    'ma ri@example.ee',
    'mari@exam ple.ee',
    'mari@.ee',
    'mari@example.',
    'mari@example..ee',
    'mari@example.ee,jaan',
    'Mari <mari@example.ee>',
    'mari@example.ee\r\nBcc: jaan',
    'mari\u0000@example.ee',
  ])('%j is refused', (text) => {
    expect(parseEmail(text)).toBeUndefined()
  })

  it('holds at most 254 characters', () => {
    const domain = '@example.ee'
    expect(parseEmail('a'.repeat(254 - domain.length) + domain)).toHaveLength(254)
    expect(parseEmail('a'.repeat(255 - domain.length) + domain)).toBeUndefined()
  })

  it('normalising twice equals once', () => {
    const written = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^ ?\S+@\S+\.\S+$/),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(written, (text) => {
        const email = parseEmail(text)
        expect(email && parseEmail(email)).toBe(email)
      }),
    )
  })

  it('takes every ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => parseEmail(text) !== undefined))
  })
})
