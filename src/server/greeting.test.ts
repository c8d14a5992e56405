import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'
import { greeting } from './greeting.ts'

const url = 'http://127.0.0.1:3000'

describe('whoever starts the server is told', () => {
  it('where it is, how to sign in, where the data are, and what is only simulated', () => {
    const firstAccount = { email: 'omanik@autorent.example', password: 'made up' }
    const said = greeting(parseEnv({}), { url, database: 'embedded', firstAccount })
    expect(said).toMatch(/^Autorent is at http:\/\/127\.0\.0\.1:3000 \(embedded database\)\n/)
    expect(said).toContain(`${url}/admin`)
    expect(said).toContain('omanik@autorent.example with made up (shown this once)')
    expect(said).toContain('in .data/database')
    expect(said).toContain('kept as files in .data/outbox')
    expect(said).toContain('bank, phones, lockers, mail: no money moves, no phone rings')
  })

  it('what is real, and never a password that is already in use', () => {
    const env = parseEnv({
      MONTONIO_ACCESS_KEY: 'key',
      MONTONIO_SECRET_KEY: 'secret-of-montonio',
      SMTP_URL: 'smtp://user:word@mail.example',
      ADMIN_PASSWORD: 'a long password of the owner',
    })
    const said = greeting(env, { url, database: 'server', firstAccount: undefined })
    expect(said).toContain('phones, lockers: no phone rings, no door opens\n')
    expect(said).toMatch(/real +bank, mail\n/)
    expect(said).toContain('sent by SMTP')
    expect(said).toContain('npm run reset-account')
    for (const secret of ['secret-of-montonio', 'word@', 'a long password'])
      expect(said).not.toContain(secret)
  })
})
