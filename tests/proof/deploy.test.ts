import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debianProgram, hasDebian } from '../support/debian-program.ts'
import { freePort } from '../support/free-port.ts'
import { isProof } from '../support/proof.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

/** The files of docs/deploy, read by the programs they are for: `npm run proof -- deploy`. */

const DEPLOY = 'docs/deploy'
const processes = useServerProcesses()
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-deploy-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe.runIf(isProof && hasDebian)('programs of Debian', () => {
  it('promtool takes the alert rules', () => {
    const promtool = debianProgram('prometheus', 'usr/bin/promtool')
    const { status, stdout } = spawnSync(promtool, ['check', 'rules', `${DEPLOY}/alerts.yml`], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('SUCCESS') })
  })

  it('Caddy takes its files', () => {
    const caddy = debianProgram('caddy', 'usr/bin/caddy')
    const env = { HOME: root, PATH: process.env.PATH }
    for (const file of ['Caddyfile', 'Caddyfile.containers']) {
      const args = ['validate', '--adapter', 'caddyfile', '--config', `${DEPLOY}/${file}`]
      const { status, stderr } = spawnSync(caddy, args, { encoding: 'utf8', env })
      expect(status, stderr).toBe(0)
    }
  })
})

describe.runIf(isProof && hasDebian)('nginx in front, with TLS', () => {
  let server: ServerProcess
  let nginx: ChildProcess | undefined
  let url = ''
  beforeAll(async () => {
    server = await processes.start({
      ...onServer(await createDatabase()),
      SIMULATE: '',
      OFF: 'bank,phones,lockers,mail',
      WEB_CONCURRENCY: '2',
      TRUSTED_PROXIES: '1',
      PUBLIC_URL: 'https://rent.example',
    })
    const [plain, secure] = [await freePort(), await freePort()]
    url = `https://127.0.0.1:${secure}`
    const program = debianProgram('nginx', 'usr/sbin/nginx')
    await mkdir(join(root, 'logs'))
    await chmod(root, 0o755)
    const subject = ['-subj', '/CN=rent.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
    execFileSync(
      'openssl',
      ['req', '-x509', ...subject, '-keyout', join(root, 'key.pem'), '-out', join(root, 'cert.pem')],
      {
        stdio: 'ignore',
      },
    )
    const site = (await readFile(`${DEPLOY}/nginx.conf`, 'utf8'))
      .replaceAll('/etc/letsencrypt/live/rent.example/fullchain.pem', join(root, 'cert.pem'))
      .replaceAll('/etc/letsencrypt/live/rent.example/privkey.pem', join(root, 'key.pem'))
      .replaceAll('/var/log/nginx', join(root, 'logs'))
      .replaceAll('/var/cache/nginx', root)
      .replaceAll('127.0.0.1:3000', new URL(server.url).host)
      .replaceAll(/listen \[::\].*\n/g, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `)
    const config = join(root, 'nginx.conf')
    await writeFile(
      config,
      `pid ${root}/nginx.pid; daemon off; user root; worker_processes 1; error_log ${root}/logs/main.log;
events { worker_connections 1024; }
http { client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/f; uwsgi_temp_path ${root}/u; scgi_temp_path ${root}/s;
${site} }`,
    )
    const tested = spawnSync(program, ['-t', '-c', config], { encoding: 'utf8' })
    if (tested.status !== 0) throw new Error(tested.stderr)
    nginx = spawn(program, ['-c', config], { stdio: 'ignore' })
    await sleep(1_000)
  })
  afterAll(async () => {
    nginx?.kill('SIGTERM')
    await server.kill('SIGTERM')
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
      const options = {
        rejectUnauthorized: false,
        headers: { host: 'rent.example', ...headers },
        agent: false,
      }
      request(url + path, options, (answer) => {
        answer
          .resume()
          .once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
      })
        .once('error', reject)
        .end()
    })

  it('pages come compressed, hashed files may be kept for ever, and no log holds a key', async () => {
    const page = await get('/en/pricelist', { 'accept-encoding': 'gzip' })
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
    expect(page.headers['strict-transport-security']).toBeDefined()
    const packed = (await readdir('build/client/assets')).find((name) => name.endsWith('.js.br')) ?? ''
    const asset = () => get(`/assets/${packed.replace(/\.br$/, '')}`, { 'accept-encoding': 'br' })
    const expected = { 'content-encoding': 'br', 'cache-control': expect.stringContaining('immutable') }
    expect((await asset()).headers).toMatchObject({ ...expected, 'x-cache': 'MISS' })
    expect((await asset()).headers).toMatchObject({ ...expected, 'x-cache': 'HIT' })
    await get('/en/documents?token=averysecretkey')
    await get('/minu-andmed?code=anothersecretkey')
    await sleep(500)
    const log = await readFile(join(root, 'logs/autorent.log'), 'utf8')
    expect(log).toContain('GET /en/documents HTTP/1.1')
    for (const where of [log, server.stdout(), server.stderr()]) expect(where).not.toMatch(/secretkey/)
  })

  it('processes are replaced again and again under load, and no request fails', async () => {
    const load = autocannon({
      url: `${url}/en/pricelist`,
      connections: 20,
      duration: 40,
      headers: { host: 'rent.example' },
      tlsOptions: { rejectUnauthorized: false },
    })
    let rounds = 0
    const roll = setInterval(() => {
      process.kill(server.pid, 'SIGHUP')
      rounds++
    }, 8_000)
    const result = await load
    clearInterval(roll)
    console.log(
      `${result.requests.total} requests over ${rounds} rounds of replacing 2 processes: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refused; p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
    )
    expect(rounds).toBeGreaterThan(2)
    expect({ errors: result.errors, timeouts: result.timeouts, refused: result.non2xx }).toEqual({
      errors: 0,
      timeouts: 0,
      refused: 0,
    })
  })
})
