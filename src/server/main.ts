import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { compose } from './compose.ts'
import { ConfigurationError, parseEnv } from './env.ts'

const STOP_WITHIN_MS = 10_000

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const system = await compose(env, { now: () => new Date(), build: await loadBuild() })
  const server = serve({ fetch: system.app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
    process.stdout.write(`Autorent is at http://${env.HOST}:${port} (${system.database.kind} database)\n`)
  })

  /** What is under way is finished and nothing new is begun. */
  const stop = () => {
    system.announceStop()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    server.close(() => {
      system.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** The website as `npm run build` leaves it. */
async function loadBuild(): Promise<ServerBuild> {
  const built = new URL('../../build/server/index.js', import.meta.url)
  return import(built.href).catch((error: unknown) => {
    throw new ConfigurationError(`The website is not built: run "npm run build" first. (${String(error)})`)
  })
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigurationError
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
