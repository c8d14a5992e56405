import { describe, expect, it } from 'vitest'
import { at, day, hours, lowSeason, makeCatalogue } from '../../../tests/support/example-catalogue.ts'
import { standardRules } from '../house-rules.ts'
import { percentHundredths } from '../money.ts'
import { carRent, isWeekendRental } from './car-rent.ts'
import { rentalDuration } from './duration.ts'
import { compilePriceTable } from './price-table.ts'

const table = makeCatalogue().priceTables.get(1) ?? compilePriceTable([], [], [], [])

function rent(from: string, to: string, prices = table) {
  const found = carRent(prices, at(from), rentalDuration(at(from), at(to), standardRules))
  return found && { sum: found.sum, billed: found.billed, rangeId: found.rangeId }
}

describe('hours or one day more', () => {
  it('is the day when both cost the same', () => {
    expect(rent('2026-11-16T10:00', '2026-11-17T15:00')).toEqual({
      sum: 6000,
      billed: { days: 2, hours: 0 },
      rangeId: 1,
    })
  })

  it('is the hours when they are cheaper by anything', () => {
    expect(rent('2026-11-16T10:00', '2026-11-17T14:00')).toEqual({
      sum: 5400,
      billed: { days: 1, hours: 4 },
      rangeId: 1,
    })
  })

  it('is the day when its longer range makes every day cheaper', () => {
    const ranges = [
      { id: 1, minDay: 1, maxDay: 6 },
      { id: 2, minDay: 7, maxDay: null },
    ]
    const half = compilePriceTable(
      [{ ...lowSeason, day: hours(3000) }],
      ranges,
      [{ groupPriceId: 1, daysRangeId: 2, amount: percentHundredths(5000) }],
      [],
    )
    expect(rent('2026-11-16T10:00', '2026-11-22T10:30', half)).toEqual({
      sum: 7 * 1500,
      billed: { days: 7, hours: 0 },
      rangeId: 2,
    })
    expect(rent('2026-11-16T10:00', '2026-11-22T10:29', half)).toEqual({
      sum: 6 * 3000,
      billed: { days: 6, hours: 0 },
      rangeId: 1,
    })
  })

  it('takes the discount of the whole days for its hours', () => {
    const twoRanges = [
      { id: 1, minDay: 1, maxDay: 1 },
      { id: 2, minDay: 2, maxDay: null },
    ]
    const dearer = compilePriceTable(
      [lowSeason],
      twoRanges,
      [{ groupPriceId: 1, daysRangeId: 1, amount: percentHundredths(1000) }],
      [],
    )
    expect(rent('2026-11-16T10:00', '2026-11-17T12:00', dearer)).toEqual({
      sum: 2700 + 1080,
      billed: { days: 1, hours: 2 },
      rangeId: 1,
    })
  })

  it('takes weekday and season of the date after the whole days', () => {
    expect(rent('2027-04-29T10:00', '2027-05-01T12:00')?.sum).toBe(3000 + 3400 + 2 * 900)
  })
})

describe('a date without a season', () => {
  const holed = compilePriceTable(
    [
      { ...lowSeason, id: 1, end: day('2026-11-17') },
      { ...lowSeason, id: 2, start: day('2026-11-19') },
    ],
    [],
    [],
    [],
  )
  it.each([
    ['ends before it', '2026-11-16T10:00', '2026-11-18T10:29', 6000],
    ['starts after it', '2026-11-19T00:00', '2026-11-20T00:00', 3000],
    ['ends on it with hours', '2026-11-16T10:00', '2026-11-18T10:30', undefined],
    ['ends on it with a day', '2026-11-17T10:00', '2026-11-19T10:00', undefined],
    ['goes over it', '2026-11-16T10:00', '2026-11-25T10:00', undefined],
    ['starts on it', '2026-11-18T10:00', '2026-11-20T10:00', undefined],
    ['is on it only', '2026-11-18T10:00', '2026-11-18T12:00', undefined],
  ])('is needed or not by a rental that %s', (_name, from, to, sum) => {
    expect(rent(from, to, holed)?.sum).toBe(sum)
  })
})

describe('a longer rental', () => {
  it('may cost less, and the price is not bent: 29 and 30 days', () => {
    const shorter = rent('2026-11-16T10:00', '2026-12-15T10:00')
    const longer = rent('2026-11-16T10:00', '2026-12-16T10:00')
    expect(shorter).toMatchObject({ billed: { days: 29, hours: 0 }, rangeId: 4 })
    expect(longer).toMatchObject({ billed: { days: 30, hours: 0 }, rangeId: 5 })
    expect(longer?.sum).toBeLessThan(shorter?.sum ?? 0)
  })
})

/** 20 November 2026 is a Friday. */
describe('a weekend rental', () => {
  it.each([
    ['Thursday evening', '2026-11-19T23:59', '2026-11-22T10:00', false],
    ['Friday a minute before noon', '2026-11-20T11:59', '2026-11-22T10:00', false],
    ['Friday noon', '2026-11-20T12:00', '2026-11-20T13:00', true],
    ['Friday to Monday noon', '2026-11-20T12:00', '2026-11-23T12:00', true],
    ['Friday to a minute past it', '2026-11-20T12:00', '2026-11-23T12:01', false],
    ['Saturday from its first minute', '2026-11-21T00:00', '2026-11-23T12:00', true],
    ['Saturday to a minute past', '2026-11-21T00:00', '2026-11-23T12:01', false],
    ['Sunday in its last minute', '2026-11-22T23:59', '2026-11-23T12:00', true],
    ['Sunday to a minute past', '2026-11-22T23:59', '2026-11-23T12:01', false],
    ['Sunday to the Monday after next', '2026-11-22T10:00', '2026-11-30T10:00', false],
    ['Monday from its first minute', '2026-11-23T00:00', '2026-11-23T12:00', false],
    ['over the missing hour', '2027-03-26T12:00', '2027-03-29T12:00', true],
    ['over the doubled hour', '2026-10-23T12:00', '2026-10-26T12:00', true],
  ])('%s', (_name, from, to, isWeekend) => {
    expect(isWeekendRental(at(from), at(to))).toBe(isWeekend)
  })
})
