import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openServer } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { loadDemo } from '../src/demo/load-demo.ts'
import { compose, type System } from '../src/server/compose.ts'
import { parseEnv } from '../src/server/env.ts'
import type { SiteBuild } from '../src/server/site/load-build.ts'
import { TEST_KEYS, useTestKeys } from '../tests/support/data-keys.ts'
import { noLimits } from '../tests/support/no-limits.ts'
import {
  busyFleetOf,
  carsUpTo,
  pastBookingsOf,
  placesUpTo,
  rentalYearsOf,
  upcomingBookingsOf,
} from './bulk-rows.ts'

/** The day on which the measurements take place: a Sunday morning in Tallinn. */
const BENCH_DAY = '2026-11-15'
export const BENCH_NOW = new Date(`${BENCH_DAY}T08:00:00Z`)

const TEMPLATE = 'demo_company'

/** The demo company, loaded once; each measurement copies it. */
export async function loadTemplate(serverUrl: string): Promise<void> {
  useTestKeys()
  if (await hasDatabase(serverUrl, TEMPLATE)) return
  await onServer(serverUrl, `create database ${TEMPLATE}`)
  const database = openServer(templateUrl(serverUrl), 1)
  await migrate(database)
  await loadDemo(database.db, BENCH_NOW)
  await database.close()
}

export async function hasDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  await client.end()
  return rowCount === 1
}

export function templateUrl(serverUrl: string): string {
  return databaseUrl(serverUrl, TEMPLATE)
}

/**
 * `upcoming` are bookings ahead for each car, besides the demo company's own; `rentals` fill the last ten years; `busy`
 * ones stand close to each other around the day of the measurements, instead of the demo company's own.
 */
export type CompanySize = {
  cars?: number
  places?: number
  upcoming?: number
  pastBookings?: number
  rentals?: number
  busy?: number
}

/** The whole system on a copy of the demo company, with as many cars and bookings as wanted. */
export async function openCompany(
  serverUrl: string,
  name: string,
  { cars, places, upcoming, pastBookings, rentals, busy }: CompanySize = {},
  /** The built website; without it only the API answers. */
  build?: SiteBuild,
  settings: Record<string, string> = {},
): Promise<System> {
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE}`)
  const url = databaseUrl(serverUrl, name)
  if (cars !== undefined) await onServer(url, carsUpTo(cars))
  if (places !== undefined) await onServer(url, placesUpTo(places))
  if (busy !== undefined) await onServer(url, busyFleetOf(busy, BENCH_DAY))
  if (upcoming !== undefined) await onServer(url, upcomingBookingsOf(upcoming))
  if (pastBookings !== undefined) await onServer(url, pastBookingsOf(pastBookings, BENCH_DAY))
  if (rentals !== undefined) await onServer(url, rentalYearsOf(rentals, BENCH_DAY))
  await onServer(url, 'vacuum analyze')
  return composeOn(url, () => BENCH_NOW, build, settings)
}

/** The whole system on a database as it stands, by a clock that may be moved; its bank finds it without a socket. */
export async function composeOn(
  url: string,
  now: () => Date,
  build?: SiteBuild,
  settings: Record<string, string> = {},
): Promise<System> {
  const env = parseEnv({
    DATABASE_URL: url,
    DATA_DIR: join(tmpdir(), 'autorent-bench'),
    SESSION_SECRET: 'a secret of the benches, long enough to be taken',
    DATA_KEYS: TEST_KEYS,
    SIMULATE: 'bank,phones,lockers,mail',
    LOG_LEVEL: 'silent',
    ...noLimits,
    ...settings,
  })
  const deliver = async (to: string, body: unknown): Promise<number> => {
    const headers = { 'content-type': 'application/json' }
    const told = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await system.app.request(new URL(to).pathname, told)).status
  }
  const bankTelling = { deliver, wait: async () => undefined }
  const system = await compose(env, { now, bankTelling, ...(build ? { build } : {}) })
  return system
}

export async function onServer(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/postgres$/, name)
}
