import { z } from 'zod'
import { unpaidLimits } from '../domain/booking/hold.ts'
import { letterLimits } from '../domain/letters.ts'
import type { OutsideParts } from '../domain/outside-parts.ts'
import { isCommonPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../domain/people/password-rules.ts'
import { ConfigurationError } from './configuration-error.ts'
import { dataKeyList } from './data-key-list.ts'
import { isLoopback } from './loopback.ts'
import { isInEarnest, partList, readOutsideParts } from './outside-parts.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const perAddress = z.coerce.number().int().min(1)
const minutes = z.coerce.number().int().min(1)

/** An address in clear may lead to this machine and nowhere else: names, keys and papers go there. */
const guardedUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (url) => /^https:/i.test(url) || isLoopback(new URL(url).hostname),
    'must begin with https://, except for an address of this machine',
  )

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, abort: true })
  .refine(saysHowGuarded, 'must say sslmode=verify-full or another one when the database is elsewhere')

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: guardedUrl.transform((url) => new URL(url).origin).optional(),
  DATABASE_URL: databaseUrl.optional(),
  /** A copy kept by streaming replication, for figures, files and lists. */
  DATABASE_READ_URL: databaseUrl.optional(),
  /** Work in a transaction may ask something beside it. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  /** The first staff account, made when there is none; without a password one is made up and printed once. */
  ADMIN_EMAIL: z.email().default('omanik@autorent.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(SHORTEST_PASSWORD)
    .max(LONGEST_PASSWORD)
    .refine((password) => !isCommonPassword(password), 'is among the first that others would try')
    .optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  /** What seals personal codes, licences, papers and pictures of documents in the database and the file store. */
  DATA_KEYS: dataKeyList.optional(),
  /** A session of the staff ends after so long without work, and after so long at all. */
  STAFF_IDLE_MINUTES: minutes.default(60),
  STAFF_SESSION_HOURS: z.coerce.number().int().min(1).max(24).default(12),
  /** How old a code or a passkey may be before money, accounts and whole people are touched. */
  STAFF_PROOF_MINUTES: minutes.default(5),
  /** Proxies in front of this process that are trusted to say who the visitor is. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PAGES_PER_MINUTE: perAddress.default(120),
  POSTS_PER_MINUTE: perAddress.default(20),
  SEARCHES_PER_MINUTE: perAddress.default(240),
  REGISTRATIONS_PER_MINUTE: perAddress.default(20),
  CUSTOMER_REQUESTS_PER_MINUTE: perAddress.default(120),
  BROWSER_ERRORS_PER_MINUTE: perAddress.default(10),
  BAD_NOTICES_PER_MINUTE: perAddress.default(30),
  WRONG_COUPONS_PER_HOUR: perAddress.default(20),
  /** These three count by booking. */
  UPLOADS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  PAYMENTS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  CHANGES_PER_HOUR: z.coerce.number().int().min(1).default(60),
  SIGNATURES_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Files under way at once, and connections; how long a request may take to arrive, its first lines and whole. */
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(20),
  CONNECTIONS: z.coerce.number().int().min(10).default(2000),
  HEADER_SECONDS: z.coerce.number().int().min(1).default(10),
  REQUEST_SECONDS: z.coerce.number().int().min(1).default(120),
  /** Letters a stranger can cause, by the address they go to. */
  LETTERS_PER_HOUR: z.coerce.number().int().min(1).default(letterLimits.perHour),
  LETTERS_PER_DAY: z.coerce.number().int().min(1).default(letterLimits.perDay),
  /** What may be kept without paying: by one e-mail address, phone or network, and of one group of cars. */
  UNPAID_HOLDS: z.coerce.number().int().min(1).default(unpaidLimits.atOnce),
  UNPAID_PER_DAY: z.coerce.number().int().min(1).default(unpaidLimits.perDay),
  UNPAID_GROUP_PERCENT: z.coerce.number().int().min(1).max(100).default(unpaidLimits.groupPercent),
  /** So many unpaid within a day are told to the office. */
  UNPAID_ALARM: z.coerce.number().int().min(1).default(unpaidLimits.alarmPerDay),
  /** How long a customer has at the bank. */
  PAYMENT_MINUTES: z.coerce.number().int().min(5).max(240).default(30),
  MONTONIO_ACCESS_KEY: z.string().min(1).optional(),
  MONTONIO_SECRET_KEY: z.string().min(1).optional(),
  MONTONIO_URL: guardedUrl
    .transform((url) => url.replace(/\/$/, ''))
    .default('https://stargate.montonio.com/api'),
  /** A bucket for private files: `https://key:secret@host/bucket?region=eu-north-1`. */
  FILES_URL: guardedUrl
    .refine((url) => isBucket(new URL(url)), 'must be https://key:secret@host/bucket')
    .optional(),
  /** How long and with how much memory a sent file may be looked through. */
  FILE_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  FILE_MEGABYTES: z.coerce.number().int().min(16).max(2048).default(32),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMART_ID_URL: guardedUrl.optional(),
  SMART_ID_PARTY_UUID: z.uuid().optional(),
  SMART_ID_PARTY_NAME: z.string().min(1).optional(),
  MOBILE_ID_URL: guardedUrl.optional(),
  MOBILE_ID_PARTY_UUID: z.guid().optional(),
  MOBILE_ID_PARTY_NAME: z.string().min(1).optional(),
  /** A file with the certificates of those who may vouch for a signer. */
  SIGNING_ISSUERS: z.string().min(1).optional(),
  /** Over http too: the answers are signed. */
  SIGNING_OCSP_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOCKER_SMS_URL: guardedUrl.optional(),
  LOCKER_SMS_KEY: z.string().min(1).optional(),
  /** Four digits, set in the units. */
  LOCKER_PASSWORD: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** Parts that are simulated, and parts the company does without. */
  SIMULATE: partList.optional(),
  OFF: partList.optional(),
  /** Where `npm run backup` writes to, what it seals with, and how long what it wrote is kept. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  BACKUP_DAYS: z.coerce.number().int().min(1).default(30),
  /** Processes that share the port; without it as many as cores, where they can share everything else too. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  /** Where Prometheus reads /metrics; without a port nothing is counted. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces go (OTLP over HTTP), under which name. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('autorent'),
  /** 0 leaves letters, reminders and tidying to other processes. */
  JOBS: flag.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** In clear to another machine only where somebody wrote so: `sslmode=disable`. */
function saysHowGuarded(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return hostname === '' || isLoopback(hostname) || searchParams.has('sslmode')
}

function isBucket({ username, password, pathname }: URL): boolean {
  return username !== '' && password !== '' && /^\/[^/]+$/.test(pathname)
}

export type Settings = z.infer<typeof schema>
export type Env = Settings & { parts: OutsideParts }

type Variables = Record<string, string | undefined>

/** Parsed once at the start. A wrong value stops the start with a sentence that names it. */
export function parseEnv(variables: Variables): Env {
  const settings = parseSettings(variables)
  const parts = readOutsideParts(settings)
  if ('faults' in parts) {
    throw new ConfigurationError(
      `Something is missing that customers would rely on. ${parts.faults.join('; ')}. See .env.example.`,
    )
  }
  needDataKeys(settings)
  return { ...settings, parts }
}

/** Alone on a machine one is made; where data is meant to stay, someone has to keep it. */
export function needDataKeys(settings: Settings): void {
  if (!isInEarnest(settings) || settings.DATA_KEYS) return
  throw new ConfigurationError(
    'DATA_KEYS is missing: personal codes, licences and papers are sealed with it. Make one, DATA_KEYS=<name>:<what `openssl rand -base64 32` says>, and keep a copy of it apart from the backups.',
  )
}

/** The settings alone, for work on the data in which customers have no part. */
export function parseSettings(variables: Variables): Settings {
  // `NAME=` in a file means the same as no line at all.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigurationError(`The configuration is wrong. ${sentences.join('; ')}. See .env.example.`)
  }
  if (parsed.data.DATABASE_URL && !parsed.data.SESSION_SECRET) {
    throw new ConfigurationError(
      'SESSION_SECRET is missing: with DATABASE_URL several processes may run, and they must share one secret of at least 32 characters.',
    )
  }
  if (Boolean(parsed.data.MONTONIO_ACCESS_KEY) !== Boolean(parsed.data.MONTONIO_SECRET_KEY)) {
    throw new ConfigurationError(
      'MONTONIO_ACCESS_KEY and MONTONIO_SECRET_KEY go together: set both, or neither.',
    )
  }
  const { LOCKER_SMS_URL, LOCKER_SMS_KEY, LOCKER_PASSWORD } = parsed.data
  const ofLockers = [LOCKER_SMS_URL, LOCKER_SMS_KEY, LOCKER_PASSWORD].filter(
    (setting) => setting !== undefined,
  )
  if (ofLockers.length % 3 !== 0) {
    throw new ConfigurationError(
      'LOCKER_SMS_URL, LOCKER_SMS_KEY and LOCKER_PASSWORD go together: set all, or none.',
    )
  }
  const { SMART_ID_URL, MOBILE_ID_URL, SIGNING_ISSUERS } = parsed.data
  if ((SMART_ID_URL || MOBILE_ID_URL) && !SIGNING_ISSUERS) {
    throw new ConfigurationError(
      'SIGNING_ISSUERS is missing: without the certificates of those who vouch for signers no signature can be believed.',
    )
  }
  if (!isLoopback(parsed.data.HOST) && !parsed.data.PUBLIC_URL) {
    throw new ConfigurationError(
      'PUBLIC_URL is missing: who can be reached from elsewhere must know the address visitors see, because no header is believed.',
    )
  }
  return parsed.data
}
