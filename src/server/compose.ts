import type { Hono } from 'hono'
import { type OpenDatabase, openEmbedded, openServer } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { isEmpty, loadDemo } from '../demo/load-demo.ts'
import { loadMessages } from '../i18n/messages.ts'
import { loadStaffMessages } from '../i18n/staff-messages.ts'
import { cutPhoto, developPhoto, isCarPhoto } from '../infra/files/car-photo.ts'
import { cleanPicture, sniffPicture } from '../infra/files/clean-picture.ts'
import { readDrawing } from '../infra/files/read-drawing.ts'
import { createLog, type Log } from '../infra/log.ts'
import { folderMailer } from '../infra/mail/folder.ts'
import { smtpMailer } from '../infra/mail/smtp.ts'
import { RateLimit } from '../infra/rate-limit.ts'
import type { JobDependencies } from '../jobs/catalogue.ts'
import type { BookingDependencies } from '../use-cases/booking/booking-dependencies.ts'
import { PrivateLinks } from '../use-cases/booking/private-links.ts'
import { CatalogueStore } from '../use-cases/catalogue/catalogue-store.ts'
import type { LetterDependencies } from '../use-cases/letters/letter-dependencies.ts'
import type { PaperDependencies } from '../use-cases/papers/paper-dependencies.ts'
import type { PaymentDependencies } from '../use-cases/payment/payment-dependencies.ts'
import { prepareBusyCars } from '../use-cases/search/busy-cars.ts'
import { createFirstAccount } from '../use-cases/sign-in/accounts.ts'
import { Sessions } from '../use-cases/sign-in/sessions.ts'
import { type Bank, type BankTelling, openBank } from './adapters/bank.ts'
import { openFiles } from './adapters/files.ts'
import { type Lockers, openLockers } from './adapters/lockers.ts'
import { sessionSecret } from './adapters/session-secret.ts'
import { openSigning } from './adapters/signing.ts'
import type { RequestContext } from './api/request-context.ts'
import type { StaffDependencies } from './api/staff/staff-dependencies.ts'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import type { CustomerDependencies } from './site/customer-services.ts'
import type { Build } from './site/load-build.ts'

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
}

/** Builds the real things: the only place that knows all of them. */
export async function compose(
  env: Env,
  { now, open = openDatabase, build, log = createLog(env.LOG_LEVEL), bankTelling = {} }: Composition,
): Promise<System> {
  const database = await open(env)
  await migrate(database)
  const secret = await sessionSecret(env.SESSION_SECRET, env.DATA_DIR)
  const links = new PrivateLinks(secret)
  await loadDemoWhenEmpty(env, database, links, now())
  const firstAccount = await database.exclusively((db) =>
    createFirstAccount(db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  )

  const catalogue = await CatalogueStore.open(database.db)
  const stopListening = await database.listen('catalogue', () => {
    catalogue
      .refresh()
      .catch(() => log.warn({}, 'the catalogue could not be read; the next search tries again'))
  })
  let isStopping = false
  const { db } = database
  const texts = { et: await loadMessages('et'), en: await loadMessages('en'), ru: await loadMessages('ru') }
  const staffTexts = {
    et: await loadStaffMessages('et'),
    en: await loadStaffMessages('en'),
    ru: await loadStaffMessages('ru'),
  }
  const bank = await openBank(env, now, bankTelling)
  const signing = await openSigning(env, now)
  const lockers = await openLockers(env, db)
  const mailer = env.SMTP_URL ? smtpMailer(env.SMTP_URL) : folderMailer(`${env.DATA_DIR}/outbox`)
  const bookings: BookingDependencies = {
    db,
    catalogue,
    busyCars: prepareBusyCars(db),
    links,
    holds: { payNowMinutes: env.HOLD_MINUTES, requestMinutes: env.REQUEST_HOLD_MINUTES },
  }
  const payments: PaymentDependencies = {
    ...bookings,
    bank: bank.provider,
    paymentMinutes: env.PAYMENT_MINUTES,
  }
  const origin = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
  const papers: PaperDependencies = { db, catalogue, links, texts, origin }
  const files = openFiles(env, now)
  const customer: CustomerDependencies = {
    payments,
    uploads: { db, files, sniff: sniffPicture, clean: cleanPicture },
    signing: { db, papers, providers: signing.providers, readDrawing },
    now,
  }
  const letters: LetterDependencies = {
    ...papers,
    send: ({ to, messageId, mail }) => {
      const { name, email } = catalogue.current.company
      return mailer.send({ from: `"${name.replaceAll('"', '')}" <${email}>`, to, messageId, ...mail })
    },
  }
  const staff: StaffDependencies = {
    database,
    bookings,
    payments,
    papers,
    letters,
    files,
    photos: { db, files, isPhoto: isCarPhoto, develop: developPhoto, cut: cutPhoto },
    sessions: new Sessions(secret),
    texts,
    staffTexts,
    isPosted: env.SMTP_URL !== undefined,
    publicUrl: env.PUBLIC_URL,
    now,
  }
  const app = createApp({
    database,
    staff,
    log,
    texts,
    now,
    bookings,
    customer,
    customerLimit: new RateLimit(env.CUSTOMER_REQUESTS_PER_MINUTE),
    sandboxBank: bank.hostedPages,
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
    bank,
    lockers,
    customer,
    firstAccount,
    jobs: {
      payments,
      letters,
      lockers: lockers.provider,
      files,
      now,
    },
    close: async () => {
      await stopListening()
      await bank.close()
      await signing.close()
      await lockers.close()
      mailer.close()
      await database.close()
    },
  }
}

export async function openDatabase(env: Env): Promise<OpenDatabase> {
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
    await loadDemo(db, now, hashLink)
  })
}
