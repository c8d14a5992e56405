import { describe, expect, it } from 'vitest'
import { codeAt, setUpAddress, stepAt, stepOfCode, toBase32 } from './one-time-code.ts'

/** The secret and the codes of RFC 6238, appendix B, cut to six digits as apps show them. */
const secret = toBase32(Buffer.from('12345678901234567890'))
const at = (seconds: number) => new Date(seconds * 1000)

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are the published ones at %i seconds', (seconds, code) => {
    expect(codeAt(secret, stepAt(at(seconds)))).toBe(code)
  })

  it('are taken half a minute early and late, with spaces, and no further off', () => {
    const now = at(1_234_567_890)
    const step = stepAt(now)
    for (const drift of [-1, 0, 1]) {
      expect(stepOfCode(secret, ` ${codeAt(secret, step + drift)} `, null, now)).toBe(step + drift)
    }
    for (const drift of [-2, 2])
      expect(stepOfCode(secret, codeAt(secret, step + drift), null, now)).toBeUndefined()
  })

  it('work once', () => {
    const now = at(1_234_567_890)
    const step = stepAt(now)
    expect(stepOfCode(secret, codeAt(secret, step), step, now)).toBeUndefined()
    expect(stepOfCode(secret, codeAt(secret, step + 1), step, now)).toBe(step + 1)
  })

  it.each(['', '00592', '0059244', 'abcdef', '００５９２４'])('are not %j', (typed) => {
    expect(stepOfCode(secret, typed, null, at(1_234_567_890))).toBeUndefined()
  })

  it('say in the picture whose they are', () => {
    expect(setUpAddress('ABC', 'mari@example.ee')).toBe(
      'otpauth://totp/Autorent%3Amari%40example.ee?secret=ABC&issuer=Autorent',
    )
  })
})
