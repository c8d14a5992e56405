import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryPickUp, arbitraryRows } from '../../../tests/support/arbitrary-catalogue.ts'
import {
  day,
  hours,
  lowSeason,
  makeCatalogue,
  makeRental,
  week,
} from '../../../tests/support/example-catalogue.ts'
import { seasonOn } from '../../../tests/support/pricing-oracle.ts'
import { calendarDay, dayOf, weekdayOf } from '../calendar/wall-clock.ts'
import { cents, percentHundredths } from '../money.ts'
import { compilePriceTable, dayLines, daysPrice, hoursLine, plainPrices } from './price-table.ts'
import { quote } from './quote.ts'
import { sumOf } from './quote-line.ts'
import type { Season } from './seasons.ts'

const differentDays = week(3000, 3100, 3200, 3300, 3400, 3500, 3600)

function year(seasons: Season[]) {
  const catalogue = makeCatalogue({ priceTables: new Map([[1, compilePriceTable(seasons, [], [], [])]]) })
  return quote(catalogue, 1, makeRental(catalogue, '2027-01-01T10:00', '2028-01-01T10:00'))
}

describe('a quote of a year', () => {
  /** Twelve seasons of a month each, every weekday at its own price: as many lines as there can be. */
  const months: Season[] = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    groupId: 1,
    start: calendarDay(Date.UTC(2027, index, 1) / 86_400_000),
    end: calendarDay(Date.UTC(2027, index + 1, 1) / 86_400_000 - 1),
    day: differentDays,
    hour: hours(600),
  }))

  it('has at most seven lines for each season', () => {
    expect(year(months)?.lines).toHaveLength(12 * 7)
  })

  it('has a line for each different price of one season', () => {
    const start = day('2027-01-01')
    const end = day('2027-12-31')
    expect(year([{ ...lowSeason, start, end }])?.lines.map(({ quantity }) => quantity)).toEqual([
      4 * 52,
      53,
      52,
      52,
    ])
    expect(year([{ ...lowSeason, start, end, day: hours(3000) }])?.lines).toHaveLength(1)
  })

  it('has the same total however the seasons are cut', () => {
    const whole = { ...lowSeason, start: day('2027-01-01'), end: day('2027-12-31'), day: differentDays }
    expect(year([whole])?.total).toBe(year(months)?.total)
    expect(year([whole])?.billed).toEqual({ days: 365, hours: 0 })
  })
})

describe('days of one price', () => {
  it('stay apart when their list prices differ, so that the reason can be told', () => {
    const season = { ...lowSeason, day: week(1000, 2000, 1000, 1000, 1000, 1000, 1000) }
    const range = { id: 1, minDay: 1, maxDay: null }
    const regulation = { groupPriceId: 1, daysRangeId: 1, amount: cents(-5000) }
    const lines = dayLines(compilePriceTable([season], [range], [], [regulation]), day('2026-11-16'), 7)
    expect(lines).toMatchObject([
      { quantity: 6, amount: 0, details: { listPrice: 1000, regulation: -5000 } },
      { quantity: 1, amount: 0, details: { listPrice: 2000, regulation: -5000 } },
    ])
  })
})

describe('leftover hours', () => {
  const ranges = [{ id: 1, minDay: 1, maxDay: null }]
  const season = { ...lowSeason, hour: hours(333) }
  const line = (count: number, discount: number) =>
    hoursLine(
      compilePriceTable(
        [season],
        ranges,
        [{ groupPriceId: 1, daysRangeId: 1, amount: percentHundredths(discount) }],
        [],
      ),
      day('2026-11-16'),
      1,
      count,
    )

  it('are rounded as a whole, and have no unit price when none fits', () => {
    expect(line(3, 1000)).toMatchObject({ quantity: 3, unitAmount: null, amount: 999 - 100 })
    expect(line(2, 5000)).toMatchObject({ quantity: 2, unitAmount: null, amount: 666 - 333 })
    expect(line(3, 0)).toMatchObject({ quantity: 3, unitAmount: 333, amount: 999 })
  })

  it('take no regulation', () => {
    const regulation = { groupPriceId: 1, daysRangeId: 1, amount: cents(500) }
    const table = compilePriceTable([season], ranges, [], [regulation])
    expect(hoursLine(table, day('2026-11-16'), 1, 2)?.amount).toBe(666)
  })
})

describe('a price table of random rows', { timeout: 30_000 }, () => {
  it('has lines that add up to its price of the days, or neither', () => {
    fc.assert(
      fc.property(arbitraryRows, arbitraryPickUp, fc.integer({ min: 1, max: 400 }), (rows, rentAt, days) => {
        const table = compilePriceTable(rows.seasons, rows.ranges, rows.discounts, rows.regulations)
        const lines = dayLines(table, dayOf(rentAt), days)
        expect(lines && sumOf(lines)).toBe(daysPrice(table, dayOf(rentAt), days))
        expect(lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? days).toBe(days)
        expect(lines?.length ?? 0).toBeLessThanOrEqual(7 * table.stretches.length)
      }),
      { numRuns: 200 },
    )
  })

  it('knows the plain prices of every date', () => {
    fc.assert(
      fc.property(arbitraryRows, arbitraryPickUp, (rows, rentAt) => {
        const date = dayOf(rentAt)
        const season = seasonOn(rows.seasons, date)
        const weekday = weekdayOf(date)
        expect(plainPrices(compilePriceTable(rows.seasons, rows.ranges, [], []), date)).toEqual(
          season && { day: season.day[weekday], hour: season.hour[weekday] },
        )
      }),
      { numRuns: 200 },
    )
  })
})
