import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryWindows, windowOf } from '../../../tests/support/arbitrary-catalogue.ts'
import { at, makeWindow, weekly } from '../../../tests/support/example-catalogue.ts'
import { windowAt } from '../../../tests/support/pricing-oracle.ts'
import { type OpeningWindow, pickUpWindow, returnWindow, windowEnd } from './opening-windows.ts'
import { addMinutes, formatLabel, type Weekday } from './wall-clock.ts'

/** 16 November 2026 is a Monday. Each case is told of two days: within a week, and from Sunday into the next one. */
const weeks = [
  { name: 'Wednesday', before: 1, first: 2, following: 3, date: '2026-11-18', next: '2026-11-19' },
  { name: 'Sunday', before: 5, first: 6, following: 0, date: '2026-11-22', next: '2026-11-23' },
] as const

const time = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** A window as it is stored: two times of day. */
const stored = (weekday: Weekday, start: string, end: string, id = 1): OpeningWindow =>
  makeWindow({
    id,
    weekday,
    start: time(start),
    end: windowEnd(time(start), time(end)),
  })

const pickUp = (windows: OpeningWindow[], label: string) => pickUpWindow(weekly(windows), at(label))?.id
const comeBack = (windows: OpeningWindow[], label: string) => returnWindow(weekly(windows), at(label))?.id

describe.each(weeks)('windows of $name', ({ before, first, following, date, next }) => {
  describe('from 08:00 to 18:00', () => {
    const windows = [stored(first, '08:00', '18:00')]
    it.each([
      ['a minute before', '07:59', undefined, undefined],
      ['at the start', '08:00', 1, 1],
      ['a minute before the end', '17:59', 1, 1],
      ['at the end, where only a return is inside', '18:00', undefined, 1],
      ['a minute after', '18:01', undefined, undefined],
    ])('%s (%s)', (_name, clock, rent, back) => {
      expect(pickUp(windows, `${date}T${clock}`)).toBe(rent)
      expect(comeBack(windows, `${date}T${clock}`)).toBe(back)
    })

    it('are of that weekday only, every week', () => {
      expect(pickUp(windows, `${next}T10:00`)).toBeUndefined()
      expect(comeBack(windows, `${next}T18:00`)).toBeUndefined()
      expect(pickUpWindow(weekly(windows), addMinutes(at(`${date}T10:00`), 7 * 1440))?.id).toBe(1)
      expect(pickUpWindow(weekly(windows), addMinutes(at(`${date}T10:00`), -7 * 1440))?.id).toBe(1)
    })
  })

  describe('that end at 00:00', () => {
    const windows = [stored(first, '08:00', '00:00')]
    it('end at midnight', () => {
      expect(pickUp(windows, `${date}T23:59`)).toBe(1)
      expect(pickUp(windows, `${next}T00:00`)).toBeUndefined()
      expect(comeBack(windows, `${next}T00:00`)).toBe(1)
      expect(comeBack(windows, `${next}T00:01`)).toBeUndefined()
      expect(pickUp(windows, `${date}T07:59`)).toBeUndefined()
    })

    it('last the whole day when they start at 00:00', () => {
      const whole = [stored(first, '00:00', '00:00')]
      expect(pickUp(whole, `${date}T00:00`)).toBe(1)
      expect(pickUp(whole, `${date}T23:59`)).toBe(1)
      expect(pickUp(whole, `${next}T00:00`)).toBeUndefined()
      expect(comeBack(whole, `${next}T00:00`)).toBe(1)
    })
  })

  describe('that run past midnight', () => {
    const windows = [stored(first, '20:00', '02:00')]
    it('belong to the day they start on', () => {
      expect(pickUp(windows, `${date}T20:00`)).toBe(1)
      expect(pickUp(windows, `${next}T00:00`)).toBe(1)
      expect(pickUp(windows, `${next}T01:59`)).toBe(1)
      expect(pickUp(windows, `${next}T02:00`)).toBeUndefined()
      expect(pickUp(windows, `${date}T01:59`)).toBeUndefined()
      expect(pickUp(windows, `${next}T20:00`)).toBeUndefined()
    })

    it('are that day’s last end, also for a day that had closed before', () => {
      const two = [...windows, stored(first, '08:00', '18:00', 2)]
      expect(comeBack(two, `${next}T02:00`)).toBe(1)
      expect(comeBack(two, `${next}T02:01`)).toBeUndefined()
      expect(comeBack(two, `${date}T18:00`)).toBeUndefined()
    })

    it('do not keep the next day’s last end open longer', () => {
      const two = [...windows, stored(following, '08:00', '18:00', 2)]
      expect(comeBack(two, `${next}T02:00`)).toBe(1)
      expect(comeBack(two, `${next}T18:00`)).toBe(2)
    })
  })

  describe('when several hold the time', () => {
    it('the one with the latest start is meant', () => {
      const windows = [stored(first, '08:00', '20:00', 1), stored(first, '10:00', '12:00', 2)]
      expect(pickUp(windows, `${date}T09:59`)).toBe(1)
      expect(pickUp(windows, `${date}T11:00`)).toBe(2)
      expect(pickUp(windows.toReversed(), `${date}T11:00`)).toBe(2)
      expect(comeBack(windows, `${date}T12:00`)).toBe(1)
    })

    it('a start of today is later than one of the evening before', () => {
      const windows = [stored(first, '22:00', '06:00', 1), stored(following, '00:00', '08:00', 2)]
      expect(pickUp(windows, `${next}T05:00`)).toBe(2)
      expect(pickUp(windows.toReversed(), `${next}T05:00`)).toBe(2)
    })

    it('the lowest id decides between equal starts', () => {
      const windows = [5, 3, 4].map((id) => stored(first, '08:00', id === 3 ? '12:00' : '18:00', id))
      expect(pickUp(windows, `${date}T10:00`)).toBe(3)
      expect(pickUp(windows, `${date}T12:00`)).toBe(4)
      expect(comeBack(windows, `${date}T18:00`)).toBe(4)
    })
  })

  describe('a return at an end', () => {
    it('is outside when that is not the day’s last one', () => {
      const windows = [stored(first, '08:00', '12:00', 1), stored(first, '14:00', '18:00', 2)]
      expect(comeBack(windows, `${date}T12:00`)).toBeUndefined()
      expect(comeBack(windows, `${date}T18:00`)).toBe(2)
    })

    it('belongs to the next window when that one starts then', () => {
      const windows = [stored(first, '08:00', '00:00', 1), stored(following, '00:00', '06:00', 2)]
      expect(comeBack(windows, `${next}T00:00`)).toBe(2)
      const sameDay = [stored(first, '08:00', '12:00', 1), stored(first, '12:00', '18:00', 2)]
      expect(comeBack(sameDay, `${date}T12:00`)).toBe(2)
    })

    it('is held by both when a window of the day before still runs, so the latest start is meant', () => {
      const windows = [stored(before, '22:00', '20:00', 1), stored(first, '08:00', '18:00', 2)]
      expect(comeBack(windows, `${date}T17:59`)).toBe(2)
      expect(comeBack(windows, `${date}T18:00`)).toBe(2)
      expect(comeBack(windows, `${date}T18:01`)).toBe(1)
    })
  })
})

describe('a place without windows', () => {
  it('is closed', () => {
    expect(pickUpWindow(weekly([]), at('2026-11-16T10:00'))).toBeUndefined()
    expect(returnWindow(weekly([]), at('2026-11-16T10:00'))).toBeUndefined()
  })
})

describe('random windows', { timeout: 30_000 }, () => {
  it('are the naive reading’s, at every half hour of a week and a minute to either side', () => {
    const monday = at('2026-11-16T00:00')
    const moments = Array.from({ length: 7 * 48 }, (_, slot) => addMinutes(monday, slot * 30)).flatMap(
      (label) => [addMinutes(label, -1), label, addMinutes(label, 1)],
    )
    fc.assert(
      fc.property(arbitraryWindows, (rows) => {
        const own = rows.filter(({ locationId }) => locationId === 1)
        const windows = own.map(windowOf)
        const wrong = moments.filter(
          (label) =>
            pickUpWindow(weekly(windows), label)?.id !== windowAt(own, label, 'rent')?.id ||
            returnWindow(weekly(windows), label)?.id !== windowAt(own, label, 'return')?.id,
        )
        expect(wrong.map(formatLabel)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
