import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/server/env.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

const processes = useServerProcesses()

/** How a start ends that should not succeed; one that does is stopped after a while. */
async function refusedStart(variables: Record<string, string>) {
  const server = processes.spawn(variables)
  const timer = setTimeout(() => void server.kill('SIGKILL'), 120_000)
  const { code } = await server.exited
  clearTimeout(timer)
  return { code, said: server.stderr() }
}

const KEY = Buffer.alloc(32).toString('base64')

const wrong = {
  PORT: ['three thousand', '65536', '-1'],
  DATABASE_URL: ['mysql://localhost/autorent', 'localhost', 'postgresql://db.example/autorent'],
  DATABASE_READ_URL: ['localhost', 'postgresql://db.example/autorent'],
  PUBLIC_URL: ['http://rent.example', 'rent.example'],
  MONTONIO_URL: ['http://bank.example/api'],
  SMART_ID_URL: ['http://sid.example/v3'],
  MOBILE_ID_URL: ['http://mid.example/mid-api'],
  FILES_URL: ['http://key:secret@files.example/private'],
  LOCKER_SMS_URL: ['http://sms.example/send'],
  DATABASE_POOL: ['1', '1000'],
  DEMO: ['yes', 'true'],
  SESSION_SECRET: ['short'],
  DATA_KEYS: ['2026', '2026:c2hvcnQ=', `Sügis:${KEY}`, `a:${KEY},a:${KEY}`],
  TRUSTED_PROXIES: ['-1', 'all'],
  SEARCHES_PER_MINUTE: ['1.5', '0'],
  REGISTRATIONS_PER_MINUTE: ['many'],
  UNPAID_HOLDS: ['0'],
  LOG_LEVEL: ['loud'],
}

describe('a wrong setting stops the start with a sentence that names it:', () => {
  it.each(Object.entries(wrong))('%s', (name, values) => {
    for (const value of values) {
      const named = new RegExp(`^[A-Z].* ${name}: .*\\.$`)
      expect(() => parseEnv({ [name]: value })).toThrow(named)
    }
  })

  it('on the way out, all of them at once, with exit code 1', async () => {
    const first = Object.entries(wrong).map(([name, [value = '']]) => [name, value])
    const { code, said } = await refusedStart(Object.fromEntries(first))
    expect(code).toBe(1)
    expect(Object.keys(wrong).filter((name) => !said.includes(` ${name}: `))).toEqual([])
    expect(said).toMatch(/^[A-Z].*\.\n$/)
  })

  it('a secret that several processes would have to share', async () => {
    const { code, said } = await refusedStart({ DATABASE_URL: 'postgresql://localhost/autorent' })
    expect(code).toBe(1)
    expect(said).toMatch(/^SESSION_SECRET .*\.\n$/)
  })
})

describe('a place that cannot be had stops the start', () => {
  it('a database that nobody serves, without telling its password', async () => {
    const { code, said } = await refusedStart({
      ...onServer('postgresql://autorent:verysecretword@127.0.0.1:1/autorent'),
    })
    expect(code).toBe(1)
    expect(said).toBe('DATABASE_URL: no database answers there. Start it, then start again.\n')
  })

  it('a port that is taken', async () => {
    const neighbour = createServer()
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve))
    const address = neighbour.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const { code, said } = await refusedStart({ ...onServer(await createDatabase()), PORT: String(port) })
    expect(code).toBe(1)
    expect(said).toContain(String(port))
    neighbour.close()
  })
})

describe('a second process on one embedded database', () => {
  it('is refused, for two would overwrite each other, and may have it when the first is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'autorent-twice-'))
    const first = await processes.start({ DATA_DIR: folder, DEMO: '0' })
    const second = await refusedStart({ DATA_DIR: folder, DEMO: '0' })
    expect(second).toEqual({ code: 1, said: expect.stringMatching(/^DATA_DIR\b.*\.\n$/) })
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.kill('SIGKILL')
    const third = await processes.start({ DATA_DIR: folder, DEMO: '0' })
    expect(await third.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    await rm(folder, { recursive: true })
  })
})

describe('processes that start together on a new database', () => {
  it('migrate it once and both run', async () => {
    const url = await createDatabase('template1')
    const variables = { ...onServer(url), DEMO: '1' }
    const servers = await Promise.all([processes.start(variables), processes.start(variables)])
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    for (const { kill } of servers) expect(await kill('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
