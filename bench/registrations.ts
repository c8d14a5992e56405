import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { readCatalogue } from '../src/db/read-catalogue.ts'
import { locationIds } from '../src/demo/locations.ts'
import { serviceIds } from '../src/demo/services.ts'
import { addMinutes, formatLabel, labelFrom, MINUTES_PER_DAY } from '../src/domain/calendar/wall-clock.ts'
import type { System } from '../src/server/compose.ts'
import { client } from '../tests/support/bodies.ts'
import { openCompany } from './company.ts'
import { perSecondAtOnce, sideBySide } from './measure.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 15
const AT_ONCE = 8
const SLICE_MS = 400
/** After the last booking of the demo company. */
const FIRST_PICK_UP = labelFrom('2027-06-01T10:00')

/** Registrations, each of another car or another time, against a floor that makes as many trivial statements. */
export async function measureRegistrations(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'registrations', { cars: 200 })
  const { db } = system.database
  let statements = 0
  system.app.post('/floor', async (context) => {
    await context.req.json()
    await db.execute(sql`select 1`)
    // The transaction's begin and commit are statements too.
    await db.transaction(async (tx) => {
      for (let i = 3; i < statements; i++) await tx.execute(sql`select 1`)
    })
    return context.json({}, 201)
  })
  try {
    const next = await bodies(system)
    statements = await countStatements(() => post(system, '/api/booking/register', next()))
    const measured = await sideBySide(ROUNDS, {
      register: perSecondAtOnce(() => post(system, '/api/booking/register', next()), AT_ONCE, SLICE_MS),
      floor: perSecondAtOnce(() => post(system, '/floor', next()), AT_ONCE, SLICE_MS),
    })
    return [
      {
        what: `floor: same body, ${statements} trivial statements`,
        figure: rate(measured.median('floor'), 'requests'),
      },
      {
        what: `registration: ${statements} statements`,
        figure: rate(measured.median('register'), 'bookings'),
        ratio: `${times(measured.ratio('register', 'floor'))} the floor's rate`,
      },
    ]
  } finally {
    await system.close()
  }
}

/** Three days with two services, every time of a car that is free then. */
async function bodies(system: System): Promise<() => string> {
  const cars = [...(await readCatalogue(system.database.db)).cars.keys()]
  let turn = 0
  return () => {
    const rentAt = addMinutes(FIRST_PICK_UP, Math.floor(turn / cars.length) * 4 * MINUTES_PER_DAY)
    const carId = cars[turn++ % cars.length]
    return JSON.stringify({
      rentDate: formatLabel(rentAt),
      returnDate: formatLabel(addMinutes(rentAt, 3 * MINUTES_PER_DAY)),
      gearboxType: '',
      couponCodes: [],
      rentLocationId: locationIds.airport,
      returnLocationId: locationIds.airport,
      car: { id: carId },
      services: [{ id: serviceIds.zeroExcess }, { id: serviceIds.childSeat, quantity: 2 }],
      client: client(),
    })
  }
}

let key = 0

async function post({ app }: System, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `bench ${key++}` }
  const response = await app.request(path, { method: 'POST', headers, body })
  if (response.status !== 201)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
}

/** How many statements the driver sends while `work` runs. */
async function countStatements(work: () => Promise<void>): Promise<number> {
  let count = 0
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('the driver has no query method')
  const counted = new Proxy(query, {
    apply: (original, self, args) => {
      count++
      return Reflect.apply(original, self, args)
    },
  })
  Reflect.set(Client.prototype, 'query', counted)
  try {
    await work()
  } finally {
    Reflect.set(Client.prototype, 'query', query)
  }
  return count
}
