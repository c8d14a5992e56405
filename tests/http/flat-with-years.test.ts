import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import { rowsOf } from '../../src/db/copy/rows-of.ts'
import { schema } from '../../src/db/schema.ts'
import { loadStaffMessages } from '../../src/i18n/staff-messages.ts'
import { readEntries } from '../../src/use-cases/bank-statement/read-entries.ts'
import { readLetters } from '../../src/use-cases/letters/read-letters.ts'
import { listRecords } from '../../src/use-cases/records/list-records.ts'
import { prepareTakenCars } from '../../src/use-cases/search/taken-cars.ts'
import { readToday } from '../../src/use-cases/today/read-today.ts'
import { makeClient } from '../support/rows.ts'
import { useTestSystem } from '../support/test-system.ts'

/** What is looked at by day costs what it shows and not what lies behind: counted in rows, which no machine's load changes. */

const PAST = 20_000
const AHEAD = 3_000
const STAYS = 3_000
const PAGE = { offset: 0, limit: 50 }
/** Some lists of a page each, whatever their plans. */
const FEW = 500

const system = useTestSystem()
const db = () => system.db()

/** How many rows of the table one asks for to answer this. */
async function rowsRead(table: string, run: (tx: Database) => Promise<unknown>): Promise<number> {
  return db().transaction(async (tx) => {
    // Those who help are not counted, and so few rows are soon read whole.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`)
    await tx.execute(sql`set local enable_seqscan = off`)
    const read = async () => {
      const [row] = await rowsOf<{ read: number }>(
        tx,
        sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${table}`,
      )
      return row?.read ?? 0
    }
    const before = await read()
    await run(tx)
    return (await read()) - before
  })
}

beforeAll(async () => {
  const now = system.clock.now.toISOString()
  const people = await db()
    .insert(schema.clients)
    .values([
      { ...makeClient(), lastName: 'Haruldane', email: 'haruldane@example.ee' },
      { ...makeClient(), lastName: 'Tavaline', email: 'tavaline@example.ee' },
    ])
    .returning({ id: schema.clients.id })
  // Rentals that are over, and one of them of somebody whose name nobody else has.
  await db().execute(sql`
    insert into bookings (car_id, client_id, rent_location_id, return_location_id, status, price, vat, vat_rate, deposit,
      rent_price, return_price, rent_date, return_date, handed_over_at, actual_return_date, link_seed, link_hash)
    select (select min(id) from cars), case n when 7 then ${people[0]?.id}::int else ${people[1]?.id}::int end,
      (select min(id) from locations), (select min(id) from locations), 'SIGNED', 8550, 1655, 2400, 20000, 0, 0, start,
      start + interval '5 hours', start, start + interval '5 hours', 'flat ' || n, 'flat ' || n
    from generate_series(1, ${PAST}) n,
      lateral (select ${now}::timestamptz - n * interval '6 hours' as start) as rental`)
  await db().execute(sql`
    insert into bookings (car_id, client_id, rent_location_id, return_location_id, status, price, vat, vat_rate, deposit,
      rent_price, return_price, rent_date, return_date, link_seed, link_hash)
    select (select min(id) from cars), ${people[1]?.id}::int, (select min(id) from locations),
      (select min(id) from locations), 'SIGNED', 8550, 1655, 2400, 20000, 0, 0, start, start + interval '5 hours',
      'ahead ' || n, 'ahead ' || n
    from generate_series(1, ${AHEAD}) n,
      lateral (select ${now}::timestamptz + interval '30 days' + n * interval '6 hours' as start) as rental`)
  await db().execute(sql`
    insert into car_occupancies (car_id, booking_id, occupied, start_location_id, end_location_id)
    select car_id, id, tstzrange(rent_date, return_date), rent_location_id, return_location_id
    from bookings where link_hash like 'flat%' order by id limit ${STAYS}`)
  await db().execute(sql`
    insert into mails (kind, key, recipient, language, details, sent_at)
    select 'documents-wanted', 'flat ' || n, 'mari' || n || '@example.ee', 'et', '{}', now() from generate_series(1, ${PAST}) n`)
  await db().execute(sql`
    insert into bank_entries (iban, key, booked_on, amount, currency, is_reversal, reference, state, reason, settled_at)
    select 'EE', 'flat ' || n, date '2020-01-01' + n % 1000, 100, 'EUR', false, '', 'dismissed', 'no-reference', now()
    from generate_series(1, ${PAST}) n`)
  // What was only just written is not yet in indexes of parts.
  await db().execute(sql`vacuum analyze bookings, car_occupancies, mails, bank_entries`)
}, 60_000)

describe('of twenty thousand rentals that are over', () => {
  it('Today reads those it shows and those ahead', async () => {
    const read = await rowsRead('bookings', (tx) => readToday(tx, system.clock.now))
    expect(read).toBeLessThan(2 * AHEAD + FEW)
  })

  it('a search reads those ahead, by a plan that is made once for any moment', async () => {
    const from = new Date(system.clock.now.getTime() + 7 * 24 * 3_600_000)
    const to = new Date(from.getTime() + 3 * 24 * 3_600_000)
    const read = await rowsRead('car_occupancies', async (tx) => {
      await tx.execute(sql`set local enable_seqscan = on`)
      const { text } = await prepareTakenCars(tx)({ from, to }, system.clock.now)
      expect(text).toBe(';;')
    })
    expect(read).toBeLessThan(FEW)
  })

  it.each(['id', 'rentDate'])('a word in the list by %s reads those that have it', async (sorted) => {
    const language = { locale: 'et', messages: await loadStaffMessages('et') } as const
    const query = {
      filter: { q: 'haruldane' },
      range: [0, 24] as [number, number],
      sort: [sorted, 'DESC'] as [string, 'DESC'],
    }
    let found: Awaited<ReturnType<typeof listRecords>> | undefined
    const read = await rowsRead('bookings', async (tx) => {
      found = await listRecords(tx, 'bookings', query, language)
    })
    expect(found).toMatchObject({ ok: true, page: { total: 1 } })
    expect(read).toBeLessThan(FEW)
  })
})

describe('of twenty thousand letters', () => {
  it.each([
    ['those that nobody has heard of', { state: 'silent' as const }, 0],
    ['those that were refused', { state: 'refused' as const }, 0],
    ['those to one address', { recipient: 'mari777@' }, 1],
    ['a kind that is rare', { kind: 'document-refused' as const }, 0],
  ])('%s are found by themselves', async (_, filter, count) => {
    let found: Awaited<ReturnType<typeof readLetters>> | undefined
    const read = await rowsRead('mails', async (tx) => {
      found = await readLetters(tx, filter, PAGE)
    })
    expect(found).toMatchObject({ total: count, unsent: 0 })
    expect(read).toBeLessThan(FEW)
  })

  it('all are counted to ten thousand', async () => {
    let found: Awaited<ReturnType<typeof readLetters>> | undefined
    const read = await rowsRead('mails', async (tx) => {
      found = await readLetters(tx, {}, PAGE)
    })
    expect(found?.letters).toHaveLength(PAGE.limit)
    expect(found?.total).toBeUndefined()
    expect(read).toBeLessThan(10_001 + FEW)
  })
})

describe('of twenty thousand entries of the bank', () => {
  it.each([
    ['open', 0, FEW],
    ['dismissed', undefined, 10_001 + FEW],
    [undefined, undefined, 10_001 + FEW],
  ] as const)('%s ones are read a page at a time', async (state, total, most) => {
    let found: Awaited<ReturnType<typeof readEntries>> | undefined
    const read = await rowsRead('bank_entries', async (tx) => {
      found = await readEntries(tx, state, PAGE)
    })
    expect(found?.total).toBe(total)
    expect(read).toBeLessThan(most)
  })
})
