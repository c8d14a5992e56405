import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { at, useFigures } from '../support/figures.ts'
import { ids } from '../support/small-company.ts'

const { system, rent, figures, month } = useFigures()
const { cars, carBlocks } = schema
const { yaris, fabia, automatic, inactive } = ids.cars

describe('the hours of a car', () => {
  it('is counted where it was spent, and money where the rental began', async () => {
    await rent(yaris, '2026-04-29T12:00', '2026-05-03T12:00')
    const { months, total } = await figures('2026-04', '2026-05')
    expect(months.map(({ rentedHours }) => rentedHours)).toEqual([36, 60])
    expect(months.map(({ rentals, revenue }) => [rentals, revenue])).toEqual([
      [1, 124],
      [0, 0],
    ])
    expect(total).toMatchObject({ rentals: 1, revenue: 124, revenueWithoutVat: 100, rentedHours: 96 })
  })

  it('is a share of what three cars have, which is an hour less in March and an hour more in October', async () => {
    await rent(yaris, '2026-03-28T12:00', '2026-03-29T12:00')
    await rent(yaris, '2026-10-24T12:00', '2026-10-25T12:00')
    expect(await month('2026-03')).toMatchObject({ availableHours: 3 * 743, rentedHours: 23 })
    expect(await month('2026-10')).toMatchObject({ availableHours: 3 * 745, rentedHours: 25 })
    await rent(fabia, '2026-09-01T00:00', '2026-10-01T00:00')
    expect(await month('2026-09')).toMatchObject({
      rentedHours: 720,
      availableHours: 2160,
      utilisation: 33.3,
    })
  })

  it('runs from the real hand-over to the real return', async () => {
    await rent(yaris, '2026-06-10T10:00', '2026-06-12T10:00', {
      handedOverAt: at('2026-06-10T11:00'),
      actualReturnDate: at('2026-06-11T10:00'),
    })
    await rent(fabia, '2026-06-10T10:00', '2026-06-12T10:00', { actualReturnDate: at('2026-06-12T13:00') })
    const { cars: rows } = await figures('2026-06', '2026-06')
    expect(rows.map(({ id, rentedHours }) => [id, rentedHours])).toEqual([
      [yaris, 23],
      [automatic, 0],
      [fabia, 51],
    ])
  })

  it('of a car handed over before its month began stands in the month before', async () => {
    await rent(yaris, '2026-07-01T00:30', '2026-07-02T00:00', {
      handedOverAt: at('2026-06-30T23:00'),
      actualReturnDate: at('2026-07-02T00:00'),
    })
    expect(await month('2026-06')).toMatchObject({ rentals: 0, revenue: 0, rentedHours: 1 })
    expect(await month('2026-07')).toMatchObject({ rentals: 1, revenue: 124, rentedHours: 24 })
  })

  it('of a car that is still out grows with the clock, over the end of the month', async () => {
    await rent(yaris, '2026-10-28T10:00', '2026-10-30T10:00', { handedOverAt: at('2026-10-28T10:00') })
    system.clock.now = at('2026-11-01T06:00')
    const { months, places } = await figures('2026-10', '2026-11')
    expect(months.map(({ rentedHours }) => rentedHours)).toEqual([86, 6])
    expect(places[0]?.rentedHours).toBe(92)
    system.clock.now = at('2026-11-01T08:00')
    expect((await month('2026-11')).rentedHours).toBe(8)
  })

  it('of a rental longer than the period fills it', async () => {
    await rent(yaris, '2026-01-15T10:00', '2026-08-15T10:00')
    await rent(yaris, '2026-01-01T10:00', '2026-01-02T10:00')
    expect(await month('2026-04')).toMatchObject({ rentals: 0, rentedHours: 720, utilisation: 33.3 })
  })

  it('in which a car is blocked stands apart', async () => {
    const block = {
      carId: fabia,
      reason: 'Hooldus',
      start: at('2026-02-27T00:00'),
      end: at('2026-03-02T00:00'),
    }
    await system.db().insert(carBlocks).values(block)
    expect(await month('2026-02')).toMatchObject({
      blockedHours: 48,
      rentedHours: 0,
      availableHours: 3 * 672,
    })
    expect(await month('2026-03')).toMatchObject({ blockedHours: 24 })
  })

  it('of a retired car ends with its last rental, of a new one begins with the car', async () => {
    await rent(inactive, '2026-04-03T00:00', '2026-04-11T00:00')
    await system
      .db()
      .update(cars)
      .set({ createdAt: at('2026-04-21T00:00') })
      .where(eq(cars.id, fabia))
    const { cars: rows } = await figures('2026-04', '2026-04')
    expect(rows.map(({ id, availableHours }) => [id, availableHours])).toEqual([
      [yaris, 720],
      [inactive, 240],
      [automatic, 720],
      [fabia, 240],
    ])
    await system
      .db()
      .update(cars)
      .set({ createdAt: at('2025-01-01T00:00') })
      .where(eq(cars.id, fabia))
  })
})
