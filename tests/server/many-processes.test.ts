import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { parseEnv } from '../../src/server/env.ts'
import { processCount } from '../../src/server/many/process-count.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { freePort } from '../support/free-port.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { CODE_SECRET, hire, PASSWORD } from '../support/staff.ts'
import { createDatabase } from '../support/test-database.ts'

const processes = useServerProcesses()
const LIMIT = 40
let server: ServerProcess
let metrics = 0

beforeAll(async () => {
  metrics = await freePort()
  server = await processes.start({
    ...onServer(await createDatabase()),
    SIMULATE: '',
    OFF: 'bank,phones,lockers,mail',
    WEB_CONCURRENCY: '2',
    SEARCHES_PER_MINUTE: String(LIMIT),
    METRICS_PORT: String(metrics),
  })
})

const workersOf = (pid: number): number[] => {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.trim())
      .map(Number)
  } catch {
    return []
  }
}
const isAlive = (pid: number) =>
  execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split('\n').map(Number).includes(pid)

/** A request on a connection of its own: the processes take turns. */
function ask(path: string, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { method, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject).end(method === 'POST' ? '{}' : undefined)
  })
}
const readMetrics = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()

describe('how many processes', () => {
  const inEarnest = {
    ...onServer('postgresql://127.0.0.1/autorent'),
    SIMULATE: '',
    OFF: 'bank,phones,lockers,mail',
  }
  it('is as many as cores on a server, one where something lives in one process', () => {
    expect(processCount(parseEnv(inEarnest))).toBeGreaterThan(0)
    expect(processCount(parseEnv({ ...inEarnest, WEB_CONCURRENCY: '7' }))).toBe(7)
    expect(processCount(parseEnv({ ...inEarnest, OFF: '', SIMULATE: 'bank,phones,lockers,mail' }))).toBe(1)
    expect(processCount(parseEnv({}))).toBe(1)
    expect(() => processCount(parseEnv({ WEB_CONCURRENCY: '2' }))).toThrow(/^WEB_CONCURRENCY: /)
  })
})

describe('two processes on one port', () => {
  it('both serve, and Prometheus reads both at one place', async () => {
    const seen = async () => {
      for (let times = 0; times < 4; times++) await ask('/healthz')
      const text = await readMetrics()
      return ['1', '2'].filter((number) =>
        text.includes(`route="/healthz",status="200",process="${number}"}`),
      )
    }
    await expect.poll(seen, { timeout: 60_000 }).toEqual(['1', '2'])
    const text = await readMetrics()
    expect(text.match(/^autorent_money_out_of_balance_cents/gm)).toHaveLength(1)
  })

  it('share the limits of a visitor: however they are spread, there is one', async () => {
    const answers: number[] = []
    for (let times = 0; times < LIMIT * 2; times++) {
      answers.push(await ask('/api/booking/cars', 'POST'))
      await sleep(20)
    }
    const passed = answers.filter((status) => status !== 429).length
    // Ten times a second they tell each other; meanwhile the allowance comes back by the minute.
    expect(passed).toBeGreaterThanOrEqual(LIMIT)
    expect(passed).toBeLessThan(LIMIT * 1.5)
  })

  it('are replaced one after the other without a request lost', async () => {
    const before = workersOf(server.pid)
    let isOver = false
    const failed: unknown[] = []
    let answered = 0
    const visitor = async () => {
      while (!isOver) {
        const status = await fetch(`${server.url}/healthz`).then(
          async (answer) => {
            await answer.arrayBuffer()
            return answer.status
          },
          (error: unknown) => error,
        )
        if (status === 200) answered++
        else failed.push(status)
      }
    }
    const crowd = Array.from({ length: 8 }, visitor)
    process.kill(server.pid, 'SIGHUP')
    await expect
      .poll(() => workersOf(server.pid).filter((pid) => before.includes(pid)), { timeout: 120_000 })
      .toEqual([])
    isOver = true
    await Promise.all(crowd)
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(50)
    expect(workersOf(server.pid)).toHaveLength(2)
    expect(server.stdout().match(/Autorent is at/g)).toHaveLength(1)
  })

  it('one that dies is replaced', async () => {
    const [first = 0] = workersOf(server.pid)
    process.kill(first, 'SIGKILL')
    await expect
      .poll(() => workersOf(server.pid).filter((pid) => pid !== first).length, { timeout: 60_000 })
      .toBe(2)
    expect(await ask('/healthz')).toBe(200)
  })

  it('end with the first process, asked or not', async () => {
    const workers = workersOf(server.pid)
    await server.kill('SIGKILL')
    await expect.poll(() => workers.filter(isAlive), { timeout: 30_000 }).toEqual([])
    const next = await processes.start({
      ...onServer(await createDatabase()),
      SIMULATE: '',
      OFF: 'bank,phones,lockers,mail',
      WEB_CONCURRENCY: '2',
    })
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})

describe('two machines on one database', () => {
  it('share the limits of a visitor: whoever used it up on one has none on the other', async () => {
    const settings = { ...onServer(await createDatabase()), SEARCHES_PER_MINUTE: String(LIMIT) }
    const [here, there] = [await processes.start(settings), await processes.start(settings)]
    const search = async ({ url }: ServerProcess) =>
      (await fetch(`${url}/api/booking/cars`, { method: 'POST', body: '{}' })).status
    for (let times = 0; times < LIMIT; times++) expect(await search(here)).not.toBe(429)
    // They tell each other once a second.
    await sleep(2_000)
    const refused: number[] = []
    for (let times = 0; times < 10; times++) refused.push(await search(there))
    expect(refused.filter((status) => status === 429).length).toBeGreaterThan(5)
    await Promise.all([here, there].map((server) => server.kill('SIGTERM')))
  })
})

describe('staff who work on two machines', () => {
  it('are signed in on both, and signed out of both', async () => {
    const company = await createDatabase()
    const database = openServer(company, 2)
    const settings = { ...onServer(company), PUBLIC_URL: 'https://autorent.test' }
    const [here, there] = [await processes.start(settings), await processes.start(settings)]
    const { email } = await hire({ db: () => database.db }, 'agent')
    await database.close()
    const headers = { origin: settings.PUBLIC_URL, 'content-type': 'application/json' }
    const code = codeAt(CODE_SECRET, stepAt(new Date()))
    const body = JSON.stringify({ email, password: PASSWORD, code })
    const login = await fetch(`${here.url}/api/admin/login`, { method: 'POST', headers, body })
    expect(login.status).toBe(200)
    const cookie = login.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    const me = async ({ url }: ServerProcess) =>
      (await fetch(`${url}/api/admin/me`, { headers: { ...headers, cookie } })).status
    expect([await me(here), await me(there)]).toEqual([200, 200])
    await fetch(`${there.url}/api/admin/logout`, { method: 'POST', headers: { ...headers, cookie } })
    expect([await me(here), await me(there)]).toEqual([401, 401])
    await Promise.all([here, there].map((one) => one.kill('SIGTERM')))
  })
})

describe('a start that fails', () => {
  it('fails once, with its sentence', async () => {
    const refused = processes.spawn({
      ...onServer('postgresql://autorent:secret@127.0.0.1:1/autorent'),
      SIMULATE: '',
      OFF: 'bank,phones,lockers,mail',
      WEB_CONCURRENCY: '3',
    })
    expect((await refused.exited).code).toBe(1)
    expect(refused.stderr()).toBe('DATABASE_URL: no database answers there. Start it, then start again.\n')
  })
})
