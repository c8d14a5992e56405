import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FiguresAnswer } from '../../src/contract/staff/figures.ts'
import { schema } from '../../src/db/schema.ts'
import { makeClient } from '../../src/demo/factories.ts'
import { instantOf } from '../../src/domain/calendar/tallinn.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { bookings, bookingLines, cars, carBlocks, questionnaires, clients, locations } = schema
const { yaris, fabia, automatic, inactive } = ids.cars

/** A moment by Tallinn's clock. */
function at(label: string): Date {
  const instant = instantOf(labelFrom(label))
  if (!instant) throw new Error(`no such moment: ${label}`)
  return instant
}

let written = 0
let agent: AtWork

/** A rental somebody paid for, unless said otherwise; 124 euros of which 24 are VAT. */
async function rent(carId: number, from: string, to: string, changes: object = {}): Promise<number> {
  written += 1
  const [row] = await system
    .db()
    .insert(bookings)
    .values({
      carId,
      clientId: 1,
      rentLocationId: ids.places.office,
      returnLocationId: ids.places.office,
      status: 'SIGNED',
      price: cents(12_400),
      vat: cents(2400),
      vatRate: percentHundredths(2400),
      deposit: cents(20_000),
      rentPrice: cents(0),
      returnPrice: cents(0),
      rentDate: at(from),
      returnDate: at(to),
      linkSeed: `seed ${written}`,
      linkHash: `hash ${written}`,
      createdAt: at(from),
      ...changes,
    })
    .returning({ id: bookings.id })
  if (!row) throw new Error('no booking')
  return row.id
}

async function figures(from: string, to: string): Promise<FiguresAnswer> {
  const response = await agent.get(`/figures?from=${from}&to=${to}`)
  expect(response.status).toBe(200)
  return (await response.json()) as FiguresAnswer
}

const month = async (name: string) => {
  const { months } = await figures(name, name)
  if (!months[0]) throw new Error('no month')
  return months[0]
}

beforeAll(async () => {
  agent = await signedIn(system, 'agent')
  await system.db().insert(clients).values(makeClient())
  // Three cars are for rent all year; the retired ones are out of it.
  await system
    .db()
    .update(cars)
    .set({ createdAt: at('2025-01-01T00:00') })
  await system.db().update(cars).set({ isActive: false }).where(eq(cars.id, ids.cars.ofRetiredGroup))
})

beforeEach(async () => {
  await system.db().delete(bookings)
  await system.db().delete(carBlocks)
  system.clock.now = TEST_NOW
})

describe('time', () => {
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

describe('what counts', () => {
  it('is paid or accepted: an open booking may come to nothing', async () => {
    await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00', { status: 'OPEN' })
    await rent(yaris, '2026-05-03T10:00', '2026-05-04T10:00', { status: 'PENDING' })
    await rent(yaris, '2026-05-05T10:00', '2026-05-06T10:00', { status: 'CONFIRMED' })
    expect(await month('2026-05')).toMatchObject({ rentals: 1, cancelled: 0, revenue: 124, rentedHours: 24 })
  })

  it('is of a cancelled booking the fee that was kept', async () => {
    const cancelled = { cancelledAt: at('2026-05-01T08:00'), cancelReason: 'Muutus', cancelFee: 3100 }
    await rent(yaris, '2026-05-01T10:00', '2026-05-05T10:00', cancelled)
    await rent(yaris, '2026-05-06T10:00', '2026-05-07T10:00', { ...cancelled, cancelFee: 0 })
    expect(await month('2026-05')).toMatchObject({
      rentals: 0,
      cancelled: 2,
      revenue: 31,
      revenueWithoutVat: 25,
      cancelFees: 31,
      rentedHours: 0,
    })
  })

  it('is counted again after every change', async () => {
    const id = await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00')
    expect(await month('2026-05')).toMatchObject({ rentals: 1, rentedHours: 24 })
    const change = (changes: Partial<typeof bookings.$inferInsert>) =>
      system.db().update(bookings).set(changes).where(eq(bookings.id, id))
    await change({ returnDate: at('2026-06-01T10:00'), price: cents(24_800), vat: cents(4800) })
    expect(await month('2026-05')).toMatchObject({ revenue: 248, rentedHours: 30 * 24 + 14 })
    expect(await month('2026-06')).toMatchObject({ revenue: 0, rentedHours: 10 })
    await change({ actualReturnDate: at('2026-07-01T01:00') })
    expect((await month('2026-06')).rentedHours).toBe(720)
    expect((await month('2026-07')).rentedHours).toBe(1)
    await change({
      rentDate: at('2026-06-02T10:00'),
      returnDate: at('2026-06-03T10:00'),
      actualReturnDate: null,
    })
    expect(await month('2026-05')).toMatchObject({ rentals: 0, revenue: 0, rentedHours: 0 })
    expect(await month('2026-06')).toMatchObject({ rentals: 1, revenue: 248, rentedHours: 24 })
    expect((await month('2026-07')).rentedHours).toBe(0)
    await system.db().delete(bookings).where(eq(bookings.id, id))
    expect(await month('2026-06')).toMatchObject({ rentals: 0, revenue: 0 })
  })

  it('is never missed, however many book and look at once', async () => {
    await figures('2026-05', '2026-06')
    const day = (number: number) => String(number).padStart(2, '0')
    const booking = Array.from({ length: 24 }, (_, place) =>
      rent(
        [yaris, fabia, automatic][place % 3] ?? yaris,
        `2026-05-${day(place + 1)}T10:00`,
        `2026-05-${day(place + 1)}T20:00`,
      ),
    )
    const looking = Array.from({ length: 12 }, () => figures('2026-05', '2026-06'))
    for (const { total } of await Promise.all(looking)) expect(total.revenue).toBe(total.rentals * 124)
    await Promise.all(booking)
    expect((await figures('2026-05', '2026-06')).total).toMatchObject({ rentals: 24, rentedHours: 240 })
    expect(await system.db().$count(schema.staleFigures)).toBeLessThan(24)
  })

  it('adds up by car, by group, by place and by month alike', async () => {
    await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00')
    await rent(fabia, '2026-06-01T10:00', '2026-06-02T10:00', {
      rentLocationId: ids.places.airport,
      price: 9900,
    })
    await rent(automatic, '2026-06-05T10:00', '2026-06-06T10:00', { price: 20_050 })
    const { total, months, groups, cars: byCar, places } = await figures('2026-05', '2026-06')
    const sum = (rows: { revenue: number; rentals: number }[]) => [
      rows.reduce((all, { revenue }) => all + revenue, 0),
      rows.reduce((all, { rentals }) => all + rentals, 0),
    ]
    expect([total.revenue, total.rentals]).toEqual([423.5, 3])
    for (const rows of [months, groups, byCar, places]) expect(sum(rows)).toEqual([423.5, 3])
    expect(groups.map(({ name, cars: count, revenue }) => [name, count, revenue])).toEqual([
      ['Väike', 2, 223],
      ['Suur', 1, 200.5],
    ])
    expect(places.map(({ name, revenue }) => [name, revenue])).toContainEqual(['Lennujaam', 99])
  })

  it('is nothing where nothing was', async () => {
    const answer = await figures('2024-01', '2024-02')
    expect(answer.total).toMatchObject({ rentals: 0, availableHours: 0, utilisation: null })
    expect(answer.cars).toEqual([])
    expect(answer.leadTime.medianDays).toBeNull()
    expect(answer.satisfaction).toMatchObject({ answers: 0, promoterScore: null })
  })
})

describe('habits and opinions', () => {
  it('tell how long ahead people book, in days of the calendar', async () => {
    const booked = (label: string) => ({ createdAt: at(label) })
    await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00', booked('2026-05-01T00:10'))
    // Ten minutes to midnight is the day before, though fewer than 24 hours ago.
    await rent(yaris, '2026-05-03T10:00', '2026-05-04T10:00', booked('2026-05-02T23:50'))
    await rent(yaris, '2026-05-05T10:00', '2026-05-06T10:00', booked('2026-04-25T12:00'))
    await rent(yaris, '2026-05-07T10:00', '2026-05-08T10:00', booked('2026-01-01T12:00'))
    const { leadTime } = await figures('2026-05', '2026-05')
    expect(leadTime.steps.filter(({ rentals }) => rentals > 0)).toEqual([
      { from: 0, to: 0, rentals: 1 },
      { from: 1, to: 1, rentals: 1 },
      { from: 8, to: 14, rentals: 1 },
      { from: 91, to: null, rentals: 1 },
    ])
    expect(leadTime).toMatchObject({ medianDays: 1, averageDays: 34.3 })
  })

  it('tell what coupons were used and what they took off', async () => {
    const id = await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00', { couponCodes: ['KYMME', 'TOOL'] })
    await rent(yaris, '2026-05-03T10:00', '2026-05-04T10:00', { couponCodes: ['KYMME'] })
    await system
      .db()
      .insert(bookingLines)
      .values([
        {
          bookingId: id,
          position: 0,
          kind: 'group-coupon',
          details: { code: 'KYMME' },
          quantity: 1,
          unitAmount: cents(-1500),
          amount: cents(-1500),
        },
        {
          bookingId: id,
          position: 1,
          kind: 'service-coupon',
          details: { code: 'TOOL', serviceId: 3 },
          quantity: 1,
          unitAmount: cents(-400),
          amount: cents(-400),
        },
      ])
    const { coupons } = await figures('2026-05', '2026-05')
    expect(coupons).toEqual([
      { code: 'KYMME', name: 'Soodustus', rentals: 2, revenue: 248, discount: 15 },
      { code: 'TOOL', name: 'Soodustus', rentals: 1, revenue: 124, discount: 4 },
    ])
  })

  it('tell what customers think, in the month in which they said it', async () => {
    const answers: [number, number, number, string][] = [
      [5, 4, 10, '2026-05-31T23:59'],
      [4, 4, 9, '2026-05-02T10:00'],
      [3, 4, 8, '2026-05-02T10:00'],
      [1, 2, 6, '2026-05-02T10:00'],
      [1, 1, 0, '2026-06-01T00:00'],
    ]
    for (const [index, [quality, condition, recommend, said]] of answers.entries()) {
      const bookingId = await rent(yaris, `2026-04-${10 + index}T10:00`, `2026-04-${10 + index}T20:00`)
      await system
        .db()
        .insert(questionnaires)
        .values({ bookingId, quality, condition, recommend, createdAt: at(said) })
    }
    const { satisfaction } = await figures('2026-05', '2026-05')
    expect(satisfaction).toMatchObject({ answers: 4, promoterScore: 25 })
    expect(satisfaction.quality.average).toBe(3.3)
    expect(satisfaction.condition.marks.map(({ answers: count }) => count)).toEqual([0, 1, 0, 3, 0])
  })
})

it('names places that are closed only when something began there', async () => {
  expect((await figures('2026-05', '2026-05')).places).toHaveLength(2)
  await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00', { rentLocationId: ids.places.closedDown })
  expect((await figures('2026-05', '2026-05')).places).toHaveLength(await system.db().$count(locations))
})

describe('the address', () => {
  it('gives the twelve months that end with this one', async () => {
    const answer = (await (await agent.get('/figures')).json()) as FiguresAnswer
    expect([answer.from, answer.to, answer.months.length]).toEqual(['2025-12', '2026-11', 12])
  })

  it('refuses a period that is none or too long, in the language of the asker', async () => {
    const wrong = [
      'from=2026-13',
      'from=2026-05&to=2026-04',
      'from=2019-01&to=2026-01',
      'to=9999-12',
      'from=x',
    ]
    for (const query of wrong) {
      const response = await agent.get(`/figures?${query}`)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'period', detail: expect.stringContaining('60') })
    }
  })

  it('is closed to those who are not signed in', async () => {
    expect((await system.get('/api/admin/figures')).status).toBe(401)
    expect((await system.get('/api/admin/figures/months.csv')).status).toBe(401)
  })
})

describe('a file', () => {
  const file = async (table: string, language = 'et') => {
    const response = await agent.get(`/figures/${table}.csv?from=2026-05&to=2026-05&language=${language}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain(`${table}-2026-05-2026-05.csv`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    // The mark by which Excel knows UTF-8.
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    return new TextDecoder().decode(bytes).split('\r\n')
  }

  it('opens in an Estonian Excel: semicolons, decimal commas, the words of the language', async () => {
    await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:30', { price: 12_345, vat: 2389 })
    const [heads, first, end, ...more] = await file('months')
    expect(heads).toMatch(/^Kuu;Rente;Tühistatud;Käive, €;/)
    expect(first).toBe('2026-05;1;0;123,45;99,56;0;24,5;2232;0;1,1')
    expect([end, more]).toEqual(['', []])
    expect((await file('cars', 'ru'))[0]).toMatch(/^Автомобиль;/)
  })

  it('has every table of the screen', async () => {
    await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00', { couponCodes: ['TOOL'] })
    const lengths = { months: 1, groups: 2, cars: 3, places: 2, 'lead-time': 9, coupons: 1, satisfaction: 21 }
    for (const [table, length] of Object.entries(lengths)) expect(await file(table)).toHaveLength(length + 2)
    expect((await agent.get('/figures/secrets.csv')).status).toBe(404)
  })

  it('holds no formulas and no torn cells, whatever a car is called', async () => {
    const evil = '=HYPERLINK("http://evil";"x")'
    await system.db().update(cars).set({ name: evil }).where(eq(cars.id, yaris))
    const lines = await file('cars')
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(
      /^"'=HYPERLINK\(""http:\/\/evil"";""x""\)";001AAA;/,
    )
    await system.db().update(cars).set({ name: 'Toyota Yaris' }).where(eq(cars.id, yaris))
  })
})
