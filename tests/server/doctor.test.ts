import { once } from 'node:events'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ending } from '../../src/server/operate/checks/finding.ts'
import { SmartIdSimulator } from '../../src/simulators/signing/smart-id-simulator.ts'
import { freePort } from '../support/free-port.ts'
import { operate } from '../support/operate-command.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

const processes = useServerProcesses()
let root = ''
let url = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-doctor-'))
  url = await createDatabase()
})
afterAll(() => rm(root, { recursive: true }))

const settings = () => ({
  ...onServer(url),
  DATA_DIR: root,
  SIMULATE: '',
  OFF: 'bank,phones,lockers,mail',
  BACKUP_KEY: Buffer.alloc(32, 7).toString('base64'),
})

describe('the doctor', () => {
  it('finds a deployment in order', async () => {
    const server = await processes.start(settings())
    await mkdir(join(root, 'backups'), { recursive: true })
    await writeFile(join(root, 'backups/autorent-20260101T000000Z.sealed'), '')
    const { code, said } = await operate('doctor', { ...settings(), PUBLIC_URL: server.url })
    expect({ code, wrong: said.match(/^WRONG.*/gm) ?? [] }, said).toEqual({ code: 0, wrong: [] })
    expect(said).toMatch(/^fine {3}database: PostgreSQL 18/m)
    expect(said).toMatch(/^fine {3}address: http:\/\/127\.0\.0\.1:\d+ is ready\.$/m)
    expect(said).toMatch(/btree_gist and pg_trgm are there/)
    expect(said).toMatch(/: 0 wrong, /)
    await server.kill('SIGTERM')
  })

  it('says of everything that is wrong what it is and what to do', async () => {
    const away = await freePort()
    const issuers = join(root, 'issuers.pem')
    const simulator = new SmartIdSimulator({
      relyingPartyUuid: '00000000-0000-4000-8000-000000000000',
      relyingPartyName: 'DEMO',
      now: () => new Date(),
    })
    await writeFile(issuers, simulator.issuer.toString())
    await utimes(join(root, 'backups/autorent-20260101T000000Z.sealed'), 0, 0)
    const { code, said } = await operate('doctor', {
      ...settings(),
      OFF: 'lockers',
      PUBLIC_URL: `http://127.0.0.1:${away}`,
      SMTP_URL: `smtp://127.0.0.1:${away}`,
      MONTONIO_URL: `http://127.0.0.1:${away}/api`,
      MONTONIO_ACCESS_KEY: 'a',
      MONTONIO_SECRET_KEY: 'b',
      FILES_URL: `http://key:secret@127.0.0.1:${away}/private`,
      SMART_ID_URL: `http://127.0.0.1:${away}/v3`,
      SIGNING_ISSUERS: issuers,
      WEB_CONCURRENCY: '64',
      DATABASE_READ_URL: url,
    })
    expect(code).toBe(1)
    for (const about of ['address', 'mail', 'bank', 'files', 'services', 'backups', 'copy'])
      expect(said).toMatch(new RegExp(`^WRONG {2}${about}: .*\\n {7}→ [A-Za-z].*[.?]$`, 'm'))
    expect(said).toMatch(/^BEWARE database: 64 processes may want/m)
    expect(said).toMatch(/^(fine|BEWARE|WRONG).* issuers: /m)
    expect(said).not.toContain('secret@')
  })

  it('asks the server itself where the proxy tells nobody how it is', async () => {
    const server = await processes.start(settings())
    const proxy = createServer((request, answer) => {
      answer.writeHead(request.url === '/healthz' ? 200 : 403).end()
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const here = { ...settings(), PUBLIC_URL, PORT: new URL(server.url).port }
    expect((await operate('doctor', here)).said).toContain(`fine   address: ${PUBLIC_URL} is ready.`)
    await server.kill('SIGTERM')
    const away = { ...here, PORT: String(await freePort()) }
    expect((await operate('doctor', away)).said).toContain(`fine   address: ${PUBLIC_URL} answers.`)
    proxy.close()
  })

  it('finds a clock that is wrong, and one that nobody keeps right', async () => {
    const elsewhere = createServer((_, answer) => {
      answer.writeHead(200, { date: new Date(Date.now() - 600_000).toUTCString() }).end()
    })
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
    const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const bin = join(root, 'bin')
    await mkdir(bin)
    await writeFile(join(bin, 'timedatectl'), '#!/bin/sh\necho no\n', { mode: 0o755 })
    const issuers = join(root, 'issuers.pem')
    await writeFile(issuers, '')
    const env = {
      ...settings(),
      OFF: 'bank,lockers,mail',
      SIGNING_ISSUERS: issuers,
      SMART_ID_URL: `http://${host}/v3`,
    }
    const { said } = await operate('doctor', { ...env, PATH: `${bin}:${process.env.PATH}` })
    expect(said).toMatch(
      new RegExp(`^WRONG {2}clock: ${host}'s clock differs from this machine's by -\\d+ s`, 'm'),
    )
    expect(said).toMatch(/^BEWARE clock: Nothing has set it right over the network\.$/m)
    elsewhere.close()
  })

  it('reads settings as the server does', async () => {
    const { code, said } = await operate('doctor', { ...settings(), SESSION_SECRET: '' })
    expect({ code, said }).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^WRONG {2}settings: SESSION_SECRET is missing/),
    })
  })
})

it.each([
  ['2026-01-01', 'wrong'],
  ['2026-03-20', 'beware'],
  ['2027-03-01', 'fine'],
])('a certificate that ends on %s is %s', (end, kind) => {
  const finding = ending('TLS', 'It', new Date(end), new Date('2026-03-01'), 'Renew it.')
  expect(finding).toMatchObject({ kind, said: expect.stringContaining(end) })
})
