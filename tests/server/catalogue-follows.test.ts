import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { search } from '../support/bodies.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makeLocation, makeOpening } from '../support/rows.ts'
import { useServerPair } from '../support/server-pair.ts'
import { countListeners, listeners, waitFor } from '../support/waiting.ts'

const pair = useServerPair()
const morning = quietMorning()
const evening = daysAfter(morning, 2)

/** The same question to both processes, the moment the change is committed. */
const both = <T>(ask: (server: 0 | 1) => Promise<T>): Promise<[T, T]> => Promise.all([ask(0), ask(1)])
const pricesNow = (carId: number) =>
  both(async (server) => (await pair.prices(server, morning, evening)).get(carId))

describe.each([
  ['while both processes listen', async () => undefined],
  ['when the listening connections have just been cut', cutListeners],
  [
    'when the listening connections were cut and are back',
    async () => {
      await cutListeners()
      await listenersAreBack()
    },
  ],
])('what staff changes is seen by the next search of both processes %s:', (_when, prepare) => {
  it('a new car, and a car taken out', async () => {
    await prepare()
    const carId = await pair.newCar()
    const prices = await pricesNow(carId)
    expect(prices).toEqual([expect.any(Number), expect.any(Number)])
    await prepare()
    await pair.db().update(schema.cars).set({ isActive: false }).where(eq(schema.cars.id, carId))
    expect(await pricesNow(carId)).toEqual([undefined, undefined])
  })

  it('a price, again and again', async () => {
    const carId = await pair.newCar()
    await prepare()
    for (let day = 100; day <= 120; day++) {
      await pair.db().execute(sql`update group_prices set monday = ${day * 100}, tuesday = ${day * 100},
        wednesday = ${day * 100}, thursday = ${day * 100}, friday = ${day * 100}, saturday = ${day * 100},
        sunday = ${day * 100}`)
      const price = 2 * day + 40
      expect(await pricesNow(carId)).toEqual([price, price])
    }
  })

  it('a new place, and a place that closes', async () => {
    await prepare()
    const id = await pair.db().transaction(async (tx) => {
      const [place] = await tx.insert(schema.locations).values(makeLocation()).returning()
      const everyDay = schema.dayName.enumValues.map((dayName) =>
        makeOpening({ dayName, locationId: place?.id ?? 0, start: '00:00', end: '00:00' }),
      )
      await tx.insert(schema.locationTimes).values(everyDay)
      return place?.id ?? 0
    })
    const ask = (server: 0 | 1) => pair.post(server, '/api/booking/cars', body(id))
    expect((await both(ask)).map(({ status }) => status)).toEqual([200, 200])
    await prepare()
    await pair.db().update(schema.locations).set({ isActive: false }).where(eq(schema.locations.id, id))
    expect((await both(ask)).map(({ status }) => status)).toEqual([422, 422])
  })
})

const body = (placeId: number) =>
  search({
    rentDate: morning.toISOString(),
    returnDate: evening.toISOString(),
    rentLocationId: placeId,
    returnLocationId: placeId,
  })

async function cutListeners(): Promise<void> {
  await listenersAreBack()
  await pair.db().execute(sql`select pg_terminate_backend(pid) ${listeners}`)
}

/** One connection of each process listens. */
const listenersAreBack = () =>
  waitFor('both processes listen', async () => (await countListeners(pair.db())) === 2)
