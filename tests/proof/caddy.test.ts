import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debianProgram, hasDebian } from '../support/debian-program.ts'
import { freePort } from '../support/free-port.ts'
import { isProof } from '../support/proof.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'
import { waitFor } from '../support/waiting.ts'

/** docs/deploy/Caddyfile before a server, without TLS: `npm run proof -- operate`. */

const processes = useServerProcesses()
let root = ''
let port = 0
let server: ServerProcess
let caddy: ChildProcess | undefined
let said = ''

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const place = { host: '127.0.0.1', port, path, agent: false }
    request({ ...place, headers: { host: `rent.example:${port}`, ...headers } }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
      .once('error', reject)
      .end()
  })

describe.runIf(isProof && hasDebian)('Caddy in front', () => {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'autorent-caddy-'))
    port = await freePort()
    server = await processes.start({
      ...onServer(await createDatabase()),
      SIMULATE: '',
      OFF: 'bank,phones,lockers,mail',
      TRUSTED_PROXIES: '1',
      PUBLIC_URL: 'https://rent.example',
    })
    const file = (await readFile('docs/deploy/Caddyfile', 'utf8'))
      .replace(/^\{$/m, '{\n\tadmin off')
      .replace(/^rent\.example \{$/m, `http://rent.example:${port} {\n\tbind 127.0.0.1`)
      .replace('/var/log/caddy', root)
      .replace('127.0.0.1:3000', new URL(server.url).host)
    await writeFile(join(root, 'Caddyfile'), file)
    const program = debianProgram('caddy', 'usr/bin/caddy')
    const args = ['run', '--adapter', 'caddyfile', '--config', join(root, 'Caddyfile')]
    caddy = spawn(program, args, { env: { HOME: root, PATH: process.env.PATH } })
    for (const stream of [caddy.stdout, caddy.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    await waitFor('Caddy answers', () =>
      get('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    ).catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`)
    })
  })
  afterAll(async () => {
    const ended = caddy && new Promise((resolve) => caddy?.once('exit', resolve))
    caddy?.kill('SIGTERM')
    await ended
    await rm(root, { recursive: true, force: true })
  })

  it('pages come compressed, and so does what programs ask for', async () => {
    for (const path of ['/en/pricelist', '/api/openapi.json'])
      expect(await get(path, { 'accept-encoding': 'gzip' })).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'gzip' },
      })
  })

  it('no log holds a key, whatever happens to whoever has it', async () => {
    const link = '/en/documents?token=averysecretkey'
    await get(link)
    await get('/en/documents', { referer: `http://rent.example${link}` })
    await get('/api/customer/export', { 'x-booking-token': 'averysecretkey', cookie: 'a=averysecretkey' })
    await get('/minu-andmed?code=averysecretkey')
    await server.kill('SIGTERM')
    expect((await get(link)).status).toBeGreaterThanOrEqual(502)
    const log = () => readFile(join(root, 'autorent.log'), 'utf8')
    await waitFor('the failure is written', async () => /"logger":"http.log.error/.test(await log()))
    const lines = await log()
    expect(lines).toContain('/en/documents?token=REDACTED')
    for (const text of [lines, said]) expect(text).not.toContain('averysecretkey')
  })
})
