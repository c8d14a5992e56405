import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-rules.ts'

const whose = { email: 'mari.maasikas@saaremaarendid.ee', name: 'Mari Maasikas', company: 'Autorent OÜ' }

describe('a password', () => {
  it.each([
    ['lühike parool'.slice(0, 11), 'too_short'],
    ['x'.repeat(501), 'too_long'],
    ['123456789012', 'common'],
    ['passwordpassword', 'common'],
    ['Password2026!', 'common'],
    ['P@ssw0rd12345', 'common'],
    ['qwertyuiop123', 'common'],
    ['qwerty123456', 'common'],
    ['1q2w3e4r5t6y'.replace(/\D/g, 'a'), 'common'],
    ['aaaaaaaaaaaaaaaa', 'common'],
    ['abababababababab', 'common'],
    ['abcdefghijklmnop', 'common'],
    ['zyxwvutsrqponm', 'common'],
    ['iloveyou1234567', 'common'],
    ['Tallinn2026!!', 'common'],
    ['parool123parool', 'common'],
    ['correct horse battery staple', 'common'],
    ['autorent-2026', 'common'],
    ['пароль123456', 'common'],
    ['sunshine monkey dragon', 'common'],
    ['mari.maasikas1', 'personal'],
    ['Maasikas-2026!', 'personal'],
    ['saaremaarendid1', 'personal'],
  ])('%s is refused: %s', (password, fault) => {
    expect(passwordFault(password, whose)).toBe(fault)
  })

  it.each([
    'kolm sinist kajakat',
    'uus ja parem parool',
    'hommikune rabarberikook',
    'Vihmavari.jäi.bussi',
    'c7Vq-Zk2p-Xr9d',
    'R4nD0mB9te5-kQx',
    '8451992733012276',
    'четыре зелёных слона',
  ])('%s will do', (password) => {
    expect(passwordFault(password, whose)).toBeUndefined()
  })

  it('of the kind the server makes up is never refused', async () => {
    const { randomBytes } = await import('node:crypto')
    for (let i = 0; i < 200; i++)
      expect(passwordFault(randomBytes(12).toString('base64url'), whose)).toBeUndefined()
  })
})
