import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import { schema } from '../../../src/db/schema.ts'
import { jobs } from '../../../src/jobs/catalogue.ts'
import { compose } from '../../../src/server/compose.ts'
import { parseEnv } from '../../../src/server/env.ts'
import { noLimits } from '../no-limits.ts'
import type { Told } from './customer.ts'
import type { World } from './world.ts'

const MINUTE = 60_000
/** Every wait there is, from a letter's first to an order that the bank forgot, and each job a little later than that. */
const LATER_MINUTES = [3, 10, 25, 50, 100, 200, 400]
/** Done by the day, about people who have long gone. */
const notNow = new Set(['remind', 'forget-people'])

/** Lets the jobs do all that is left to do, as the hours would. */
export async function letHoursPass(world: World): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-data-'))
  const env = parseEnv({ ...noLimits, ...world.settings, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const system = await compose(env, { now: world.clock.now })
  for (const minutes of LATER_MINUTES) {
    world.clock.aheadMs = minutes * MINUTE
    await world.bank.expire()
    for (const { name, run } of jobs) if (!notNow.has(name)) await run(system.jobs)
  }
  await system.close()
  await rm(folder, { recursive: true })
}

type Row = Record<string, string | number | null>

/** What must hold whatever happened; each fault as a sentence, none when all is well. */
export async function whatIsWrong(world: World, told: Told): Promise<string[]> {
  return [
    ...world.crashes,
    ...told.unexcused,
    ...(await lost(world, told)),
    ...(await wrongMoney(world, told)),
    ...(await wrongFiles(world, told)),
    ...(await wrongLetters(world)),
  ]
}

async function rowsOf({ database }: World, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await database.db.execute(query)) as { rows: Row[] }
  return rows
}

async function lost(world: World, { bookings, signed }: Told): Promise<string[]> {
  const stored = new Map(
    (await rowsOf(world, sql`select id, status from bookings`)).map((row) => [row.id, row]),
  )
  const twice = await rowsOf(
    world,
    sql`select a.id as one, b.id as other from bookings a join bookings b
      on a.car_id = b.car_id and a.id < b.id
      and tstzrange(a.rent_date, a.return_date) && tstzrange(b.rent_date, b.return_date)
      where a.status in ('CONFIRMED', 'SIGNED') and b.status in ('CONFIRMED', 'SIGNED')
      and a.cancelled_at is null and b.cancelled_at is null`,
  )
  const sealed = await rowsOf(
    world,
    sql`select b.id from bookings b where (b.status = 'SIGNED') is distinct from
      (1 = (select count(*) from signatures s where s.booking_id = b.id and s.status = 'SIGNED')
        and 1 = (select count(*) from papers p where p.booking_id = b.id and p.kind = 'signed-contract'))`,
  )
  return [
    ...bookings.filter((id) => !stored.has(id)).map((id) => `booking ${id} was confirmed and is lost`),
    ...signed
      .filter((id) => stored.get(id)?.status !== 'SIGNED')
      .map((id) => `booking ${id} was signed and is not`),
    ...twice.map(({ one, other }) => `bookings ${one} and ${other} have the same car at once`),
    ...sealed.map(({ id }) => `booking ${id} is signed by halves`),
  ]
}

/** What the bank took is in the ledger, to the cent and once. */
async function wrongMoney(world: World, { paid }: Told): Promise<string[]> {
  const wrong = await rowsOf(
    world,
    sql`select p.id, p.booking_id, p.status from payments p where
      coalesce((select sum(amount) from ledger_entries l where l.payment_id = p.id), 0)
      <> case when p.status = 'PAID' then p.rent_amount + p.deposit_amount else 0 end`,
  )
  const counts = await rowsOf(
    world,
    sql`select booking_id, count(*)::int as paid from payments where status = 'PAID' group by booking_id`,
  )
  const settled = new Map(counts.map((row) => [row.booking_id, row.paid]))
  const open = await rowsOf(
    world,
    sql`select id, status from payments where status not in ('PAID', 'ABANDONED')`,
  )
  const numbers = await rowsOf(
    world,
    sql`select kind, max(right(number, 5)::int) - count(*)::int as gaps from papers
      where kind <> 'signed-contract' group by kind`,
  )
  const times = (id: number) => paid.filter((other) => other === id).length
  return [
    ...wrong.map((row) => `payment ${row.id} (${row.status}) is not what the ledger says`),
    ...[...new Set(paid)]
      .filter((id) => settled.get(id) !== times(id))
      .map((id) => `booking ${id} was paid ${times(id)} times and has ${settled.get(id) ?? 0} payments`),
    ...[...settled.keys()]
      .filter((id) => !paid.includes(Number(id)))
      .map((id) => `booking ${id} is paid and nobody paid`),
    ...open.map(({ id, status }) => `payment ${id} is still ${status}`),
    ...numbers
      .filter(({ gaps }) => gaps !== 0)
      .map(({ kind, gaps }) => `${kind}: ${gaps} numbers are missing`),
  ]
}

async function wrongFiles(world: World, { uploaded }: Told): Promise<string[]> {
  const rows = await rowsOf(world, sql`select booking_id, file_key from uploads`)
  const entered = new Set(rows.map(({ file_key }) => file_key))
  const kept = new Set<Row[string] | undefined>(world.bucket.keys())
  const count = (id: number) => rows.filter(({ booking_id }) => booking_id === id).length
  return [
    ...rows
      .filter(({ file_key }) => !kept.has(file_key))
      .map((row) => `booking ${row.booking_id} has an upload without its file`),
    ...[...kept].filter((key) => !entered.has(key)).map((key) => `file ${key} belongs to nobody`),
    ...[...new Set(uploaded)]
      .filter((id) => count(id) < uploaded.filter((other) => other === id).length)
      .map((id) => `booking ${id} sent more files than it has`),
  ]
}

/** Each letter once: a copy is one with the same Message-ID, sent because nobody knew whether the first had arrived. */
async function wrongLetters(world: World): Promise<string[]> {
  const { database, mail } = world
  const { mails, outbox } = schema
  const rows = await database.db.select().from(mails)
  const idOf = (key: string) => `<${key.replaceAll(/[^a-z0-9]+/gi, '.')}@autorent.test>`
  const arrived = mail.letters.map(({ messageId }) => messageId ?? '')
  const known = new Set(rows.map(({ key }) => idOf(key)))
  const unplanned = await database.db.$count(outbox, isNull(outbox.deliveredAt))
  const registered = await rowsOf(
    world,
    sql`select b.id from bookings b where 1 <> (select count(*) from mails m
      where m.booking_id = b.id and m.kind in ('booking-registered', 'request-registered'))`,
  )
  return [
    ...(unplanned > 0 ? [`${unplanned} events are told to nobody`] : []),
    ...registered.map(({ id }) => `booking ${id} was not told of once`),
    ...rows
      .filter(({ sentAt }) => sentAt === null)
      .map(({ key, attempts, failure }) => `letter ${key} was not sent: ${attempts} attempts, ${failure}`),
    ...rows
      .filter(({ key, sentAt, failure }) => sentAt && !failure && !arrived.includes(idOf(key)))
      .map(({ key }) => `letter ${key} was sent and never arrived`),
    ...rows
      .filter(({ key, attempts }) => arrived.filter((id) => id === idOf(key)).length > attempts)
      .map(({ key, attempts }) => `letter ${key} arrived more often than its ${attempts} attempts`),
    ...arrived.filter((id) => !known.has(id)).map((id) => `letter ${id} is nobody's`),
  ]
}
