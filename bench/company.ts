import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openServer } from '../src/db/client.ts'
import { loadDemo } from '../src/db/demo/load-demo.ts'
import { migrate } from '../src/db/migrate.ts'
import { compose, type System } from '../src/server/compose.ts'
import { parseEnv } from '../src/server/env.ts'

/** The day on which the measurements take place: a Sunday morning in Tallinn. */
export const BENCH_DAY = '2026-11-15'
export const BENCH_NOW = new Date(`${BENCH_DAY}T08:00:00Z`)

const TEMPLATE = 'demo_company'

/** The demo company, loaded once; each measurement copies it. */
export async function loadTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `create database ${TEMPLATE}`)
  const database = openServer(templateUrl(serverUrl), 1)
  await migrate(database)
  await loadDemo(database.db, BENCH_DAY, BENCH_NOW)
  await database.close()
}

export function templateUrl(serverUrl: string): string {
  return databaseUrl(serverUrl, TEMPLATE)
}

export type CompanySize = { cars?: number; pastBookings?: number }

/** The whole system on a copy of the demo company, with as many cars and past bookings as wanted. */
export async function openCompany(
  serverUrl: string,
  name: string,
  { cars, pastBookings }: CompanySize = {},
): Promise<System> {
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE}`)
  const url = databaseUrl(serverUrl, name)
  if (cars !== undefined) await onServer(url, carsUpTo(cars))
  if (pastBookings !== undefined) await onServer(url, pastBookingsOf(pastBookings))
  await onServer(url, 'vacuum analyze')
  const env = parseEnv({
    DATABASE_URL: url,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'autorent-bench-')),
    SESSION_SECRET: 'a secret of the benches, long enough to be taken',
    LOG_LEVEL: 'silent',
    SEARCHES_PER_MINUTE: '100000000',
    REGISTRATIONS_PER_MINUTE: '100000000',
  })
  return compose(env, { now: () => BENCH_NOW })
}

/** Copies or retires cars until exactly so many are for rent, spread over the groups as they were. */
const carsUpTo = (count: number): string => `
  insert into cars (name, description, description_en, description_ru, gearbox, seats, doors, fuel_consumption,
                    fuel_type, mileage, image_names, register_number, group_id)
  select name, description, description_en, description_ru, gearbox, seats, doors, fuel_consumption,
         fuel_type, mileage, image_names, 'B' || copy || 'C' || id, group_id
  from generate_series(1, ${count}) copy, cars where is_active order by copy, id
  limit greatest(0, ${count} - (select count(*) from cars where is_active));
  update cars set is_active = false
  where id in (select id from cars where is_active order by id offset ${count});`

/**
 * Rentals of eight hours, one after the other, written in the order they took place and shared evenly among the cars;
 * the last ended before the demo company's own year began. They are sound by construction, so neither foreign keys nor
 * overlaps are checked, and the indexes over periods are built once in the end: checking and growing takes minutes.
 */
const pastBookingsOf = (count: number): string => `
  set session_replication_role = replica;
  create temp table definitions as select indexdef from pg_indexes
  where indexname in ('car_occupancies_no_overlap', 'car_occupancies_period');
  alter table car_occupancies drop constraint car_occupancies_no_overlap;
  drop index car_occupancies_period;
  with fleet as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as size from cars where is_active
  ), written as (
    insert into bookings (car_id, client_id, rent_location_id, return_location_id, status, price, vat, vat_rate,
                          deposit, rent_price, return_price, rent_date, return_date, link_seed, link_hash)
    select fleet.id, 1, 1, 1, 'SIGNED', 8550, 1655, 2400, 20000, 0, 0, start, start + interval '8 hours',
           'past ' || n, 'past ' || n
    from generate_series(0, ${count} - 1) n
    join fleet on place = n % size,
    lateral (select timestamptz '${BENCH_DAY}' - interval '600 days'
                    - (${count} - n + place) / size * interval '9 hours' as start) as rental
    order by n
    returning id, car_id, rent_date, return_date
  )
  insert into car_occupancies (car_id, booking_id, occupied)
  select car_id, id, tstzrange(rent_date, return_date + interval '1 hour') from written;
  do $$
  declare
    definition text;
  begin
    for definition in select indexdef from definitions loop
      execute definition;
    end loop;
  end $$;`

async function onServer(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/postgres$/, name)
}
