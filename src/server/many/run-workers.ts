import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Family, inOne } from '../../infra/metrics/metrics.ts'
import type { Env } from '../env.ts'
import { openMetricsPort } from '../metrics/metrics-port.ts'
import { MACHINE } from './machine-line.ts'
import type { ToPrimary, ToWorker } from './worker-line.ts'

/** One that ends by itself is replaced, but not in a circle that burns the processor. */
const AGAIN_AFTER_MS = 1_000
const METRICS_WITHIN_MS = 5_000

/**
 * The first of several processes: it serves nobody itself. It starts the others, passes on what they tell each other,
 * replaces one that died, and on SIGHUP all of them, one after the other, each when its successor listens.
 */
export async function runWorkers(env: Env, count: number): Promise<void> {
  followLinks()
  const workers = new Map<number, Worker>()
  let isStopping = false
  const send = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message)
  }

  const start = async (number: number, isSuccessor = false): Promise<Worker | undefined> => {
    const worker = cluster.fork({
      AUTORENT_MACHINE: MACHINE,
      AUTORENT_WORKER: String(number),
      AUTORENT_SUCCESSOR: isSuccessor ? '1' : '0',
    })
    worker.on('message', (message: ToPrimary) => {
      if (!('used' in message)) return
      for (const other of workers.values()) if (other !== worker) send(other, { used: message.used })
    })
    const isUp = await Promise.race([
      new Promise<true>((resolve) => {
        worker.on('message', (message: ToPrimary) => 'isListening' in message && resolve(true))
      }),
      once(worker, 'exit').then(() => false),
    ])
    if (!isUp) return undefined
    workers.set(number, worker)
    worker.once('exit', () => {
      if (workers.get(number) !== worker || isStopping) return
      workers.delete(number)
      void again(number)
    })
    return worker
  }
  const again = async (number: number): Promise<void> => {
    for (;;) {
      await sleep(AGAIN_AFTER_MS)
      if (isStopping || workers.has(number) || (await start(number, true))) return
    }
  }

  let closeMetrics: (() => Promise<void>) | undefined
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await closeMetrics?.()
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const codes = await Promise.all(running.map(endOne))
    process.exit(codes.every((code) => code === 0) ? 0 : 1)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  // The first one migrates; whatever is wrong with the settings it says once.
  if (!(await start(1))) {
    if (!isStopping) process.exit(1)
    return
  }
  const rest = Promise.all(
    Array.from({ length: count - 1 }, async (_, at) => {
      if (!(await start(at + 2))) await again(at + 2)
    }),
  )
  closeMetrics = env.METRICS_PORT
    ? await openMetricsPort({ port: env.METRICS_PORT, host: env.METRICS_HOST }, () => readAll(workers, send))
    : undefined

  const replaceAll = async (): Promise<void> => {
    await rest
    for (const [number, old] of workers.entries().toArray()) {
      if (isStopping) return
      workers.delete(number)
      if (await start(number, true)) await endOne(old)
      // A successor that does not start changes nothing: the old one goes on.
      else workers.set(number, old)
    }
  }
  let replacing = Promise.resolve()
  process.on('SIGHUP', () => {
    replacing = replacing.then(replaceAll)
  })
}

/**
 * The way this process was started may lead to another release by now: a link that was turned. Those that are started from
 * now on come from where it leads then, with their own Node, and find their files there.
 */
function followLinks(): void {
  const [, program = ''] = process.argv
  const inFolder = relative(process.cwd(), realpathSync(program))
  if (program.endsWith(`/${inFolder}`)) cluster.setupPrimary({ cwd: program.slice(0, -inFolder.length) })
  if (isAbsolute(process.argv0)) process.execPath = process.argv0
}

async function endOne(worker: Worker): Promise<number> {
  if (worker.isDead()) return 0
  const ended = once(worker, 'exit') as Promise<[number | null]>
  worker.process.kill('SIGTERM')
  // One that was only starting had nothing to finish.
  return (await ended)[0] ?? 0
}

let question = 0

/** What every process has counted; the company's own figures are told by one of them. */
async function readAll(
  workers: ReadonlyMap<number, Worker>,
  send: (worker: Worker, message: ToWorker) => void,
): Promise<Family[]> {
  const answers = await Promise.all(
    [...workers].map(async ([number, worker], at) => {
      const asked = ++question
      send(worker, { askMetrics: asked, isForCompany: at === 0 })
      return { process: String(number), families: await answerTo(worker, asked) }
    }),
  )
  return inOne(answers)
}

function answerTo(worker: Worker, asked: number): Promise<Family[]> {
  return new Promise((resolve) => {
    const settle = (families: Family[]) => {
      clearTimeout(timer)
      worker.off('message', listen)
      resolve(families)
    }
    const listen = (message: ToPrimary) => {
      if ('metrics' in message && message.metrics === asked) settle(message.families)
    }
    const timer = setTimeout(() => settle([]), METRICS_WITHIN_MS)
    worker.on('message', listen)
  })
}
