import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { client } from '../support/bodies.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { type Answer, tally, useServerPair } from '../support/server-pair.ts'
import { waitInLine } from '../support/waiting.ts'

const pair = useServerPair()
const morning = quietMorning()
const evening = daysAfter(morning, 2)

const other = (index: number): 0 | 1 => (index % 2 === 0 ? 0 : 1)

describe('50 repeats of one request over two processes', () => {
  it('make one booking and get one answer', async () => {
    const carId = await pair.newCar()
    const order = { carId, from: morning, to: evening, changes: { couponCodes: ['KYMME', 'olematu'] } }
    const key = { 'idempotency-key': 'one and the same' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pair.register(other(index), order, key)),
    )
    expect(tally(answers)).toEqual({ 201: 50 })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const { bookings, clients, idempotencyKeys } = schema
    expect(await pair.db().$count(bookings, eq(bookings.carId, carId))).toBe(1)
    expect(await pair.db().$count(idempotencyKeys)).toBe(1)
    expect(await pair.db().$count(clients)).toBe(await pair.db().$count(bookings))
  })

  it('that belong to different bodies are told so, whichever came first', async () => {
    const cars = await pair.newCars(2)
    const key = { 'idempotency-key': 'one for two' }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        pair.register(other(index >> 1), { carId: cars[index % 2] ?? 0, from: morning, to: evening }, key),
      ),
    )
    expect(tally(answers)).toEqual({ 201: 20, idempotency_key_reused: 20 })
    const { bookings } = schema
    expect(await pair.db().$count(bookings, inArray(bookings.carId, cars))).toBe(1)
  })
})

describe('many people who want different cars', () => {
  it('all get theirs', async () => {
    const cars = await pair.newCars(80)
    const answers = await Promise.all(
      cars.map((carId, index) => {
        const person = client({ email: `klient${index}@example.ee`, idCode: null, birthDate: '1980-01-08' })
        return pair.register(other(index), {
          carId,
          from: morning,
          to: daysAfter(morning, 1 + (index % 5)),
          changes: { client: person, services: [{ id: 3, quantity: 1 + (index % 3) }] },
        })
      }),
    )
    expect(tally(answers)).toEqual({ 201: 80 })
    const { bookings, carOccupancies } = schema
    expect(await pair.db().$count(bookings, inArray(bookings.carId, cars))).toBe(80)
    expect(await pair.db().$count(carOccupancies, inArray(carOccupancies.carId, cars))).toBe(80)
  })
})

describe('a price that changes while people book', () => {
  it('is not the old one for anybody who asks after the change', async () => {
    const cars = await pair.newCars(160)
    const lateCars = await pair.newCars(2)
    const before = await priceOf(cars[0] ?? 0)
    let changed = Number.POSITIVE_INFINITY
    const late: Answer[] = []
    const all = cars.map(async (carId, index) => {
      // Some at once and some later, so that the change falls among them.
      await new Promise((resolve) => setTimeout(resolve, index * 5))
      const isLate = performance.now() > changed
      const answer = await pair.register(other(index), order(carId, before))
      if (isLate) late.push(answer)
      return answer
    })
    await Promise.race(all)
    await raisePrices(500)
    changed = performance.now()
    const committedAt = new Date()
    // One more for each process that surely comes after the change.
    late.push(
      ...(await Promise.all(
        lateCars.map((carId, index) => pair.register(other(index), order(carId, before))),
      )),
    )
    const answers = await Promise.all(all)

    expect(Object.keys(tally(answers)).sort()).toEqual(['201', 'price_changed'])
    expect(tally(late)).toEqual({ price_changed: late.length })
    const { bookings } = schema
    const rows = await pair.db().select().from(bookings).where(inArray(bookings.carId, cars))
    expect(rows.filter(({ createdAt }) => createdAt > committedAt)).toEqual([])
    expect(new Set(rows.map(({ price }) => price))).toEqual(new Set([before * 100]))
    const now = await priceOf(lateCars[0] ?? 0)
    expect(now).toBe(before + 10)
    expect(
      tally(
        await Promise.all(lateCars.map((carId, index) => pair.register(other(index), order(carId, now)))),
      ),
    ).toEqual({ 201: 2 })
  })

  it('holds for whoever was waiting for the car when it changed', async () => {
    const carId = await pair.newCar()
    const before = await priceOf(carId)
    const waiting = await pair.db().transaction(async (tx) => {
      await tx.select().from(schema.cars).where(eq(schema.cars.id, carId)).for('update')
      const answers = [0, 1].map((server) => pair.register(other(server), order(carId, before)))
      await waitInLine(pair.db(), 2)
      await raisePrices(700)
      return answers
    })
    expect(tally(await Promise.all(waiting))).toEqual({ price_changed: 2 })
  })

  it('is as binding as a car that is taken out of the fleet', async () => {
    const carId = await pair.newCar()
    const waiting = await pair.db().transaction(async (tx) => {
      await tx.update(schema.cars).set({ isActive: false }).where(eq(schema.cars.id, carId))
      const answers = [0, 1].map((server) =>
        pair.register(other(server), { carId, from: morning, to: evening }),
      )
      await waitInLine(pair.db(), 2)
      return answers
    })
    const answers = await Promise.all(waiting)
    expect(tally(answers)).toEqual({ invalid: 2 })
    expect(answers[0]?.body.errors).toEqual([{ path: 'car.id', code: 'unknown_car' }])
  })
})

const order = (carId: number, price: number) => ({
  carId,
  from: morning,
  to: evening,
  changes: { car: { id: carId, price } },
})

/** What both processes' searches say now, in euros. */
async function priceOf(carId: number): Promise<number> {
  const prices = await Promise.all([pair.prices(0, morning, evening), pair.prices(1, morning, evening)])
  expect(prices[0].get(carId)).toBe(prices[1].get(carId))
  return prices[0].get(carId) ?? 0
}

/** Each day of the rental costs so much more. */
async function raisePrices(cents: number): Promise<void> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const changes = days.map((day) => `${day} = ${day} + ${cents}`)
  await pair.db().execute(sql.raw(`update group_prices set ${changes.join(', ')}`))
}
