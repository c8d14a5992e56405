import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { seededRandom } from '../../src/demo/random.ts'
import { tries } from '../support/proof.ts'
import { type Attempt, killDuringLoad, send } from '../support/registration-load.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makeCar } from '../support/rows.ts'
import { makePricesLast, orderBody, tally } from '../support/server-pair.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const CARS = 40
const KILLS = tries(2, 10)

const processes = useServerProcesses()
const seed = Math.floor(Math.random() * 2 ** 31)
const random = seededRandom(seed)
const morning = quietMorning()
let url = ''
let database: OpenDatabase | undefined

const running = () => {
  if (!database) throw new Error('the database is not open yet')
  return database.db
}

beforeAll(async () => {
  url = await createDatabase()
  database = openServer(url, 4)
  await makePricesLast(database.db)
  const cars = Array.from({ length: CARS }, (_, index) =>
    makeCar({ groupId: ids.groups.small, registerNumber: `${index}KILL` }),
  )
  await database.db.insert(schema.cars).values(cars)
})
afterAll(() => database?.close())

/** Every car once in each of some days of this round, none in another's way. */
async function orders(round: number): Promise<object[]> {
  const cars = (await running().select({ id: schema.cars.id }).from(schema.cars)).slice(-CARS)
  return Array.from({ length: 12 }, (_, day) => daysAfter(morning, (round * 12 + day) * 2)).flatMap((from) =>
    cars.map(({ id }) => orderBody({ carId: id, from, to: daysAfter(from, 1) })),
  )
}

describe('a server that is killed while people register', () => {
  it('has kept every booking it confirmed, whole, and finishes the others when they are sent again', async () => {
    const attempts: Attempt[] = []
    for (let round = 0; round < KILLS; round++) {
      const server = await processes.start(onServer(url))
      const sent = await killDuringLoad(server, await orders(round), random.below(700))
      attempts.push(...sent)
      const answered = sent.flatMap(({ answer }) => answer ?? [])
      expect(tally(answered), `seed ${seed}`).toEqual({ 201: answered.length })

      const rows = await running().select({ id: schema.bookings.id }).from(schema.bookings)
      const stored = new Set<unknown>(rows.map(({ id }) => id))
      expect(answered.filter(({ body }) => !stored.has(body.id))).toEqual([])
      expect(await brokenBookings(running(), { now: new Date() }), `seed ${seed}`).toEqual([])
    }

    const server = await processes.start(onServer(url))
    for (const attempt of attempts) {
      const again = await send(server, attempt)
      expect(again, `seed ${seed}`).toEqual(attempt.answer ?? { ...again, status: 201 })
    }
    expect(await running().$count(schema.bookings)).toBe(attempts.length)
    expect(await brokenBookings(running(), { now: new Date() })).toEqual([])
  })
})
