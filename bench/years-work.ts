import { like, sql } from 'drizzle-orm'
import type { Database } from '../src/db/client.ts'
import { rowsOf } from '../src/db/copy/rows-of.ts'
import { schema } from '../src/db/schema.ts'
import { dataKeys } from '../src/db/sealed/data-keys.ts'
import { locationIds } from '../src/demo/locations.ts'
import { loadStaffMessages } from '../src/i18n/staff-messages.ts'
import type { System } from '../src/server/compose.ts'
import { findBookings } from '../src/use-cases/booking/find-bookings.ts'
import { checkDataKeys } from '../src/use-cases/data-keys/check-data-keys.ts'
import { makeMonth } from '../src/use-cases/figures/make-month.ts'
import { remind } from '../src/use-cases/letters/remind.ts'
import { checkLedger } from '../src/use-cases/money/check-ledger.ts'
import { readPosted } from '../src/use-cases/money/read-general-ledger.ts'
import { readRevenue } from '../src/use-cases/money/read-revenue.ts'
import { mentions } from '../src/use-cases/people/erase-mentions.ts'
import { forgetPeople } from '../src/use-cases/people/forget-people.ts'
import { forgetTraces } from '../src/use-cases/people/forget-traces.ts'
import { listRecords } from '../src/use-cases/records/list-records.ts'
import { prepareTakenCars } from '../src/use-cases/search/taken-cars.ts'
import { readTimeline } from '../src/use-cases/timeline/read-timeline.ts'
import { readToday } from '../src/use-cases/today/read-today.ts'
import { client } from '../tests/support/bodies.ts'
import { BENCH_NOW } from './company.ts'
import { nameOf } from './past-years.ts'
import { postSearch, searchPeriod } from './post-search.ts'

const DAY = 86_400_000
const OCTOBER = {
  month: '2026-10',
  from: new Date('2026-09-30T21:00:00Z'),
  to: new Date('2026-10-31T22:00:00Z'),
} as const

export type Work = { what: string; run: () => Promise<unknown> }

/** What a company does on a working day and in a night, one by one: nothing of it should grow with what lies behind. */
export async function worksOf(system: System): Promise<Work[]> {
  const { app, customer, jobs } = system
  const { db } = system.database
  const takenCars = prepareTakenCars(db)
  const language = { locale: 'et', messages: await loadStaffMessages('et') } as const
  const list = (what: string, query: Parameters<typeof listRecords>[2]) => ({
    what: `the list of bookings: ${what}`,
    run: () => listRecords(db, 'bookings', query, language),
  })
  // A company that was kept has bookings of an earlier run.
  turn = Math.max(turn, await db.$count(schema.clients, like(schema.clients.email, 'uus%@example.ee')))
  const ownPage = await ownPageOf(system)
  const rare = await nameOfPerson(db, 77)
  const week = { from: new Date(BENCH_NOW.getTime() - 7 * DAY), to: new Date(BENCH_NOW.getTime() + 21 * DAY) }
  return [
    { what: 'search', run: () => postSearch(system) },
    { what: 'its query alone', run: () => takenCars(searchPeriod, BENCH_NOW) },
    { what: 'registration', run: () => register(app) },
    { what: 'own page of a customer', run: () => ownPage(customer) },
    list('first page', { range: [0, 24] }),
    list('of one place, this week', {
      range: [0, 24],
      filter: { rentLocationId: locationIds.airport, rentDate_gte: week.from.toISOString() },
    }),
    list('a page far back', { range: [100_000, 100_024] }),
    { what: 'search from anywhere: a number', run: () => findBookings(db, 'AR-2424', BENCH_NOW) },
    list('with a word in it', { range: [0, 24], filter: { q: rare } }),
    { what: 'search from anywhere: a name', run: () => findBookings(db, rare, BENCH_NOW) },
    { what: 'search from anywhere: the commonest name', run: () => findBookings(db, 'Tamm', BENCH_NOW) },
    { what: 'search from anywhere: a plate', run: () => findBookings(db, 'B7C7', BENCH_NOW) },
    { what: 'Today', run: () => readToday(db, BENCH_NOW) },
    { what: 'timeline of four weeks', run: () => readTimeline(db, week, undefined, BENCH_NOW) },
    { what: 'figures of October counted', run: () => makeMonth(db, OCTOBER, BENCH_NOW) },
    { what: 'money file of October', run: () => readPosted(db, OCTOBER) },
    { what: 'earned in October', run: () => readRevenue(db, '2026-10', '2026-10') },
    {
      what: 'night: does all money add up',
      run: () => checkLedger(db, { from: new Date(0), to: BENCH_NOW }),
    },
    { what: 'hour: reminders', run: () => remind(db, BENCH_NOW) },
    {
      what: 'night: one person looked for in the log',
      run: () => db.$count(schema.auditLog, mentions(['person77@example.ee', '+372500000077'])),
    },
    {
      what: 'start: which keys the rows need',
      run: () => checkDataKeys(db, dataKeys()),
    },
    { what: 'night: old papers and traces', run: () => forgetTraces(db, BENCH_NOW) },
    { what: 'night: people', run: () => forgetPeople(db, jobs.files, BENCH_NOW) },
  ]
}

async function nameOfPerson(db: Database, person: number): Promise<string> {
  const [found] = await rowsOf<{ name: string }>(db, sql.raw(`select ${nameOf(String(person))} as name`))
  return found?.name ?? ''
}

let turn = 0

/** Three days of a year that nobody has asked for, of another car each time. */
async function register(app: System['app']): Promise<{ id: number; links: Record<string, string> }> {
  turn += 1
  const email = `uus${turn}.${process.pid}@example.ee`
  const month = String(1 + (Math.floor(turn / 800) % 12)).padStart(2, '0')
  const body = {
    rentDate: `2028-${month}-05T10:00`,
    returnDate: `2028-${month}-08T10:00`,
    gearboxType: '',
    couponCodes: [],
    rentLocationId: locationIds.airport,
    returnLocationId: locationIds.airport,
    car: { id: 100 + (turn % 800) },
    services: [],
    client: client({ email, idCode: undefined, birthDate: '1990-05-05', phone: `+372 5${1_000_000 + turn}` }),
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': `years ${process.pid} ${turn}` }
  const answer = await app.request('/api/booking/register', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const told = (await answer.json()) as { id: number; links: Record<string, string> }
  if (answer.status !== 201) throw new Error(`registration was refused: ${JSON.stringify(told)}`)
  return told
}

async function ownPageOf(system: System) {
  const { customerServices } = await import('../src/server/site/customer-services.ts')
  const { links } = await register(system.app)
  const token = new URL(links.documents ?? '', 'http://autorent.test').searchParams.get('token') ?? ''
  return (customer: System['customer']) => customerServices(customer).view(token, 'et')
}

export async function sizeOf({ database: { db } }: System): Promise<number> {
  const { rows } = (await db.execute(sql`select pg_database_size(current_database())::float8 as bytes`)) as {
    rows: { bytes: number }[]
  }
  return rows[0]?.bytes ?? 0
}
