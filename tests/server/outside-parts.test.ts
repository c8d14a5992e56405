import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/server/env.ts'
import { TEST_KEYS } from '../support/data-keys.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

const processes = useServerProcesses()

const secret = 'a secret of the tests, long enough to be taken'
const onDatabase = {
  DATABASE_URL: 'postgresql://localhost/autorent',
  SESSION_SECRET: secret,
  DATA_KEYS: TEST_KEYS,
}
const all = 'bank,phones,lockers,mail'
const real = {
  MONTONIO_ACCESS_KEY: 'key',
  MONTONIO_SECRET_KEY: 'secret',
  SMART_ID_URL: 'https://sid.example/v3',
  SIGNING_ISSUERS: 'issuers.pem',
  LOCKER_SMS_URL: 'https://sms.example',
  LOCKER_SMS_KEY: 'key',
  LOCKER_PASSWORD: '4321',
  SMTP_URL: 'smtps://mail.example',
}

describe('what is neither given nor simulated nor off is named, and the start refused:', () => {
  it.each([
    ['a database server', onDatabase],
    ['a public address', { PUBLIC_URL: 'https://rent.example', DATA_KEYS: TEST_KEYS }],
    [
      'a host that others reach',
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://192.0.2.7:3000', DATA_KEYS: TEST_KEYS },
    ],
    ['a host of IPv6', { HOST: '::', PUBLIC_URL: 'http://localhost:3000', DATA_KEYS: TEST_KEYS }],
  ])('%s', (_, variables) => {
    for (const setting of ['MONTONIO_ACCESS_KEY', 'SMART_ID_URL', 'LOCKER_SMS_URL', 'SMTP_URL'])
      expect(() => parseEnv(variables)).toThrow(setting)
    expect(parseEnv({ ...variables, SIMULATE: all }).parts).toEqual({
      bank: 'simulated',
      phones: 'simulated',
      lockers: 'simulated',
      mail: 'simulated',
    })
  })

  it('only the part that is missing', () => {
    expect(() => parseEnv({ ...onDatabase, SIMULATE: 'bank,phones', OFF: 'lockers' })).toThrow(
      /^Something is missing that customers would rely on\. mail: set SMTP_URL, or name it in SIMULATE or in OFF\./,
    )
  })

  it('as on the day a stranger could pay in a simulated bank on a public address', async () => {
    const server = processes.spawn({
      PUBLIC_URL: 'https://rent.example',
      SESSION_SECRET: secret,
      TRUSTED_PROXIES: '1',
      PORT: '0',
    })
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.stderr()).toMatch(/bank: set MONTONIO.*phones: set.*lockers: set.*mail: set SMTP_URL/)
  })

  it('by the process itself, before it touches the database', async () => {
    const server = processes.spawn({ ...onDatabase, PORT: '0' })
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.stderr()).toMatch(/^Something is missing .*bank: set MONTONIO_ACCESS_KEY.*\.\n$/)
  })
})

describe('the settings of a part', () => {
  it('make it real', () => {
    const parts = { bank: 'real', phones: 'real', lockers: 'real', mail: 'real' }
    expect(parseEnv({ ...onDatabase, ...real }).parts).toEqual(parts)
  })

  it.each([
    ['a locker’s key alone', { LOCKER_SMS_KEY: 'key', LOCKER_PASSWORD: '4321' }, 'LOCKER_SMS_URL'],
    ['half of a bank', { MONTONIO_ACCESS_KEY: 'key' }, 'MONTONIO_SECRET_KEY'],
    ['a part that does not exist', { SIMULATE: 'bank,weather' }, 'SIMULATE'],
    ['a real bank that is to be simulated', { ...real, SIMULATE: 'bank' }, 'bank: it is set and in SIMULATE'],
    ['simulated and off at once', { SIMULATE: 'mail', OFF: 'mail' }, 'mail: it is in SIMULATE and in OFF'],
    ['reachable from elsewhere without an address', { HOST: '0.0.0.0', SIMULATE: all }, 'PUBLIC_URL'],
  ])('are refused when they are %s', (_, variables, named) => {
    expect(() => parseEnv(variables)).toThrow(named)
  })
})

describe('a server that is running tells', () => {
  it('what it simulates, at its start and to whoever asks whether it is ready', async () => {
    const server = await processes.start(onServer(await createDatabase()))
    expect(server.stdout()).toMatch(/simulated +bank, phones, lockers, mail: no money moves/)
    const answer = await fetch(`${server.url}/readyz`)
    expect(await answer.json()).toEqual({
      status: 'ready',
      files: 'ok',
      simulated: ['bank', 'phones', 'lockers', 'mail'],
      off: [],
    })
  })

  it('of nothing that is off, and has no simulator then', async () => {
    const data = await mkdtemp(join(tmpdir(), 'autorent-off-'))
    const server = await processes.start({ DATA_DIR: data, DEMO: '0', OFF: all })
    const answer = await fetch(`${server.url}/readyz`)
    expect(await answer.json()).toEqual({
      status: 'ready',
      files: 'ok',
      simulated: [],
      off: ['bank', 'phones', 'lockers', 'mail'],
    })
    expect((await fetch(`${server.url}/sandbox/montonio/api/stores/payment-methods`)).status).toBe(404)
    await server.kill('SIGTERM')
    await rm(data, { recursive: true })
  })
})
