import './production.ts'

import { serve } from '@hono/node-server'
import { FolderInUse } from '../db/folder-lock.ts'
import { compose } from './compose.ts'
import { ConfigurationError, parseEnv } from './env.ts'
import { keepJobs } from './jobs.ts'
import { loadBuild } from './site/load-build.ts'

const STOP_WITHIN_MS = 10_000

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const system = await compose(env, { now: () => new Date(), build: await loadBuild() })
  const server = serve({ fetch: system.app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
    process.stdout.write(`Autorent is at http://${env.HOST}:${port} (${system.database.kind} database)\n`)
    if (system.firstAccount) {
      const { email, password } = system.firstAccount
      process.stdout.write(
        `The staff area is at /admin. Sign in as ${email} with ${password} (shown this once)\n`,
      )
    }
  })

  const stopJobs = env.JOBS === false ? undefined : keepJobs(system.database, system.jobs, system.log)

  /** What is under way is finished and nothing new is begun. */
  const stop = () => {
    system.announceStop()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    server.close(() => {
      Promise.resolve(stopJobs?.())
        .then(() => system.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigurationError || error instanceof FolderInUse
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
