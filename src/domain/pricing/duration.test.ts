import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../../tests/support/example-catalogue.ts'
import { durationOf } from '../../../tests/support/pricing-oracle.ts'
import { addMinutes, wallMinute } from '../calendar/wall-clock.ts'
import { standardRules } from '../house-rules.ts'
import { countedTime, rentalDuration } from './duration.ts'

const { graceMinutes: GRACE_MINUTES } = standardRules

describe('the duration of a rental', () => {
  it.each([
    ['a minute', 1, 1, 0],
    ['five hours', 300, 1, 0],
    ['a minute less than a day', 1439, 1, 0],
    ['a day', 1440, 1, 0],
    ['a day and the whole grace', 1440 + 29, 1, 0],
    ['a minute past the grace', 1440 + 30, 1, 1],
    ['a day and an hour', 1440 + 60, 1, 1],
    ['a second hour that has started', 1440 + 61, 1, 2],
    ['a minute less than two days', 2879, 1, 24],
    ['two days', 2880, 2, 0],
    ['three days and 3 h 20 min', 3 * 1440 + 200, 3, 4],
    ['a year', 365 * 1440, 365, 0],
  ])('%s', (_name, minutes, days, hours) => {
    const from = at('2026-11-16T10:00')
    expect(rentalDuration(from, addMinutes(from, minutes), standardRules)).toEqual({ days, hours })
  })

  it.each([
    ['the night of 23 hours', '2027-03-27T10:00', '2027-03-28T10:00', 1, 0],
    ['the night of 25 hours', '2026-10-24T10:00', '2026-10-25T10:00', 1, 0],
    ['over the missing hour', '2027-03-27T02:30', '2027-03-28T04:00', 1, 2],
    ['over the doubled hour', '2026-10-24T02:30', '2026-10-25T04:00', 1, 2],
    ['over both changes', '2026-10-24T10:00', '2027-03-29T10:00', 156, 0],
    ['over 29 February', '2028-02-28T10:00', '2028-03-01T10:00', 2, 0],
  ])('is counted on the labels: %s', (_name, from, to, days, hours) => {
    expect(rentalDuration(at(from), at(to), standardRules)).toEqual({ days, hours })
  })

  it('is the naive count of days and started hours, wherever it starts', () => {
    const starts = fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') }).map(wallMinute)
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 40 * 1440 }), (from, minutes) => {
        expect(rentalDuration(from, addMinutes(from, minutes), standardRules)).toEqual(durationOf(minutes))
      }),
      { numRuns: 500 },
    )
  })
})

describe('counted time', () => {
  it.each([
    [0, 0, 0],
    [GRACE_MINUTES, 0, 0],
    [GRACE_MINUTES + 1, 0, 1],
    [60, 0, 1],
    [61, 0, 2],
    [1440 + 29, 1, 0],
  ])('has no least day: %i minutes', (minutes, days, hours) => {
    expect(countedTime(minutes, standardRules)).toEqual({ days, hours })
  })
})
