import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { quotedPrice } from '../../../tests/support/arbitrary-catalogue.ts'
import { at, day, highSeason, hours, lowSeason, ranges } from '../../../tests/support/example-catalogue.ts'
import { expectedPrice, type PriceRequest, type PriceRows } from '../../../tests/support/pricing-oracle.ts'
import { instantOf } from '../calendar/tallinn.ts'
import { addMinutes, formatLabel } from '../calendar/wall-clock.ts'
import { cents, percentHundredths } from '../money.ts'

describe('the process', () => {
  it('runs in the time zone its project is named after', ({ task }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(`domain ${zone}`).toBe(task.file.projectName)
  })

  it('has that zone’s clock, in winter and in summer', () => {
    const clocks: Record<string, string> = {
      UTC: 'Fri Jan 15 2027 12:00:00 GMT+0000, Thu Jul 15 2027 12:00:00 GMT+0000',
      'Europe/Tallinn': 'Fri Jan 15 2027 14:00:00 GMT+0200, Thu Jul 15 2027 15:00:00 GMT+0300',
      'America/New_York': 'Fri Jan 15 2027 07:00:00 GMT-0500, Thu Jul 15 2027 08:00:00 GMT-0400',
    }
    const told = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'].map((instant) =>
      new Date(instant).toString().replace(/ \(.*/, ''),
    )
    expect(told.join(', ')).toBe(clocks[process.env['TZ'] ?? ''])
  })
})

/** A company with something of everything, fixed for ever: the hash below is of its prices. */
const adjusted = <Amount>(amount: (seasonId: number, rangeId: number) => Amount) =>
  [1, 2, 3].flatMap((groupPriceId) =>
    [1, 2, 3, 4, 5].map((daysRangeId) => ({
      groupPriceId,
      daysRangeId,
      amount: amount(groupPriceId, daysRangeId),
    })),
  )
const rows: PriceRows = {
  seasons: [
    lowSeason,
    highSeason,
    {
      id: 3,
      groupId: 1,
      start: day('2027-03-26'),
      end: day('2027-04-04'),
      day: [cents(3999), cents(4111), cents(4222), cents(4333), cents(4777), cents(5111), cents(4999)],
      hour: hours(777),
    },
  ],
  ranges: [...ranges],
  discounts: adjusted((seasonId, rangeId) => percentHundredths(seasonId * rangeId * 175)),
  regulations: adjusted((_seasonId, rangeId) => cents(450 - rangeId * 150)),
  windows: ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((weekday) => [
    {
      id: weekday,
      locationId: 1,
      weekday,
      start: 0,
      end: 0,
      rentPrice: cents(1500),
      returnPrice: cents(1000),
    },
    {
      id: 10 + weekday,
      locationId: 1,
      weekday,
      start: 480,
      end: 1080,
      rentPrice: cents(0),
      returnPrice: cents(0),
    },
    {
      id: 20 + weekday,
      locationId: 1,
      weekday,
      start: 1320,
      end: 120,
      rentPrice: cents(2500),
      returnPrice: cents(2250),
    },
  ]),
  services: [
    {
      id: 1,
      type: 'DAY',
      price: cents(799),
      hourPrice: cents(95),
      markup: percentHundredths(0),
      discounts: [{ daysRangeId: 3, amount: percentHundredths(1000) }],
    },
    {
      id: 2,
      type: 'ONCE',
      price: cents(1500),
      hourPrice: null,
      markup: percentHundredths(1250),
      discounts: [],
    },
  ],
  coupons: [
    {
      id: 1,
      code: 'KÜMME',
      start: day('2026-09-01'),
      end: day('2026-12-31'),
      isNewClient: false,
      rangeIds: [],
      parts: [
        { target: 'group', targetId: 1, amount: 1000, isPercentage: true },
        { target: 'service', targetId: 2, amount: 500, isPercentage: false },
      ],
    },
  ],
  endRegulations: [
    { start: day('2026-12-20'), end: day('2027-01-06'), amount: percentHundredths(1250), isDiscount: false },
  ],
  weekendDiscount: percentHundredths(750),
  vatRate: percentHundredths(2400),
}

/** Two hundred pick-ups a day and some hours apart: with both clock changes, every weekday and every hour. */
const requests: PriceRequest[] = Array.from({ length: 200 }, (_, index) => {
  const rentAt = addMinutes(at('2026-10-20T00:00'), index * 1590)
  return {
    now: at('2026-09-01T00:30'),
    rentAt,
    returnAt: addMinutes(rentAt, 300 + ((index * 4447) % (20 * 1440))),
    rentLocationId: 1,
    returnLocationId: 1,
    codes: index % 3 === 0 ? ['kümme'] : [],
    chosen: [1, 2].filter((id) => index % (id + 1) === 0).map((serviceId) => ({ serviceId, quantity: 1 })),
    isNewClient: undefined,
  }
})

/** Only a change of prices on purpose may change it, and then in all three zones alike. */
const HASH = 'b1010e889eccbaf5'

describe('two hundred quotes', () => {
  it('are the same in every time zone', () => {
    const prices = requests.map((request) => {
      const answer = quotedPrice(rows, request)
      const times = [request.rentAt, request.returnAt].map((label) => [
        formatLabel(label),
        instantOf(label)?.toISOString(),
      ])
      if (typeof answer === 'string') return [times, answer]
      const { total, vat, billed, lines, coupons } = answer
      const told = lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])
      return [times, total, vat, billed.days, billed.hours, told, coupons.map(({ applied }) => applied)]
    })
    expect(createHash('sha256').update(JSON.stringify(prices)).digest('hex').slice(0, 16)).toBe(HASH)
  })

  it('are those of the naive reading', () => {
    for (const request of requests) {
      const answer = quotedPrice(rows, request)
      const expected = expectedPrice(rows, request)
      expect(typeof answer === 'string' ? answer : answer.total, formatLabel(request.rentAt)).toBe(
        typeof expected === 'string' ? expected : expected.total,
      )
    }
  })

  it('are seldom refusals', () => {
    expect(requests.filter((request) => expectedPrice(rows, request) === 'closed').length).toBeLessThan(5)
    expect(requests.filter((request) => expectedPrice(rows, request) === 'no price')).toEqual([])
  })
})
