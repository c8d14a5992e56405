import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { type OpenDatabase, openEmbedded, openServer } from '../db/client.ts'
import { isEmpty, loadDemo } from '../db/demo/load-demo.ts'
import { migrate } from '../db/migrate.ts'
import { labelOf } from '../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../domain/calendar/wall-clock.ts'
import { loadMessages } from '../i18n/messages.ts'
import { createLog, type Log } from '../infra/log.ts'
import { RateLimit } from '../infra/rate-limit.ts'
import { prepareBusyCars } from '../services/busy-cars.ts'
import { CatalogueStore } from '../services/catalogue-store.ts'
import { PrivateLinks } from '../services/private-links.ts'
import type { RequestContext } from './api/request-context.ts'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { sessionSecret } from './session-secret.ts'

export type System = {
  app: Hono<RequestContext>
  database: OpenDatabase
  log: Log
  /** From now on the readiness check says no. */
  announceStop: () => void
  close: () => Promise<void>
}

/** What differs between a running server and a test. */
export type Surroundings = {
  now: () => Date
  open?: (env: Env) => Promise<OpenDatabase>
  /** The built website; without it only the API answers. */
  build?: ServerBuild
  log?: Log
}

/** Builds the real things: the only place that knows all of them. */
export async function compose(
  env: Env,
  { now, open = openDatabase, build, log = createLog(env.LOG_LEVEL) }: Surroundings,
): Promise<System> {
  const database = await open(env)
  await migrate(database)
  const links = new PrivateLinks(await sessionSecret(env.SESSION_SECRET, env.DATA_DIR))
  await loadDemoWhenEmpty(env, database, links, now())

  const catalogue = await CatalogueStore.open(database.db)
  const stopListening = await database.listen('catalogue', () => {
    catalogue
      .refresh()
      .catch(() => log.warn({}, 'the catalogue could not be read; the next search tries again'))
  })
  let isStopping = false
  const app = createApp({
    database,
    log,
    texts: { et: await loadMessages('et'), en: await loadMessages('en'), ru: await loadMessages('ru') },
    now,
    desk: {
      db: database.db,
      catalogue,
      busyCars: prepareBusyCars(database.db),
      links,
      holds: { payNowMinutes: env.HOLD_MINUTES, requestMinutes: env.REQUEST_HOLD_MINUTES },
    },
    limits: {
      searches: new RateLimit(env.SEARCHES_PER_MINUTE),
      registrations: new RateLimit(env.REGISTRATIONS_PER_MINUTE),
    },
    trustedProxies: env.TRUSTED_PROXIES,
    publicUrl: env.PUBLIC_URL,
    build,
    isStopping: () => isStopping,
  })
  return {
    app,
    database,
    log,
    announceStop: () => {
      isStopping = true
    },
    close: async () => {
      await stopListening()
      await database.close()
    },
  }
}

async function openDatabase(env: Env): Promise<OpenDatabase> {
  return env.DATABASE_URL
    ? openServer(env.DATABASE_URL, env.DATABASE_POOL)
    : openEmbedded({ folder: `${env.DATA_DIR}/database` })
}

async function loadDemoWhenEmpty(
  env: Env,
  database: OpenDatabase,
  links: PrivateLinks,
  now: Date,
): Promise<void> {
  if (!(env.DEMO ?? database.kind === 'embedded')) return
  await database.exclusively(async (db) => {
    if (!(await isEmpty(db))) return
    const hashLink = (seed: string) => links.hash(links.token(seed))
    await loadDemo(db, formatDay(dayOf(labelOf(now))), now, hashLink)
  })
}
