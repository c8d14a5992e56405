import { sql } from 'drizzle-orm'
import { readCatalogue } from '../src/db/read-catalogue.ts'
import { locationIds } from '../src/demo/locations.ts'
import { serviceIds } from '../src/demo/services.ts'
import { addMinutes, formatLabel, labelFrom, MINUTES_PER_DAY } from '../src/domain/calendar/wall-clock.ts'
import { parseIdCode } from '../src/domain/people/estonian-id-code.ts'
import type { System } from '../src/server/compose.ts'
import { client } from '../tests/support/bodies.ts'
import { countRoundTrips } from '../tests/support/round-trips.ts'
import { openCompany } from './company.ts'
import { perSecondAtOnce, type Sample, sideBySide } from './measure.ts'
import { type Row, rate, times } from './table.ts'

const DATABASE = 'registrations'
const ROUNDS = 15
const AT_ONCE = 8
const SLICE_MS = 400
/** After the last booking of the demo company. */
const FIRST_PICK_UP = labelFrom('2027-06-01T10:00')

/** Before the first round: enough for the database to know how its tables are filled. */
const IN_OPERATION = 400

/**
 * Registrations, each of another car or another time, against a floor that writes the same rows in one transaction and
 * asks nothing: both flush what they write. As in a company in operation, the database knows its tables, and what was
 * booked in one round has been paid for before the next.
 */
export async function measureRegistrations(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, DATABASE, { cars: 200 }, undefined, {
    // Each customer comes from a network of their own.
    TRUSTED_PROXIES: '1',
    // The office has heard of so many by the time that counts.
    UNPAID_ALARM: '10',
  })
  let writeAgain: () => Promise<unknown> = async () => undefined
  system.app.post('/floor', async (context) => {
    await context.req.json()
    await writeAgain()
    return context.json({}, 201)
  })
  try {
    const next = await bodies(system)
    const register = () => post(system, '/api/booking/register', next())
    await register()
    writeAgain = await rowsOfTheLast(system)
    for (let done = 0; done < IN_OPERATION; done++) await Promise.all([register(), writeAgain()])
    await system.database.executeSql('vacuum analyze')
    const { roundTrips, statements } = await countRoundTrips(register)
    const measured = await sideBySide(ROUNDS, {
      register: afterAllPaid(system, perSecondAtOnce(register, AT_ONCE, SLICE_MS, DATABASE)),
      floor: perSecondAtOnce(() => post(system, '/floor', next()), AT_ONCE, SLICE_MS, DATABASE),
    })
    return [
      {
        what: 'floor: same body, the same rows written in one statement',
        figure: rate(measured.median('floor'), 'requests'),
      },
      {
        what: 'registration',
        figure: rate(measured.median('register'), 'bookings'),
        ratio: `${times(measured.ratio('register', 'floor'))} the floor's rate`,
        goal: '≥ 0.6 ×',
      },
      { what: `registration: ${statements} statements`, figure: `${roundTrips} round trips`, goal: '≤ 6' },
    ]
  } finally {
    await system.close()
  }
}

/** Nobody keeps a car unpaid any longer. */
const afterAllPaid =
  (system: System, sample: Sample): Sample =>
  async () => {
    await system.database.db.execute(
      sql`update car_occupancies set hold_expires_at = null where hold_expires_at is not null`,
    )
    return sample()
  }

const PARTS = [
  'car_occupancies',
  'booking_services',
  'booking_lines',
  'charges',
  'visitor_registrations',
  'outbox',
  'idempotency_keys',
]

/** Writes the rows of the last registration again, with what must differ made to differ. */
async function rowsOfTheLast({ database: { db } }: System): Promise<() => Promise<unknown>> {
  const columns = (await db.execute(sql`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
    group by table_name`)) as { rows: { name: string; columns: string }[] }
  const listed = new Map(columns.rows.map(({ name, columns: list }) => [name, list]))
  const copy = (table: string, from: string, changed: Record<string, string>) => {
    const names = (listed.get(table) ?? '').split(', ')
    const values = names.map((name) => changed[name] ?? `old.${name}`)
    return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${from}`
  }
  const last = (await db.execute(
    sql`select max(id) as id, (select max(id) from outbox) as letter from bookings`,
  )) as { rows: { id: number; letter: number }[] }
  const [{ id: template, letter } = { id: 0, letter: 0 }] = last.rows
  let turn = 0
  return () => {
    const mark = `'floor ${turn++}'`
    const day = `interval '${turn * 4 + 4_000} days'`
    const changes: Record<string, Record<string, string>> = {
      // Long over: what lies ahead is what a registration looks at.
      car_occupancies: { occupied: `tstzrange(lower(old.occupied) - ${day}, upper(old.occupied) - ${day})` },
      idempotency_keys: { key_hash: mark },
      // Not of today: registrations count those.
      visitor_registrations: { created_at: `old.created_at - interval '2 days'` },
    }
    const parts = PARTS.map((table) => {
      const isOf = table === 'outbox' ? `old.id = ${letter}` : `old.booking_id = ${template}`
      const from = `${table} old, booking where ${isOf}`
      return `${table}_copy as (${copy(table, from, { ...changes[table], booking_id: 'booking.id' })})`
    })
    const client = copy(
      'clients',
      `clients old where id = (select client_id from bookings where id = ${template})`,
      {},
    )
    const booking = copy('bookings', `bookings old, client where old.id = ${template}`, {
      client_id: 'client.id',
      link_seed: mark,
      link_hash: mark,
    })
    return db.execute(
      sql.raw(`with client as (${client} returning id), booking as (${booking} returning id), ${parts.join(', ')}
        select id from booking`),
    )
  }
}

/** Neighbours in the list of cars are of one group, which customers of the same moment seldom want. */
const STRIDE = 37

/** Another person with another telephone at another place. */
function customer(turn: number) {
  const code = `3${String(50 + (turn % 40))}0101${String(turn % 1_000).padStart(3, '0')}`
  const idCode = checkDigits.map((digit) => code + digit).find((whole) => parseIdCode(whole).ok)
  return client({
    idCode,
    email: `customer.${turn}@example.ee`,
    phone: `+372 5${String(1_000_000 + turn)}`,
    drivingLicenceNumber: `ET${100_000 + turn}`,
  })
}
const checkDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Three days with two services, every time of a car that is free then, by someone new. */
async function bodies(system: System): Promise<() => string> {
  const cars = [...(await readCatalogue(system.database.db)).cars.keys()]
  let turn = 0
  return () => {
    const rentAt = addMinutes(FIRST_PICK_UP, Math.floor(turn / cars.length) * 4 * MINUTES_PER_DAY)
    const carId = cars[(turn * STRIDE) % cars.length]
    return JSON.stringify({
      rentDate: formatLabel(rentAt),
      returnDate: formatLabel(addMinutes(rentAt, 3 * MINUTES_PER_DAY)),
      gearboxType: '',
      couponCodes: [],
      rentLocationId: locationIds.airport,
      returnLocationId: locationIds.airport,
      car: { id: carId },
      services: [{ id: serviceIds.zeroExcess }, { id: serviceIds.childSeat, quantity: 2 }],
      client: customer(turn++),
    })
  }
}

let key = 0

async function post({ app }: System, path: string, body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `bench ${key}`,
    'x-forwarded-for': `10.${(key >> 16) & 255}.${(key >> 8) & 255}.${key & 255}`,
  }
  key++
  const response = await app.request(path, { method: 'POST', headers, body })
  if (response.status !== 201)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
}
