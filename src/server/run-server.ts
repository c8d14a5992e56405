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
import type { Build } from './site/load-build.ts'
import { whyNotStarted } from './why-not-started.ts'

const STOP_WITHIN_MS = 10_000
/** Longer than proxies keep a connection to us: one that both use and end at once is an error to a visitor. */
const KEEP_ALIVE_MS = 65_000
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

async function start({ build, createServer, closeFirst, onStarted }: Running): Promise<void> {
  const env = parseEnv(process.env)
  await keepToOurselves(env.DATA_DIR)
  // The rest takes seconds to read: whoever has made a mistake in the settings is told before.
  const { compose } = await import('./compose.ts')
  const { app, database, firstAccount, jobs, log, announceStop, close } = await compose(env, {
    now: () => new Date(),
    build: await build(),
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
      env.JOBS !== false ? (await import('./jobs.ts')).keepJobs(database, jobs, log) : undefined
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
    process.stdout.write(greeting(env, { url, database: database.kind, firstAccount }))
    theRest = startTheRest()
  })
  if ('maxConnections' in server) server.maxConnections = env.CONNECTIONS

  /** What is under way is finished and nothing new is begun. */
  const stop = async () => {
    announceStop()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection that was busy when we stopped listening would otherwise be kept alive for its next question.
    const hangUp = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100)
    await closeFirst?.()
    await closed
    clearInterval(hangUp)
    await (await theRest)?.()
    await close()
  }
  const stopOnce = () =>
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
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
