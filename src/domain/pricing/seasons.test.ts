import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryRanges, arbitrarySeasons } from '../../../tests/support/arbitrary-catalogue.ts'
import { day, lowSeason, ranges } from '../../../tests/support/example-catalogue.ts'
import { rangeOf, seasonOn } from '../../../tests/support/pricing-oracle.ts'
import { addDays, formatDay } from '../calendar/wall-clock.ts'
import { rangeFor, type Season, type SeasonStretch, stretchesOf } from './seasons.ts'

const season = (id: number, start: string, end: string): Season => ({
  ...lowSeason,
  id,
  start: day(start),
  end: day(end),
})
const told = (stretches: readonly SeasonStretch[]) =>
  stretches.map(({ season, start, end }) => [season.id, formatDay(start), formatDay(end)])

describe('seasons', () => {
  it('hold their first and their last date', () => {
    expect(told(stretchesOf([season(1, '2026-09-01', '2026-09-30')]))).toEqual([
      [1, '2026-09-01', '2026-09-30'],
    ])
  })

  it('leave a hole where there is none', () => {
    const seasons = [season(1, '2026-09-01', '2026-09-10'), season(2, '2026-09-12', '2026-09-20')]
    expect(told(stretchesOf(seasons))).toEqual([
      [1, '2026-09-01', '2026-09-10'],
      [2, '2026-09-12', '2026-09-20'],
    ])
  })

  it('give way to the one that starts later, and come back after it', () => {
    const seasons = [season(1, '2026-09-01', '2027-04-30'), season(2, '2026-12-20', '2027-01-06')]
    expect(told(stretchesOf(seasons))).toEqual([
      [1, '2026-09-01', '2026-12-19'],
      [2, '2026-12-20', '2027-01-06'],
      [1, '2027-01-07', '2027-04-30'],
    ])
  })

  it('that start later win though they are longer and have a lower id', () => {
    const seasons = [season(9, '2026-09-01', '2026-09-10'), season(1, '2026-09-05', '2026-12-31')]
    expect(told(stretchesOf(seasons))).toEqual([
      [9, '2026-09-01', '2026-09-04'],
      [1, '2026-09-05', '2026-12-31'],
    ])
  })

  it('that start together give way to the shorter one, though its id is lower', () => {
    const seasons = [season(9, '2026-09-01', '2026-09-30'), season(1, '2026-09-01', '2026-09-10')]
    expect(told(stretchesOf(seasons))).toEqual([
      [1, '2026-09-01', '2026-09-10'],
      [9, '2026-09-11', '2026-09-30'],
    ])
  })

  it('of the same dates give way to the higher id, in any order of rows', () => {
    const seasons = [4, 9, 7].map((id) => season(id, '2026-09-01', '2026-09-30'))
    expect(told(stretchesOf(seasons))).toEqual([[9, '2026-09-01', '2026-09-30']])
    expect(told(stretchesOf(seasons.toReversed()))).toEqual([[9, '2026-09-01', '2026-09-30']])
  })

  it('may last a day', () => {
    const seasons = [season(1, '2026-12-01', '2026-12-31'), season(2, '2026-12-24', '2026-12-24')]
    expect(told(stretchesOf(seasons))).toEqual([
      [1, '2026-12-01', '2026-12-23'],
      [2, '2026-12-24', '2026-12-24'],
      [1, '2026-12-25', '2026-12-31'],
    ])
  })

  it('are none when there is no row', () => {
    expect(stretchesOf([])).toEqual([])
  })

  it('are on every day the one a day-by-day search finds', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(arbitrarySeasons, (seasons) => {
        const stretches = stretchesOf(seasons)
        const winners = new Map(
          stretches.flatMap(({ start, end, season }) =>
            Array.from({ length: end - start + 1 }, (_, index) => [start + index, season.id] as const),
          ),
        )
        const days = day('2028-12-31') - day('2026-08-01')
        const dates = Array.from({ length: days }, (_, index) => addDays(day('2026-08-01'), index))
        const wrong = dates.filter((date) => winners.get(date) !== seasonOn(seasons, date)?.id)
        expect(wrong.map(formatDay)).toEqual([])
      }),
    )
  })

  it('become stretches in order, without overlap, and no two of one season side by side', () => {
    fc.assert(
      fc.property(arbitrarySeasons, (seasons) => {
        const stretches = stretchesOf(seasons)
        for (const [index, stretch] of stretches.entries()) {
          const next = stretches[index + 1]
          expect(stretch.start).toBeLessThanOrEqual(stretch.end)
          expect(stretch.end).toBeLessThan(next?.start ?? Number.POSITIVE_INFINITY)
          expect(next?.start === stretch.end + 1 && next.season === stretch.season).toBe(false)
        }
      }),
    )
  })
})

describe('the range of a rental', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 2],
    [7, 3],
    [13, 3],
    [14, 4],
    [29, 4],
    [30, 5],
    [365, 5],
  ])('of %i days is number %i', (days, id) => {
    expect(rangeFor(ranges, days)?.id).toBe(id)
  })

  it('is the one with the largest first day when several hold it', () => {
    const overlapping = [
      { id: 1, minDay: 1, maxDay: null },
      { id: 2, minDay: 5, maxDay: 20 },
      { id: 3, minDay: 3, maxDay: 10 },
    ]
    expect([1, 2, 3, 4, 5, 20, 21].map((days) => rangeFor(overlapping, days)?.id)).toEqual([
      1, 1, 3, 3, 2, 2, 1,
    ])
  })

  it('is none in a gap', () => {
    const holed = [
      { id: 1, minDay: 2, maxDay: 3 },
      { id: 2, minDay: 5, maxDay: 6 },
    ]
    expect([1, 2, 4, 6, 7].map((days) => rangeFor(holed, days)?.id)).toEqual([
      undefined,
      1,
      undefined,
      2,
      undefined,
    ])
    expect(rangeFor([], 1)).toBeUndefined()
  })

  it('is the one a naive search finds', () => {
    fc.assert(
      fc.property(arbitraryRanges, fc.integer({ min: 1, max: 50 }), (rows, days) => {
        expect(rangeFor(rows, days)).toEqual(rangeOf(rows, days))
      }),
      { numRuns: 500 },
    )
  })
})
