import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../../../tests/support/example-catalogue.ts'
import { addDays, calendarDay, formatDay } from '../calendar/wall-clock.ts'
import { nextYear } from './next-year.ts'

const copied = (start: string, end: string) => {
  const dates = nextYear({ start: day(start), end: day(end) })
  return dates && [formatDay(dates.start), formatDay(dates.end)]
}

describe('a season a year later', () => {
  it.each([
    ['2026-06-15', '2026-08-15', '2027-06-15', '2027-08-15'],
    ['2026-12-20', '2027-01-06', '2027-12-20', '2028-01-06'],
    // Into a leap year, and out of one: February stays whole.
    ['2027-02-01', '2027-02-28', '2028-02-01', '2028-02-29'],
    ['2028-02-01', '2028-02-29', '2029-02-01', '2029-02-28'],
    ['2028-02-29', '2028-04-30', '2029-03-01', '2029-04-30'],
    ['2028-01-01', '2028-02-28', '2029-01-01', '2029-02-28'],
    ['2027-03-01', '2027-03-01', '2028-03-01', '2028-03-01'],
  ])('of %s…%s is %s…%s', (start, end, laterStart, laterEnd) => {
    expect(copied(start, end)).toEqual([laterStart, laterEnd])
  })

  it('is none for a season of 29 February alone', () => {
    expect(copied('2028-02-29', '2028-02-29')).toBeUndefined()
  })

  it('meets its neighbour when it did, and never when it did not', () => {
    const days = fc.integer({ min: day('2024-01-01'), max: day('2033-12-31') }).map(calendarDay)
    fc.assert(
      fc.property(days, fc.nat({ max: 400 }), fc.nat({ max: 3 }), (start, length, gap) => {
        const first = nextYear({ start, end: addDays(start, length) })
        const second = nextYear({ start: addDays(start, length + 1 + gap), end: addDays(start, length + 60) })
        if (!first || !second) return
        const between = second.start - first.end - 1
        // Only a gap that was 29 February closes.
        expect(between).toBeGreaterThanOrEqual(0)
        expect(Math.abs(between - gap)).toBeLessThanOrEqual(gap === 0 ? 0 : 1)
      }),
    )
  })
})
