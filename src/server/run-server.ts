import { chmod } from 'node:fs/promises'
import type { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import type { OpenDatabase } from '../db/client.ts'
import type { Log } from '../infra/log.ts'
import { describeError } from './describe-error.ts'
import { type Env, parseEnv } from './env.ts'
import { greeting } from './greeting.ts'
import { processCount } from './many/process-count.ts'
import {
  answerMetrics,
  isSuccessor,
  isWorker,
  shareUse,
  tellPrimary,
  workerNumber,
} from './many/worker-line.ts'
import { openWatching, type Watching } from './metrics/watch.ts'
import type { Build } from './site/load-build.ts'
import { stopServing } from './stop-serving.ts'
import { whyNotStarted } from './why-not-started.ts'

const STOP_WITHIN_MS = 10_000
/** Longer than proxies keep a connection to us: one that both use and end at once is an error to a visitor. */
const KEEP_ALIVE_MS = 65_000
/** Longer than it takes somebody who uses a connection to ask again. */
const LETTING_GO_MS = 1_500
const LOOK_EVERY_MS = 5_000
/** Jobs keep the database busy while they begin, and whoever waits for the start is served first. */
const JOBS_AFTER_MS = 500

export type Running = {
  build: () => Promise<Build>
  /** Development puts its own server before ours. */
  createServer?: typeof createServer
  closeFirst?: () => Promise<void>
  /** Everything that a start reads has been read. */
  onStarted?: () => void
}

/** The server of this process, from its settings until it is told to stop. */
export async function runServer(running: Running): Promise<void> {
  try {
    await start(running)
  } catch (error) {
    process.stderr.write(`${whyNotStarted(error)}\n`)
    process.exit(1)
  }
}

/** Whoever opens a connection and says nothing, or one letter at a time, does not keep it. */
function patience({ HEADER_SECONDS, REQUEST_SECONDS }: Env) {
  return {
    headersTimeout: Math.min(HEADER_SECONDS, REQUEST_SECONDS) * 1000,
    requestTimeout: REQUEST_SECONDS * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(HEADER_SECONDS * 1000, LOOK_EVERY_MS),
  }
}

/** What is written from now on, and the folder it goes into, is for the server's own user. */
async function keepToOurselves(dataDir: string): Promise<void> {
  process.umask(0o077)
  // One that is not there yet is made so by the mask.
  await chmod(dataDir, 0o700).catch(() => undefined)
}

async function start(running: Running): Promise<void> {
  const env = parseEnv(process.env)
  const count = isWorker ? 1 : processCount(env)
  await keepToOurselves(env.DATA_DIR)
  if (count === 1) return serveAlone(env, running)
  const { runWorkers } = await import('./many/run-workers.ts')
  return runWorkers(env, count)
}

async function serveAlone(env: Env, { build, createServer, closeFirst, onStarted }: Running): Promise<void> {
  // The rest takes seconds to read: whoever has made a mistake in the settings is told before.
  const { compose } = await import('./compose.ts')
  const watching = await openWatching(env)
  const { app, database, firstAccount, jobs, log, announceStop, close } = await compose(env, {
    now: () => new Date(),
    build: await build(),
    watch: watching?.watch,
    shareUse: isWorker ? shareUse() : undefined,
  })
  const place = {
    fetch: app.fetch,
    hostname: env.HOST,
    port: env.PORT,
    ...(createServer ? { createServer } : {}),
    serverOptions: patience(env),
  }
  /** What nobody waits for at a start. Answers with how to end it. */
  const startTheRest = async () => {
    await sleep(JOBS_AFTER_MS)
    const stopJobs =
      env.JOBS !== false
        ? (await import('./jobs.ts')).keepJobs(database, jobs, log, watching?.watch)
        : undefined
    const closeDoor = database.kind === 'embedded' ? await openDoor(database, env, log) : undefined
    flushCompileCache()
    onStarted?.()
    return async () => {
      await closeDoor?.()
      await stopJobs?.()
    }
  }
  let theRest: ReturnType<typeof startTheRest> | undefined
  const server = serve(place, ({ port }) => {
    const url = env.PUBLIC_URL ?? `http://${env.HOST}:${port}`
    // Of several processes the first speaks for all.
    if (workerNumber === 1 && !isSuccessor)
      process.stdout.write(greeting(env, { url, database: database.kind, firstAccount }))
    tellPrimary({ isListening: true })
    theRest = startTheRest()
  })
  if ('maxConnections' in server) server.maxConnections = env.CONNECTIONS
  const closeMetrics = watching && (await showMetrics(env, watching, database))

  /** What is under way is finished and nothing new is begun. */
  const stop = async () => {
    announceStop()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await closeFirst?.()
    await stopServing(server, isWorker ? LETTING_GO_MS : 0)
    await (await theRest)?.()
    await closeMetrics?.()
    await watching?.close()
    await close()
  }
  stopWhenTold(stop)
}

/** Signals may come twice, as from a terminal to all processes and from the first of them. */
function stopWhenTold(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined
  const stopOnce = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
  if (!isWorker) {
    // `systemctl reload` must not end the only one; a terminal that is closed still does.
    if (!process.stdin.isTTY) process.on('SIGHUP', () => undefined)
    return
  }
  // The first process may be killed; nobody would then end this one.
  process.once('disconnect', stopOnce)
  process.on('SIGHUP', () => undefined)
}

/** On a port of its own; of several processes the first one asks the others. */
async function showMetrics(env: Env, watching: Watching, database: OpenDatabase) {
  if (env.METRICS_PORT === undefined) return undefined
  if (isWorker) {
    answerMetrics((isForCompany) => watching.read(database, isForCompany))
    return undefined
  }
  const { openMetricsPort } = await import('./metrics/metrics-port.ts')
  return openMetricsPort({ port: env.METRICS_PORT, host: env.METRICS_HOST }, () =>
    watching.read(database, true),
  )
}

/** Without it only backups suffer: they wait until the server is stopped. */
async function openDoor(database: OpenDatabase, { DATA_DIR }: Env, log: Log) {
  try {
    const { openRowsDoor } = await import('./operate/rows-door.ts')
    return await openRowsDoor(database, DATA_DIR)
  } catch (error) {
    log.warn(
      error instanceof Error ? describeError(error) : {},
      'a backup will need the server to be stopped: its door could not be opened',
    )
  }
}
