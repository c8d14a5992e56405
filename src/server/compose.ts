import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { type Database, type OpenDatabase, openEmbedded, openServer } from '../db/client.ts'
import { keepsConnections } from '../db/keeps-connections.ts'
import { migrateIn } from '../db/migrate.ts'
import { openReplica, type Reader, readsItself } from '../db/replica.ts'
import { isEmpty } from '../demo/is-empty.ts'
import { partsThatAre } from '../domain/outside-parts.ts'
import { houseTexts } from '../i18n/house-words.ts'
import type { Locale } from '../i18n/locales.ts'
import { loadOpenMessages } from '../i18n/messages.ts'
import { loadStaffMessages } from '../i18n/staff-messages.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { createLog, type Log } from '../infra/log.ts'
import type { JobDependencies } from '../jobs/catalogue.ts'
import { PrivateLinks } from '../use-cases/booking/private-links.ts'
import { CatalogueStore } from '../use-cases/catalogue/catalogue-store.ts'
import { settleSome } from '../use-cases/data-keys/settle-rows.ts'
import { LetterCodes } from '../use-cases/letters/letter-codes.ts'
import { createFirstAccount } from '../use-cases/sign-in/accounts.ts'
import { Sessions } from '../use-cases/sign-in/sessions.ts'
import { type Bank, type BankTelling } from './adapters/bank.ts'
import { keptSecret } from './adapters/kept-secret.ts'
import { type Lockers } from './adapters/lockers.ts'
import { openAdapters } from './adapters/open-adapters.ts'
import type { RequestContext } from './api/request-context.ts'
import type { StaffDependencies } from './api/staff/staff-dependencies.ts'
import { createApp } from './app.ts'
import { ConfigurationError } from './configuration-error.ts'
import { admitDataKeys, openDataKeys } from './data-keys.ts'
import type { Env } from './env.ts'
import { openLimits, type ShareUse } from './limits.ts'
import { shareBetweenMachines } from './many/machine-line.ts'
import type { Watch } from './metrics/watch.ts'
import { letNewSpaceGrow } from './new-space.ts'
import type { CustomerDependencies } from './site/customer-services.ts'
import type { Build } from './site/load-build.ts'
import { useCaseDependencies } from './use-case-dependencies.ts'

export type System = {
  app: Hono<RequestContext>
  database: OpenDatabase
  log: Log
  bank: Bank
  lockers: Lockers
  customer: CustomerDependencies
  /** The first staff account, when this start made it: its password is shown once. */
  firstAccount: { email: string; password: string } | undefined
  /** What the jobs work with; whoever starts the server starts them. */
  jobs: JobDependencies
  /** From now on the readiness check says no. */
  announceStop: () => void
  close: () => Promise<void>
}

/** What differs between a running server and a test. */
export type Composition = {
  now: () => Date
  open?: (env: Env) => Promise<OpenDatabase>
  /** The built website; without it only the API answers. */
  build?: Build
  log?: Log
  bankTelling?: BankTelling
  /** Whoever counts what happens. */
  watch?: Watch | undefined
  /** Other processes that share the port, and what a visitor has used up there. */
  shareUse?: ShareUse | undefined
}

/** Values that a start seals before it serves, within a second or two; a job does the rest at night. */
const SEALED_AT_START = 5_000

/** Builds the real things: the only place that knows all of them. */
export async function compose(
  env: Env,
  {
    now,
    open = openDatabase,
    build,
    log = createLog(env.LOG_LEVEL),
    bankTelling = {},
    watch,
    shareUse,
  }: Composition,
): Promise<System> {
  const database = await open(env)
  const keys = await openDataKeys(env)
  const secret = await keptSecret(env.SESSION_SECRET, {
    dataDir: env.DATA_DIR,
    name: 'session-secret',
    make: () => randomBytes(32).toString('base64url'),
  })
  const links = new PrivateLinks(secret)
  const codes = new LetterCodes(secret)
  const adapters = await openAdapters(env, database, now, bankTelling)
  const { files } = adapters
  const firstAccount = await database.exclusively(async (db) => {
    await migrateIn(database.kind, db)
    const inUse = await admitDataKeys(db, keys)
    await settleSome(db, inUse, SEALED_AT_START)
    const account = await createFirstAccount(db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
    // The demo's money was taken by someone.
    if (env.DEMO ?? database.kind === 'embedded') await loadDemoWhenEmpty(env, db, { links, files }, now())
    return account
  })
  const { catalogue, stopListening } = await openCatalogue(env, database, log)
  await checkFiles(files, log)
  const off = partsThatAre(env.parts, 'off')
  const unfilled = {
    et: await loadOpenMessages('et', off),
    en: await loadOpenMessages('en', off),
    ru: await loadOpenMessages('ru', off),
  }
  const texts = houseTexts(unfilled, () => catalogue.current)
  const use = useCaseDependencies(env, { database, catalogue, links, codes, texts, adapters })
  const { bookings, payments, papers, letters, uploads, signing, photos } = use
  const machines =
    database.kind === 'server' ? await shareBetweenMachines(database, log, shareUse) : undefined
  const limits = openLimits(env, database.db, secret, machines?.share ?? shareUse)
  const customer: CustomerDependencies = {
    payments,
    uploads,
    signing,
    lockers: adapters.lockers.provider,
    limits,
    now,
  }
  const reader = openReader(env, database)
  const staff: StaffDependencies = {
    database,
    read: reader.read,
    bookings,
    payments,
    papers,
    letters,
    files,
    uploads,
    handOvers: { ...bookings, uploads, readDrawing: signing.readDrawing, shrink: adapters.parsers.shrink },
    signing: { ...signing, uploads },
    photos,
    readLogo: adapters.parsers.readLogo,
    sessions: new Sessions(secret, {
      idleMinutes: env.STAFF_IDLE_MINUTES,
      mostHours: env.STAFF_SESSION_HOURS,
      proofMinutes: env.STAFF_PROOF_MINUTES,
    }),
    texts,
    staffTexts: await inEveryLanguage(loadStaffMessages),
    parts: env.parts,
    publicUrl: env.PUBLIC_URL,
    now,
  }
  let isStopping = false
  const app = createApp({
    database,
    staff,
    log,
    texts,
    now,
    bookings,
    customer,
    sandboxBank: adapters.bank.hostedPages,
    limits,
    uploadsAtOnce: env.UPLOADS_AT_ONCE,
    parts: env.parts,
    trustedProxies: env.TRUSTED_PROXIES,
    publicUrl: env.PUBLIC_URL,
    ownOrigin: `http://${env.HOST}:${env.PORT}`,
    build,
    watch,
    isStopping: () => isStopping,
  })
  return {
    app,
    database,
    log,
    announceStop: () => {
      isStopping = true
    },
    bank: adapters.bank,
    lockers: adapters.lockers,
    customer,
    firstAccount,
    jobs: { payments, letters, lockers: adapters.lockers.provider, files, now },
    close: async () => {
      await stopListening()
      await machines?.stop()
      await adapters.close()
      await reader.close()
      await database.close()
    },
  }
}

/** Every process reads the catalogue when another one says that it changed. */
async function openCatalogue(env: Env, database: OpenDatabase, log: Log) {
  const catalogue = await CatalogueStore.open(database.db, { hasLockers: env.parts.lockers !== 'off' })
  const stopListening = await database.listen('catalogue', () => {
    catalogue
      .refresh()
      .catch(() => log.warn({}, 'the catalogue could not be read; the next search tries again'))
  })
  return { catalogue, stopListening }
}

/** A bucket that is not there would lose every file; one that is only away comes back. */
async function checkFiles(files: FileStore, log: Log): Promise<void> {
  const state = await files.check()
  if (state === 'missing') {
    throw new ConfigurationError(
      'FILES_URL: there is no such bucket, or its key may not be used. Without FILES_URL: DATA_DIR cannot be written to.',
    )
  }
  if (state === 'unreachable')
    log.warn({}, 'the file store cannot be reached; files that are sent are refused')
}

export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return openEmbedded({ folder: `${env.DATA_DIR}/database` })
  if (!(await keepsConnections(env.DATABASE_URL))) {
    throw new ConfigurationError(
      'DATABASE_URL: a pooler between us and the database hands our connections to others after each transaction (pgbouncer: pool_mode=transaction). Notices are lost there. Use pool_mode=session, or the address of the database itself.',
    )
  }
  return openServer(env.DATABASE_URL, env.DATABASE_POOL)
}

async function inEveryLanguage<T>(load: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  return { et: await load('et'), en: await load('en'), ru: await load('ru') }
}

const openReader = (env: Env, database: OpenDatabase): Reader =>
  env.DATABASE_READ_URL
    ? openReplica(env.DATABASE_READ_URL, env.DATABASE_POOL, database)
    : readsItself(database)

async function loadDemoWhenEmpty(
  env: Env,
  db: Database,
  { links, files }: { links: PrivateLinks; files: FileStore },
  now: Date,
): Promise<void> {
  if (!(await isEmpty(db))) return
  const { loadDemo } = await import('../demo/load-demo.ts')
  // Hardly anything of what it is made from stays.
  letNewSpaceGrow()
  await loadDemo(db, now, {
    isEmbedded: !env.DATABASE_URL,
    hashLink: (seed) => links.hash(links.token(seed)),
    keepFile: (key, bytes) => files.put(key, bytes),
    hasLockers: env.parts.lockers !== 'off',
  })
}
