import { describe, expect, it } from 'vitest'
import { hours, week } from '../../../tests/support/example-catalogue.ts'
import { dayFrom, formatDay } from '../calendar/wall-clock.ts'
import { cents, percentHundredths } from '../money.ts'
import { type Period, priceOverview } from './price-overview.ts'
import { compilePriceTable, daysPrice } from './price-table.ts'
import type { DaysRange, Season } from './seasons.ts'

const day = dayFrom
const time: Period = { start: day('2026-11-15'), end: day('2027-11-14') }

const ranges: DaysRange[] = [
  { id: 2, minDay: 7, maxDay: null },
  { id: 1, minDay: 1, maxDay: 6 },
]

let nextId = 1
function season(start: string, end: string, euros: number, groupId = 1): Season {
  const monday = euros * 100
  const days = week(monday, monday, monday, monday, monday + 400, monday + 600, monday + 200)
  return { id: nextId++, groupId, start: day(start), end: day(end), day: days, hour: hours(600) }
}

const show = ({ start, end }: Period) => `${formatDay(start)}…${formatDay(end)}`

describe('the price list of one group', () => {
  const low = season('2026-09-01', '2027-04-30', 30)
  const christmas = season('2026-12-20', '2027-01-06', 40)
  const high = season('2027-05-01', '2027-08-31', 45)
  const lowAgain = season('2027-09-01', '2028-04-30', 30)
  const seasons = [low, christmas, high, lowAgain]
  const discounts = seasons.map(({ id }) => ({
    groupPriceId: id,
    daysRangeId: 2,
    amount: percentHundredths(1000),
  }))
  const regulations = [{ groupPriceId: high.id, daysRangeId: 1, amount: cents(500) }]
  const table = compilePriceTable(seasons, ranges, discounts, regulations)
  const overview = priceOverview([1], new Map([[1, table]]), ranges, time)

  it('puts the times of the same price together, from today on', () => {
    expect(overview.seasons.map(({ periods }) => periods.map(show))).toEqual([
      ['2026-11-15…2026-12-19', '2027-01-07…2027-04-30', '2027-09-01…2027-11-14'],
      ['2026-12-20…2027-01-06'],
      ['2027-05-01…2027-08-31'],
    ])
  })

  it('has the cheapest day of each length, with its regulation and discount', () => {
    expect(overview.ranges.map((range) => range?.minDay)).toEqual([1, 7])
    expect(overview.seasons.map(({ groups }) => groups[0]?.cheapest)).toEqual([
      [3000, 2700],
      [4000, 3600],
      [5000, 4050],
    ])
    expect(overview.cheapest).toEqual(new Map([[1, { price: 2700, days: 7 }]]))
  })

  it('tells which weekdays cost more on a short rental', () => {
    expect(overview.seasons[2]?.groups[0]?.weekdays).toEqual([
      { weekdays: [0, 1, 2, 3], day: 5000, hour: 600 },
      { weekdays: [4], day: 5400, hour: 600 },
      { weekdays: [5], day: 5600, hour: 600 },
      { weekdays: [6], day: 5200, hour: 600 },
    ])
  })

  it('says what a quote would charge', () => {
    // 16 November 2026 is a Monday.
    expect(daysPrice(table, day('2026-11-16'), 1)).toBe(overview.seasons[0]?.groups[0]?.cheapest[0])
    expect(daysPrice(table, day('2026-11-16'), 7)).toBe(7 * 2700 + 360 + 540 + 180)
  })
})

describe('the price list of several groups', () => {
  it('cuts the time wherever any of them changes, and leaves out who has no price', () => {
    const small = compilePriceTable([season('2026-09-01', '2027-04-30', 30)], ranges, [], [])
    const large = compilePriceTable([season('2026-09-01', '2027-06-30', 60, 2)], ranges, [], [])
    const { seasons, cheapest } = priceOverview(
      [1, 2, 3],
      new Map([
        [1, small],
        [2, large],
      ]),
      ranges,
      time,
    )
    expect(
      seasons.map(({ periods, groups }) => [periods.map(show), groups.map(({ groupId }) => groupId)]),
    ).toEqual([
      [['2026-11-15…2027-04-30'], [1, 2]],
      [['2027-05-01…2027-06-30'], [2]],
    ])
    expect([...cheapest.keys()]).toEqual([1, 2])
  })

  it('has one length when the company knows none, and no season without prices', () => {
    const table = compilePriceTable([season('2026-09-01', '2027-12-31', 30)], [], [], [])
    const plain = priceOverview([1], new Map([[1, table]]), [], time)
    expect([plain.ranges, plain.seasons[0]?.groups[0]?.cheapest]).toEqual([[undefined], [3000]])
    expect(priceOverview([1], new Map(), ranges, time).seasons).toEqual([])
  })
})
