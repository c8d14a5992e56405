import { setTimeout } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/client.ts'
import type { Log } from '../infra/log.ts'
import { deliverLetters, type JobDependencies, jobs } from '../jobs/catalogue.ts'
import type { Watch } from './metrics/watch.ts'

const STOP_WITHIN_MS = 5_000

/**
 * Runs the catalogue of jobs: each at its time in one of the processes, again when it failed. Letters do not wait for
 * their minute: whoever writes down that something happened also rings.
 */
async function startJobs(
  database: OpenDatabase,
  deps: JobDependencies,
  log: Log,
  watch: Watch | undefined,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: database.executeSql }, schema: 'jobs', schedule: true })
  boss.on('error', (error) => log.error({ error: error.name }, 'the job queue has a problem'))
  await database.exclusively(() => boss.start())
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'stately', retryLimit: 3, retryBackoff: true, retryDelay: 20 })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      const started = performance.now()
      let isOk = false
      try {
        await run(deps)
        isOk = true
      } finally {
        watch?.job({ name, isOk, seconds: (performance.now() - started) / 1000 })
      }
      log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job')
    })
    await boss.schedule(name, cron, null, { tz: 'Europe/Tallinn' })
  }
  const { ring, settled } = rungOnce(() => deliverLetters(deps), log)
  const stopListening = await database.listen('outbox', ring)
  ring()
  return async () => {
    await stopListening()
    await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    // A letter that the mail server has just taken must still be marked; one it does not take is given up.
    await Promise.race([settled(), setTimeout(STOP_WITHIN_MS, undefined, { ref: false })])
  }
}

const TRY_AGAIN_MS = 3_000

/**
 * Starts the jobs as soon as that is possible: a database that is away for a moment must not take the website with it.
 * Returns how to stop them, started or not.
 */
export function keepJobs(
  database: OpenDatabase,
  deps: JobDependencies,
  log: Log,
  watch?: Watch,
): () => Promise<void> {
  let isStopping = false
  const starting = (async () => {
    for (;;) {
      try {
        return await startJobs(database, deps, log, watch)
      } catch (error) {
        if (isStopping) return undefined
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the jobs could not start yet')
        await setTimeout(TRY_AGAIN_MS, undefined, { ref: false })
      }
      if (isStopping) return undefined
    }
  })()
  return async () => {
    isStopping = true
    const stop = await starting
    await stop?.()
  }
}

/** However often it rings while the work goes on, it is done once more afterwards. */
function rungOnce(
  work: () => Promise<void>,
  log: Log,
): { ring: () => void; settled: () => Promise<void> | undefined } {
  let busy: Promise<void> | undefined
  let hasRung = false
  const ring = (): void => {
    hasRung = true
    busy ??= answer()
  }
  const answer = async (): Promise<void> => {
    while (hasRung) {
      hasRung = false
      await work().catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown'
        log.warn({ error: name }, 'letters wait for the next minute')
      })
    }
    busy = undefined
  }
  return { ring, settled: () => busy }
}
