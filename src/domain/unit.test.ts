import { describe, expect, it } from 'vitest'
import {
  addDays,
  atTime,
  calendarDay,
  dayOf,
  formatDay,
  labelFrom,
  wallMinute,
} from './calendar/wall-clock.ts'
import { cents, percentHundredths, percentOf, plus, sum } from './money.ts'

describe('numbers of a unit', () => {
  it('count as they should', () => {
    expect(formatDay(addDays(dayOf(labelFrom('2026-12-31T23:00')), 1))).toBe('2027-01-01')
    expect(atTime(calendarDay(1), 60)).toBe(1500)
    expect(plus(cents(100), cents(5))).toBe(105)
    expect(sum([cents(1), cents(2), cents(3)])).toBe(6)
  })

  /** The type check of the whole project is the test here: each line stops being an error only by a mistake. */
  it('are not taken for one another', () => {
    // @ts-expect-error a minute is no day
    formatDay(wallMinute(1))
    // @ts-expect-error a bare number is no day
    formatDay(1)
    // @ts-expect-error a percentage is no money
    plus(cents(1), percentHundredths(1))
    // @ts-expect-error the amount comes first
    percentOf(percentHundredths(1), cents(1))
    expect.assertions(0)
  })
})
