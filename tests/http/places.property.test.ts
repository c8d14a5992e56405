import { asc, eq, isNull } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { registration, search } from '../support/bodies.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const {
  bookings,
  carBlocks,
  carOccupancies: taken,
  cars,
  carTrips,
  locationTrips,
  locations,
  locationTimes,
} = schema
const { yaris, fabia } = ids.cars
const { office, airport } = ids.places
const fleet = [yaris, fabia]

/** Hours between each pair; the island is reached from the airport alone. */
const hours: Record<string, number | undefined> = {}
const key = (one: number, other: number) => [one, other].toSorted((a, b) => a - b).join(' ')
let island = 0

beforeAll(async () => {
  const db = system.db()
  const [made] = await db
    .insert(locations)
    .values({ name: 'Saar', nameEn: 'Island', nameRu: 'Остров', address: 'Sadama 9' })
    .returning()
  island = made?.id ?? 0
  const free = { rentPrice: cents(0), returnPrice: cents(0) }
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
  await db
    .insert(locationTimes)
    .values(days.map((dayName) => ({ locationId: island, dayName, start: '00:00', end: '00:00', ...free })))
  const pairs = [
    { firstLocationId: office, secondLocationId: airport, hours: 2, isNever: false },
    { firstLocationId: airport, secondLocationId: island, hours: 5, isNever: false },
    { firstLocationId: island, secondLocationId: office, hours: 1, isNever: true },
  ]
  await db.insert(locationTrips).values(pairs.map((pair) => ({ ...pair, cost: cents(0) })))
  for (const pair of pairs)
    hours[key(pair.firstLocationId, pair.secondLocationId)] = pair.isNever ? undefined : pair.hours
  await db.update(cars).set({ homeLocationId: office })
})
beforeEach(() => {
  system.clock.now = TEST_NOW
})

async function clear(): Promise<void> {
  await system.db().delete(taken)
  await system.db().delete(carBlocks)
  await system.db().delete(carTrips)
}

const HOUR = 3_600_000
const label = (hour: number) => {
  // Tallinn is two hours ahead in November.
  const at = new Date(TEST_NOW.getTime() + hour * HOUR + 2 * HOUR)
  return at.toISOString().slice(0, 16)
}

const order = fc.record({
  carId: fc.constantFrom(...fleet),
  from: fc.integer({ min: 1, max: 110 }),
  length: fc.integer({ min: 1, max: 20 }),
  rent: fc.nat(2),
  back: fc.nat(2),
})
type Order = { carId: number; from: number; length: number; rent: number; back: number }
/** Out of service, and on its way, before anyone books. */
const obstacle = fc.record({
  carId: fc.constantFrom(...fleet),
  from: fc.integer({ min: 1, max: 100 }),
  length: fc.integer({ min: 1, max: 8 }),
  isTrip: fc.boolean(),
})
type Obstacle = { carId: number; from: number; length: number; isTrip: boolean }

const places = () => [office, airport, island]
const placeOf = (index: number) => places()[index] ?? office
const rentalOf = ({ from, length, rent, back }: Order) => ({
  rentDate: label(from),
  returnDate: label(from + length),
  rentLocationId: placeOf(rent),
  returnLocationId: placeOf(back),
})

async function setUp(obstacles: readonly Obstacle[]): Promise<void> {
  await clear()
  const at = (hour: number) => new Date(TEST_NOW.getTime() + hour * HOUR)
  for (const { carId, from, length, isTrip } of obstacles) {
    const [start, end] = [at(from), at(from + length)]
    await system
      .db()
      .transaction(async (tx) => {
        if (isTrip) {
          // A car can be brought at most once here: from home to the airport.
          const ways = { startLocationId: office, endLocationId: airport }
          if ((await tx.$count(carTrips, eq(carTrips.carId, carId))) > 0) return
          const [trip] = await tx
            .insert(carTrips)
            .values({ carId, start, end, ...ways })
            .returning()
          await tx
            .insert(taken)
            .values({ carId, occupied: { from: start, to: end }, tripId: trip?.id, ...ways })
        } else {
          const [block] = await tx
            .insert(carBlocks)
            .values({ carId, start, end, reason: 'Hooldus' })
            .returning()
          await tx.insert(taken).values({ carId, occupied: { from: start, to: end }, blockId: block?.id })
        }
      })
      .catch(() => undefined)
  }
}

const book = async (wanted: Order) =>
  (
    await system.post(
      '/api/booking/register',
      registration({ ...rentalOf(wanted), car: { id: wanted.carId } }),
    )
  ).status

async function isOffered(wanted: Order): Promise<boolean | undefined> {
  const response = await system.post('/api/booking/cars', search(rentalOf(wanted)))
  if (response.status !== 200) return undefined
  const { sortedCars: found } = (await response.json()) as { sortedCars: { id: number }[] }
  return found.some(({ id }) => id === wanted.carId)
}

/**
 * Written without the rule it judges: between any two things that take a car to or from a place, whatever unpaid lies
 * between them, there is time enough for the way after the last block before the later one.
 */
async function impossible(): Promise<unknown[]> {
  const rows = await system.db().select().from(taken).orderBy(asc(taken.carId), asc(taken.startsAt))
  const faults: unknown[] = []
  for (const own of Map.groupBy(rows, ({ carId }) => carId).values()) {
    const home = { end: office, at: TEST_NOW.getTime(), index: -1 }
    const placed = own.flatMap((row, index) =>
      row.startLocationId && row.endLocationId ? [{ row, index }] : [],
    )
    for (const [count, { row, index }] of placed.entries()) {
      if (row.tripId) continue
      // Everything unpaid before it may run out, one by one from the nearest; what is firm ends the walk.
      const before = placed.slice(0, count).toReversed()
      const firm = before.findIndex((one) => one.row.bookingId === null)
      const possible = firm < 0 ? before : before.slice(0, firm + 1)
      const starts = [
        ...possible.map((one) => ({
          end: one.row.endLocationId ?? 0,
          at: one.row.occupied.to.getTime(),
          index: one.index,
        })),
        ...(firm < 0 ? [home] : []),
      ]
      for (const start of starts) {
        const blocks = own.slice(start.index + 1, index).filter((one) => one.blockId !== null)
        const free = Math.max(TEST_NOW.getTime(), start.at, ...blocks.map((one) => one.occupied.to.getTime()))
        const needed = start.end === row.startLocationId ? 0 : hours[key(start.end, row.startLocationId ?? 0)]
        if (needed === 0) continue
        if (needed === undefined || free + needed * HOUR > row.occupied.from.getTime())
          faults.push({ start, row })
      }
    }
  }
  return faults
}

describe('a car', () => {
  it('is never sold where it cannot be, and what a search offers can be booked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(obstacle, { maxLength: 3 }),
        fc.array(order, { minLength: 2, maxLength: 9 }),
        async (obstacles, orders) => {
          await setUp(obstacles)
          for (const wanted of orders) {
            const offered = await isOffered(wanted)
            if (offered === undefined) continue
            const status = await book(wanted)
            expect([wanted, status]).toEqual([wanted, offered ? 201 : 409])
          }
          expect(await impossible()).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is not sold where it cannot be by people who press at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 4, maxLength: 10 }), async (orders) => {
        await setUp([])
        await Promise.all(orders.map((wanted) => book({ ...wanted, carId: yaris })))
        expect(await impossible()).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('has taken part in these stories', async () => {
    expect(await system.db().$count(bookings, isNull(bookings.cancelledAt))).toBeGreaterThan(20)
  })
})
