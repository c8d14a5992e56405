import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FiguresAnswer } from '../../src/contract/staff/figures.ts'
import { schema } from '../../src/db/schema.ts'
import { cents, percentHundredths, vatWithin } from '../../src/domain/money.ts'
import { at, useFigures } from '../support/figures.ts'
import { ids } from '../support/small-company.ts'

const { system, agent, rent, figures, month } = useFigures()
const { bookings, bookingLines, cars, questionnaires, locations } = schema
const { yaris, fabia, automatic } = ids.cars

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

  it('is without VAT what the rate of the booking leaves of a fee, to the cent', async () => {
    const fee = cents(3333)
    const rate = percentHundredths(900)
    const cancelled = { cancelledAt: at('2026-05-01T08:00'), cancelReason: 'Muutus', cancelFee: fee }
    await rent(yaris, '2026-05-01T10:00', '2026-05-05T10:00', { ...cancelled, vatRate: rate })
    // 33.33 contain 2.75 of VAT at 9 %: at the rate of today it would be 6.45.
    expect(vatWithin(fee, rate)).toBe(275)
    expect(await month('2026-05')).toMatchObject({ revenue: 33.33, revenueWithoutVat: 30.58 })
  })

  it('is divided between the cars of one rental by their time, to the cent, and counted once', async () => {
    const rented = { handedOverAt: at('2026-05-01T10:00'), actualReturnDate: at('2026-05-04T10:00') }
    const id = await rent(fabia, '2026-05-01T10:00', '2026-05-04T10:00', { ...rented, price: cents(10_000) })
    const gave = (from: number, to: number, moment: string, undone = {}) => ({
      bookingId: id,
      at: at(moment),
      reason: 'breakdown' as const,
      locationId: ids.places.office,
      oldCarId: from,
      newCarId: to,
      oldOdometer: 1,
      newOdometer: 1,
      isPriceKept: true,
      byId: agent().id,
      ...undone,
    })
    const undone = { undoneAt: at('2026-05-02T12:00'), undoReason: 'Vale' }
    await system
      .db()
      .insert(schema.carExchanges)
      .values([
        gave(yaris, automatic, '2026-05-02T10:00', undone),
        gave(yaris, automatic, '2026-05-02T10:00'),
        gave(automatic, fabia, '2026-05-03T10:00'),
      ])
    const { cars: rows, months } = await figures('2026-05', '2026-05')
    const of = (car: number) => {
      const { rentals, revenue, rentedHours } = rows.find((row) => row.id === car) ?? {}
      return { rentals, revenue, rentedHours }
    }
    expect([of(yaris), of(automatic), of(fabia)]).toEqual([
      { rentals: 0, revenue: 33.33, rentedHours: 24 },
      { rentals: 0, revenue: 33.34, rentedHours: 24 },
      { rentals: 1, revenue: 33.33, rentedHours: 24 },
    ])
    expect(months[0]).toMatchObject({ rentals: 1, revenue: 100, rentedHours: 72 })
    await system.db().delete(schema.carExchanges)
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
    const answer = (await (await agent().get('/figures')).json()) as FiguresAnswer
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
      const response = await agent().get(`/figures?${query}`)
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
    const response = await agent().get(`/figures/${table}.csv?from=2026-05&to=2026-05&language=${language}`)
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
    expect((await file('cars', 'ru'))[0]).toMatch(/^Машина;/)
  })

  it('has every table of the screen', async () => {
    await rent(yaris, '2026-05-01T10:00', '2026-05-02T10:00', { couponCodes: ['TOOL'] })
    const lengths = { months: 1, groups: 2, cars: 3, places: 2, 'lead-time': 9, coupons: 1, satisfaction: 21 }
    for (const [table, length] of Object.entries(lengths)) expect(await file(table)).toHaveLength(length + 2)
    expect((await agent().get('/figures/secrets.csv')).status).toBe(404)
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
