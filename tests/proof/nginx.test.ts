import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { debianProgram, hasDebian } from '../support/debian-program.ts'
import { freePort } from '../support/free-port.ts'
import { isProof } from '../support/proof.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makeCar } from '../support/rows.ts'
import { makePricesLast, orderBody } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'

/** docs/deploy/nginx.conf with TLS before two processes: `npm run proof -- operate`. */

const processes = useServerProcesses()
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-nginx-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe.runIf(isProof && hasDebian)('nginx in front, with TLS', () => {
  let server: ServerProcess
  let database: OpenDatabase
  let nginx: ChildProcess | undefined
  let url = ''
  let cars: { id: number }[] = []
  beforeAll(async () => {
    const company = await createDatabase()
    database = openServer(company, 2)
    await makePricesLast(database.db)
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      makeCar({ groupId: ids.groups.small, registerNumber: `${at}ROLL` }),
    )
    cars = await database.db.insert(schema.cars).values(rows).returning({ id: schema.cars.id })
    server = await processes.start({
      ...onServer(company),
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
    const site = (await readFile('docs/deploy/nginx.conf', 'utf8'))
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
    await database.close()
  })

  type Answer = { status: number; headers: Record<string, unknown>; text: string }
  type Asked = Pick<RequestOptions, 'method' | 'agent'> & { headers: Record<string, string> }
  const ask = (path: string, options: Asked, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host: 'rent.example', ...options.headers }
      request(url + path, { rejectUnauthorized: false, ...options, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer
          .once('error', reject)
          .once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
        .once('error', reject)
        .end(body)
    })
  const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers, agent: false })

  it('pages come compressed, hashed files may be kept for ever, and no log holds a key', async () => {
    const page = await get('/en/pricelist', { 'accept-encoding': 'gzip' })
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
    expect(page.headers['strict-transport-security']).toBeDefined()
    const answer = await get('/api/openapi.json', { 'accept-encoding': 'gzip' })
    expect(answer).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
    const packed = (await readdir('build/client/assets')).find((name) => name.endsWith('.js.br')) ?? ''
    const asset = () => get(`/assets/${packed.replace(/\.br$/, '')}`, { 'accept-encoding': 'br' })
    const expected = { 'content-encoding': 'br', 'cache-control': expect.stringContaining('immutable') }
    expect((await asset()).headers).toMatchObject({ ...expected, 'x-cache': 'MISS' })
    expect((await asset()).headers).toMatchObject({ ...expected, 'x-cache': 'HIT' })
    await get('/en/documents?token=averysecretkey')
    await get('/en/documents', { referer: 'https://rent.example/en/documents?token=averysecretkey' })
    await get('/minu-andmed?code=anothersecretkey')
    await sleep(500)
    const log = await readFile(join(root, 'logs/autorent.log'), 'utf8')
    expect(log).toContain('GET /en/documents HTTP/1.1')
    for (const where of [log, server.stdout(), server.stderr()]) expect(where).not.toMatch(/secretkey/)
  })

  it('processes are replaced again and again under load, and no request fails', async () => {
    const load = autocannon({
      url: `${url}/en/pricelist`,
      connections: 16,
      duration: 40,
      headers: { host: 'rent.example' },
      tlsOptions: { rejectUnauthorized: false },
    })
    let isOver = false
    const customers = customersWho(() => isOver)
    let rounds = 0
    const roll = setInterval(() => {
      process.kill(server.pid, 'SIGHUP')
      rounds++
    }, 8_000)
    const result = await load
    clearInterval(roll)
    isOver = true
    const booked = await customers
    console.log(
      `${result.requests.total} pages and ${booked.length} bookings over ${rounds} rounds of replacing 2 processes: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refused; pages p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
    )
    expect(rounds).toBeGreaterThan(2)
    expect({ errors: result.errors, timeouts: result.timeouts, refused: result.non2xx }).toEqual({
      errors: 0,
      timeouts: 0,
      refused: 0,
    })
    expect(booked.filter((answer) => answer !== 201)).toEqual([])
    expect(booked.length).toBeGreaterThan(20)
    expect(await database.db.$count(schema.bookings)).toBe(booked.length)
  })

  /** Four who book one car after the other, each on a connection that is kept; nobody sends anything twice. */
  async function customersWho(isOver: () => boolean): Promise<unknown[]> {
    const from = quietMorning()
    const queue = cars.values()
    const answers: unknown[] = []
    const customer = async () => {
      const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
      for (const { id } of queue) {
        if (isOver()) break
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
        const body = JSON.stringify(orderBody({ carId: id, from, to: daysAfter(from, 2) }))
        const sent = ask('/api/booking/register', { method: 'POST', headers, agent }, body)
        answers.push(
          await sent.then(
            ({ status, text }) => (status === 201 ? status : text),
            (error: unknown) => error,
          ),
        )
      }
      agent.destroy()
    }
    await Promise.all(Array.from({ length: 4 }, customer))
    return answers
  }
})
