import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { seededRandom } from '../../src/demo/random.ts'
import { occupiedPeriod, overlaps } from '../../src/domain/availability/occupied-period.ts'
import { standardRules } from '../../src/domain/house-rules.ts'
import { daysAfter, minutesAfter, quietMorning } from '../support/rental-dates.ts'
import { type Answer, type Order, tally, useServerPair } from '../support/server-pair.ts'
import { waitInLine } from '../support/waiting.ts'

const pair = useServerPair()
const morning = quietMorning()
const seed = Math.floor(Math.random() * 2 ** 31)

/** All at once, every other one to the other process. */
const registerAll = (orders: readonly Order[]): Promise<Answer[]> =>
  Promise.all(orders.map((order, index) => pair.register(index % 2 === 0 ? 0 : 1, order)))

const bookingsOf = (carId: number) =>
  pair.db().select().from(schema.bookings).where(eq(schema.bookings.carId, carId))
const occupanciesOf = (carId: number) =>
  pair.db().select().from(schema.carOccupancies).where(eq(schema.carOccupancies.carId, carId))

/** Pairs of bookings of one car that stand in each other's way, as the database sees them. */
async function collisions(carId: number): Promise<unknown[]> {
  const { rows } = (await pair.db().execute(sql`
    select a.id, b.id as other from bookings a join bookings b on a.car_id = b.car_id and a.id < b.id
    where a.car_id = ${carId} and a.rent_date < b.return_date + interval '60 minutes'
      and b.rent_date < a.return_date + interval '60 minutes'`)) as { rows: unknown[] }
  return rows
}

describe('two processes and one car', () => {
  it('give it to one of 200 who ask at the same moment', async () => {
    const carId = await pair.newCar()
    const order = { carId, from: morning, to: daysAfter(morning, 3) }
    const answers = await registerAll(Array.from({ length: 200 }, () => order))
    expect(tally(answers)).toEqual({ 201: 1, car_taken: 199 })
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
    const bookings = await bookingsOf(carId)
    expect(bookings.map(({ id }) => id)).toEqual([answers.find(({ status }) => status === 201)?.body.id])
    expect(await occupanciesOf(carId)).toMatchObject([
      {
        bookingId: bookings[0]?.id,
        occupied: occupiedPeriod(order.from, order.to, standardRules.turnaroundMinutes),
      },
    ])
  })

  it('accept of partly overlapping periods only what fits, and refuse only what does not', async () => {
    const carId = await pair.newCar()
    const random = seededRandom(seed)
    const orders = Array.from({ length: 160 }, () => {
      const from = minutesAfter(morning, random.between(0, 30 * 1440))
      return { carId, from, to: minutesAfter(from, random.between(60, 2 * 1440)) }
    })
    const answers = await registerAll(orders)
    const periods = orders.map(({ from, to }) => occupiedPeriod(from, to, standardRules.turnaroundMinutes))
    const accepted = periods.filter((_, index) => answers[index]?.status === 201)
    const refused = periods.filter((_, index) => answers[index]?.code === 'car_taken')
    const story = `seed ${seed}: ${JSON.stringify(tally(answers))}`
    expect(accepted.length + refused.length, story).toBe(orders.length)
    expect(accepted.length, story).toBeGreaterThan(1)
    const isInTheWay = (period: (typeof periods)[number]) =>
      accepted.filter((other) => other !== period && overlaps(other, period))
    expect(accepted.flatMap(isInTheWay), story).toEqual([])
    expect(
      refused.filter((period) => isInTheWay(period).length === 0),
      story,
    ).toEqual([])
    expect(await collisions(carId), story).toEqual([])
    expect(await bookingsOf(carId)).toHaveLength(accepted.length)
    expect(await occupanciesOf(carId)).toHaveLength(accepted.length)
  })

  it('accept all periods that follow each other after exactly the turnaround', async () => {
    const carId = await pair.newCar()
    const random = seededRandom(seed)
    const orders: Order[] = []
    for (let from = morning; orders.length < 60; ) {
      const to = minutesAfter(from, random.between(30, 1440))
      orders.splice(random.below(orders.length + 1), 0, { carId, from, to })
      from = minutesAfter(to, 60)
    }
    expect(tally(await registerAll(orders)), `seed ${seed}`).toEqual({ 201: 60 })
    expect(await collisions(carId)).toEqual([])
  })

  it('refuse a period that begins a minute before the turnaround is over', async () => {
    const carId = await pair.newCar()
    const first = { carId, from: morning, to: daysAfter(morning, 1) }
    const early = { carId, from: minutesAfter(first.to, 59), to: daysAfter(morning, 2) }
    const answers = await registerAll([first, early, first, early, first, early])
    expect(tally(answers)).toEqual({ 201: 1, car_taken: 5 })
  })

  it('give a car whose hold ran out to one of those who race for it', async () => {
    const carId = await pair.newCar()
    const order = { carId, from: morning, to: daysAfter(morning, 2) }
    const first = await pair.register(0, order)
    expect(first.status).toBe(201)
    await pair
      .db()
      .update(schema.carOccupancies)
      .set({ holdExpiresAt: minutesAfter(new Date(), -1) })
      .where(eq(schema.carOccupancies.carId, carId))
    const answers = await registerAll(Array.from({ length: 60 }, () => order))
    expect(tally(answers)).toEqual({ 201: 1, car_taken: 59 })
    const winner = answers.find(({ status }) => status === 201)?.body.id
    expect(new Set((await bookingsOf(carId)).map(({ id }) => id))).toEqual(new Set([first.body.id, winner]))
    expect(await occupanciesOf(carId)).toMatchObject([{ bookingId: winner }])
  })

  it('never have a car both blocked and booked', async () => {
    const random = seededRandom(seed)
    for (const carId of await pair.newCars(12)) {
      const order = { carId, from: morning, to: daysAfter(morning, 2) }
      const crowd = registerAll(Array.from({ length: 10 }, () => order))
      await new Promise((resolve) => setTimeout(resolve, random.below(40)))
      const isBlocked = await block(carId)
      const answers = await crowd
      const bookings = await bookingsOf(carId)
      expect(tally(answers), `seed ${seed}`).toEqual(isBlocked ? { car_taken: 10 } : { 201: 1, car_taken: 9 })
      expect(bookings).toHaveLength(isBlocked ? 0 : 1)
      expect(await occupanciesOf(carId)).toMatchObject([
        isBlocked ? { bookingId: null } : { bookingId: bookings[0]?.id, blockId: null },
      ])
    }
  })
})

describe('a registration that meets staff in a deadlock', () => {
  it('is tried again and answered, whichever of the two the database sent back', async () => {
    const carId = await pair.newCar()
    const waiting: Promise<Answer>[] = []
    const staff = pair.db().transaction(async (tx) => {
      await insertBlock(tx, carId)
      // The registration has the car's row and waits for the block; now staff asks for the row.
      waiting.push(pair.register(0, { carId, from: morning, to: daysAfter(morning, 2) }))
      await waitInLine(pair.db(), 1)
      await tx.update(schema.cars).set({ mileage: 43_000 }).where(eq(schema.cars.id, carId))
    })
    const isBlocked = await staff.then(
      () => true,
      () => false,
    )
    expect(tally(await Promise.all(waiting))).toEqual(isBlocked ? { car_taken: 1 } : { 201: 1 })
    expect(await occupanciesOf(carId)).toHaveLength(1)
  })
})

/** Two hours of service in the middle of the rental, as staff enters them. */
async function insertBlock(tx: Database, carId: number): Promise<void> {
  const [start, end] = [daysAfter(morning, 1), minutesAfter(daysAfter(morning, 1), 120)]
  const values = { carId, start, end, reason: 'Hooldus' }
  const [row] = await tx.insert(schema.carBlocks).values(values).returning()
  const occupancy = { carId, occupied: { from: start, to: end }, blockId: row?.id ?? 0 }
  await tx.insert(schema.carOccupancies).values(occupancy)
}

/** False when the car is taken. */
async function block(carId: number): Promise<boolean> {
  try {
    await pair.db().transaction((tx) => insertBlock(tx, carId))
    return true
  } catch (error) {
    if (violatedConstraint(error) !== 'car_occupancies_no_overlap') throw error
    return false
  }
}
