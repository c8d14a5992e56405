import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import { compose, type System } from '../../src/server/compose.ts'
import { parseEnv } from '../../src/server/env.ts'
import { loadBuild } from '../../src/server/site/load-build.ts'
import type { MontonioSimulator } from '../../src/simulators/bank/montonio-simulator.ts'
import { TEST_KEYS } from './data-keys.ts'
import { noLimits } from './no-limits.ts'
import { TEST_NOW } from './small-company.ts'
import { openTestDatabase } from './test-database.ts'

export type TestSystem = {
  /** The clock, which tests may move. */
  clock: { now: Date }
  later: (minutes: number) => void
  /** Every line the server has logged. */
  logged: string[]
  db: () => Database
  /** Where the server keeps its files. */
  dataDir: () => string
  /** The whole system, for what has no address: the jobs. */
  running: () => System
  /** The simulated bank, whose faults tests switch on. */
  bank: () => MontonioSimulator
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  send: (path: string, init: RequestInit & { duplex?: 'half' }) => Promise<Response>
}

/** The whole server on a database of its own, entered through its front door; the pages only where they are asked for. */
export function useTestSystem(
  variables: Record<string, string> = {},
  { hasWebsite = false }: { hasWebsite?: boolean } = {},
): TestSystem {
  const clock = { now: TEST_NOW }
  const logged: string[] = []
  const record = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  let system: System | undefined
  let dataDir = ''
  const running = (): System => {
    if (!system) throw new Error('the system is not running yet')
    return system
  }
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'autorent-data-'))
    const env = parseEnv({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: '0',
      SESSION_SECRET: 'a secret of the tests, long enough to be taken',
      DATA_KEYS: TEST_KEYS,
      ...noLimits,
      // Tests move the clock by hours and are still at work.
      STAFF_IDLE_MINUTES: '720',
      STAFF_PROOF_MINUTES: '720',
      ...variables,
    })
    system = await compose(env, {
      now: () => clock.now,
      open: openTestDatabase,
      bankTelling: {
        // The simulated bank finds this server without a socket, and repeats itself without pauses.
        deliver: async (url, body) => {
          const { pathname, search } = new URL(url)
          const told = await running().app.request(`${pathname}${search}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          return told.status
        },
        wait: async () => undefined,
      },
      log: { info: record, warn: record, error: record },
      ...(hasWebsite ? { build: await loadBuild() } : {}),
    })
  })
  afterAll(async () => {
    await running().close()
    await rm(dataDir, { recursive: true })
  })
  return {
    clock,
    logged,
    db: () => running().database.db,
    dataDir: () => dataDir,
    running,
    later: (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    bank: () => {
      const { simulator } = running().bank
      if (!simulator) throw new Error('the bank of the tests is simulated')
      return simulator
    },
    post: async (path, body, headers = {}) =>
      running().app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: async (path, headers = {}) => running().app.request(path, { headers }),
    send: async (path, init) => running().app.request(path, init),
  }
}
