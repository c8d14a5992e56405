import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, type OpenDatabase, openServer } from '../../src/db/client.ts'
import { rowsOf } from '../../src/db/copy/rows-of.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openReplica, type Reader } from '../../src/db/replica.ts'
import { schema } from '../../src/db/schema.ts'
import { copyBase } from '../support/base-copy.ts'
import { type CuttableLine, openLine } from '../support/cuttable-line.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type Attempt, send } from '../support/registration-load.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makeCar } from '../support/rows.ts'
import { makePricesLast, orderBody } from '../support/server-pair.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { ids, loadSmallCompany } from '../support/small-company.ts'
import { waitFor } from '../support/waiting.ts'

/** A server, a copy of it kept by streaming, and the day the server dies: `npm run proof -- replica`. */

const WAL = { wal_level: 'replica', max_wal_senders: 5, hot_standby: 'on' }
const COPY_NAME = 'copy'
const CUSTOMERS = 4

const processes = useServerProcesses()
const opened: { close: () => Promise<void> }[] = []
let root = ''
let first: PostgresServer
let second: PostgresServer
let line: CuttableLine
let toCopy: CuttableLine
let database: OpenDatabase
let reader: Reader
let cars: number[] = []
let hasDied = false

const portOf = (url: string) => Number(new URL(url).port)
const through = (url: string, { port }: CuttableLine) => url.replace(/:\d+\//, `:${port}/`)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-replica-'))
  await chmod(root, 0o755)
  first = await startPostgres(WAL)
  database = openServer(first.url, 4)
  await migrate(database)
  await loadSmallCompany(database.db)
  await makePricesLast(database.db)
  const rows = Array.from({ length: 400 }, (_, at) =>
    makeCar({ groupId: ids.groups.small, registerNumber: `${at}REPL` }),
  )
  cars = (await database.db.insert(schema.cars).values(rows).returning({ id: schema.cars.id })).map(
    ({ id }) => id,
  )
  await copyBase(database, join(root, 'copy'), 'standby')
  const told = `host=127.0.0.1 port=${portOf(first.url)} user=autorent password=autorent application_name=${COPY_NAME}`
  second = await startPostgres({ ...WAL, primary_conninfo: told }, join(root, 'copy'))
  line = await openLine(portOf(first.url))
  toCopy = await openLine(portOf(second.url))
  reader = openReplica(through(second.url, toCopy), 4, database)
  opened.push(reader, database, line, toCopy)
})
afterAll(async () => {
  for (const one of opened) await one.close().catch(() => undefined)
  await second?.stop()
  if (!hasDied) await first.stop()
  await rm(root, { recursive: true, force: true })
})

const isCopy = async (db: Database) =>
  (await rowsOf<{ is: boolean }>(db, sql`select pg_is_in_recovery() as is`))[0]?.is

it('what only looks is answered by the copy, and nobody misses what they have just saved', async () => {
  await waitFor('the copy follows', () => reader.read(isCopy).then((is) => is === true))
  for (let round = 0; round < 200; round++) {
    await database.db
      .update(schema.cars)
      .set({ registerNumber: `${round}SEEN` })
      .where(sql`id = ${cars[0]}`)
    const [seen] = await reader.read(async (db) =>
      rowsOf<{ plate: string; copy: boolean }>(
        db,
        sql`select register_number as plate, pg_is_in_recovery() as copy from cars where id = ${cars[0]}`,
      ),
    )
    expect(seen).toEqual({ plate: `${round}SEEN`, copy: true })
  }
})

it('a copy that is away or behind is not asked, and is again when it is back', async () => {
  toCopy.cut()
  expect(await reader.read(isCopy)).toBe(false)
  toCopy.mend()
  await waitFor('it is asked again', () => reader.read(isCopy).then((is) => is === true))
  const copy = openServer(second.url, 1)
  await copy.db.execute(sql`select pg_wal_replay_pause()`)
  await database.db.update(schema.cars).set({ registerNumber: 'BEHIND' }).where(sql`id = ${cars[0]}`)
  expect(await reader.read(isCopy)).toBe(false)
  await copy.db.execute(sql`select pg_wal_replay_resume()`)
  await waitFor('it is asked again', () => reader.read(isCopy).then((is) => is === true))
  await copy.close()
})

it('a booking that was answered is there after the server died, and the next one is taken without a restart', async () => {
  await database.db.execute(sql.raw(`alter system set synchronous_standby_names = '${COPY_NAME}'`))
  await database.db.execute(sql`select pg_reload_conf()`)
  await waitFor('each commit waits for the copy', async () => {
    const [found] = await rowsOf<{ state: string }>(
      database.db,
      sql`select sync_state as state from pg_stat_replication`,
    )
    return found?.state === 'sync'
  })
  const server = await processes.start({
    ...onServer(through(first.url, line)),
    DATABASE_READ_URL: through(second.url, toCopy),
  })
  const from = quietMorning()
  const bodies = cars.map((carId) => orderBody({ carId, from, to: daysAfter(from, 2) })).values()
  const attempts: Attempt[] = []
  const answered = () => attempts.filter(({ answer }) => answer?.status === 201)
  let isOver = false
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    for (const body of bodies) {
      if (isOver) return
      const attempt: Attempt = { key: randomUUID(), body }
      attempts.push(attempt)
      const answer = await send(server, attempt).catch(() => undefined)
      if (answer) attempt.answer = answer
    }
  })
  await waitFor('bookings are taken', () => answered().length >= 20)
  await firstDies()
  const beforeDeath = answered().length
  await waitFor('bookings are taken again', () => answered().length >= beforeDeath + 5)
  isOver = true
  await Promise.all(customers)
  const now = openServer(second.url, 2)
  const kept = await rowsOf<{ id: number }>(now.db, sql`select id from bookings`)
  await now.close()
  const numbers = new Set(kept.map(({ id }) => id))
  expect(answered().filter(({ answer }) => !numbers.has(Number(answer?.body.id)))).toEqual([])
  const unanswered = attempts.filter(({ answer }) => !answer || answer.status >= 500).length
  console.log(`${answered().length} bookings answered, all there; ${unanswered} were told to come again`)
  await server.kill('SIGTERM')
})

/** Without a word, under everybody's hands; the copy takes its place and its address. */
async function firstDies(): Promise<void> {
  const [shown] = await rowsOf<{ data_directory: string }>(database.db, sql`show data_directory`)
  const pid = Number(
    (await readFile(join(shown?.data_directory ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  hasDied = true
  process.kill(pid, 'SIGKILL')
  line.cut()
  const next = openServer(second.url, 1)
  await next.db.execute(sql`alter system reset synchronous_standby_names`)
  await next.db.execute(sql`select pg_promote()`)
  await next.db.execute(sql`select pg_reload_conf()`)
  await next.close()
  line.leadTo(portOf(second.url))
  line.mend()
}
