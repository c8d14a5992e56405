import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { TEST_KEYS } from '../tests/support/data-keys.ts'
import { freePort } from '../tests/support/free-port.ts'
import { templateUrl } from './company.ts'
import { median } from './measure.ts'
import { processorMs } from './processor-time.ts'
import { milliseconds, type Row } from './table.ts'

const STARTS = 3
/** Until the jobs have begun and done what was due. */
const IDLE_MS = 5_000

type Start = { ready: number; cpu: number; memory: number }
type Variables = Record<string, string>

/** From the command to a server that says it is ready, and what it holds when nobody asks it for anything. */
export async function measureStart(serverUrl: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-start-'))
  const onServer = {
    DATABASE_URL: templateUrl(serverUrl),
    DATA_DIR: join(folder, 'server'),
    SESSION_SECRET: 'a secret of the benches, long enough to be taken',
    DATA_KEYS: TEST_KEYS,
    SIMULATE: 'bank,phones,lockers,mail',
  }
  try {
    const server = await starts(() => onServer)
    const first = await starts((turn) => ({ DATA_DIR: join(folder, `first-${turn}`) }))
    const embedded = await starts(() => ({ DATA_DIR: join(folder, 'first-0') }))
    return [
      ...rows('PostgreSQL', server, { ready: '≤ 1 s', memory: '≤ 150 MB' }),
      ...rows('embedded with data', embedded, { ready: '≤ 2 s', memory: '≤ 400 MB' }),
      ...rows('embedded, first time with the demo', first, { ready: '≤ 5 s', memory: '≤ 450 MB' }),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function rows(what: string, measured: Start[], goal: { ready: string; memory: string }): Row[] {
  const of = (name: keyof Start) => median(measured.map((start) => start[name]))
  const cpu = `${milliseconds(of('cpu'))} of processor`
  return [
    { what: `start, ${what}`, figure: milliseconds(of('ready')), ratio: cpu, goal: goal.ready },
    {
      what: `memory of an idle server, ${what}`,
      figure: `${Math.round(of('memory'))} MB`,
      goal: goal.memory,
    },
  ]
}

/** One that does not count goes first: it fills the compile cache. */
async function starts(variables: (turn: number) => Variables): Promise<Start[]> {
  const measured: Start[] = []
  for (let turn = -1; turn < STARTS; turn++) {
    const start = await startOnce(variables(turn))
    if (turn >= 0) measured.push(start)
  }
  return measured
}

async function startOnce(variables: Variables): Promise<Start> {
  const port = await freePort()
  const env = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...variables }
  const started = performance.now()
  const child = spawn(process.execPath, ['build/program/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => text.includes('Autorent is at ') && resolve())
      child.once('close', () => reject(new Error('the server stopped before it was ready')))
    })
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}`)
    const ready = performance.now() - started
    const cpu = processorMs(child.pid)
    await setTimeout(IDLE_MS)
    return { ready, cpu, memory: residentMegabytes(child.pid) }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function residentMegabytes(pid = 0): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
