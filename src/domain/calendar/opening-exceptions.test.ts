import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWindow, weekly } from '../../../tests/support/example-catalogue.ts'
import { cents } from '../money.ts'
import { holidayOn, isShortenedDay } from './holidays.ts'
import { hoursOn, nearestTime, openingState, servedTimes, servesAt, specialDays } from './opening-hours.ts'
import {
  type DayWindow,
  type HoursException,
  type OpeningHours,
  pickUpWindow,
  windowsOn,
} from './opening-windows.ts'
import {
  addDays,
  atTime,
  dayFrom,
  dayOf,
  formatDay,
  labelFrom,
  minuteOfDay,
  wallMinute,
} from './wall-clock.ts'

const day = dayFrom
const at = labelFrom
const window = (from: number, to: number): DayWindow => ({
  id: 1,
  start: from * 60,
  end: to * 60,
  rentPrice: cents(0),
  returnPrice: cents(0),
})
const exception = (start: string, end = start, own?: DayWindow): HoursException => ({
  start: day(start),
  end: day(end),
  window: own,
  reason: undefined,
})
const week = weekly(
  ([0, 1, 2, 3, 4, 5] as const).map((weekday) => makeWindow({ weekday, start: 540, end: 1080 })),
)
/** Closed on holidays, until three on the shortened days before them. */
const office: OpeningHours = { ...week, holidays: [], shortenedDays: [window(9, 15)] }
const spans = (hours: OpeningHours, date: string) =>
  hoursOn(hours, day(date)).map(({ start, end }) => [start / 60, end / 60])

describe('V16: holidays and exceptions', () => {
  it('a place is open on a holiday as it says: as usual, not at all, or by hours of its own', () => {
    expect(spans(week, '2026-12-24')).toEqual([[9, 18]])
    expect(spans(office, '2026-12-24')).toEqual([])
    expect(spans({ ...week, holidays: [window(10, 12)] }, '2026-12-24')).toEqual([[10, 12]])
    expect(spans(office, '2026-12-23')).toEqual([[9, 15]])
    expect(spans(office, '2026-12-22')).toEqual([[9, 18]])
  })

  it('an exception wins over the holiday and over the week, on its first and on its last day', () => {
    const hours = { ...office, exceptions: [exception('2026-12-24', '2026-12-28', window(11, 13))] }
    expect(spans(hours, '2026-12-23')).toEqual([[9, 15]])
    for (const date of ['2026-12-24', '2026-12-27', '2026-12-28'])
      expect(spans(hours, date)).toEqual([[11, 13]])
    expect(spans(hours, '2026-12-29')).toEqual([[9, 18]])
  })

  it('two exceptions of one day are its two windows', () => {
    const halves = [
      exception('2026-12-28', undefined, window(9, 12)),
      exception('2026-12-28', undefined, window(13, 15)),
    ]
    expect(spans({ ...week, exceptions: halves }, '2026-12-28')).toEqual([
      [9, 12],
      [13, 15],
    ])
  })

  it('a night ends at the midnight of a closed day, and an agreed late night does not', () => {
    const nights = weekly(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => makeWindow({ weekday: weekday as 0, start: 1200, end: 1800 })),
    )
    const closed = { ...nights, exceptions: [exception('2026-12-24')] }
    expect(pickUpWindow(closed, at('2026-12-23T23:59'))).toBeDefined()
    expect(pickUpWindow(closed, at('2026-12-24T00:00'))).toBeUndefined()
    expect(pickUpWindow(closed, at('2026-12-25T20:00'))).toBeDefined()
    const party = { ...office, exceptions: [exception('2026-12-31', undefined, window(20, 26))] }
    expect(pickUpWindow(party, at('2027-01-01T01:59'))).toBeDefined()
    expect(pickUpWindow(party, at('2027-01-01T02:00'))).toBeUndefined()
  })

  it('whoever is closed over the holidays says when the door opens again', () => {
    expect(openingState(office, at('2026-12-24T12:00'))).toEqual({
      isOpen: false,
      opensAt: at('2026-12-28T09:00'),
    })
    expect(openingState(office, at('2026-12-23T12:00'))).toEqual({
      isOpen: true,
      closesAt: at('2026-12-23T15:00'),
    })
  })

  it('the nearest time is before or after, never in what is past, and none where nobody comes for a month', () => {
    const nearest = (text: string, from = '2026-12-01T00:00') =>
      nearestTime(office, 'rent', at(text), at(from))
    expect(nearest('2026-12-24T10:00')).toBe(at('2026-12-23T14:30'))
    expect(nearest('2026-12-26T20:00')).toBe(at('2026-12-28T09:00'))
    expect(nearest('2026-12-24T10:00', '2026-12-23T14:31')).toBe(at('2026-12-28T09:00'))
    expect(nearestTime(office, 'return', at('2026-12-24T10:00'), at('2026-12-01T00:00'))).toBe(
      at('2026-12-23T15:00'),
    )
    const shut = { ...office, exceptions: [exception('2026-12-01', '2027-03-01')] }
    expect(nearestTime(shut, 'rent', at('2027-01-10T10:00'), at('2026-12-01T00:00'))).toBeUndefined()
  })

  it('special days are holidays, shortened days and those of exceptions', () => {
    const shut = { ...office, exceptions: [exception('2026-12-28', '2026-12-29')] }
    const days = specialDays([week, shut], day('2026-12-23'), 7)
    expect(days.map((special) => formatDay(special.day).slice(5))).toEqual([
      '12-23',
      '12-24',
      '12-25',
      '12-26',
      '12-28',
      '12-29',
    ])
  })
})

const first = day('2026-12-18')
const anyWindow = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    start: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
  })
  .map(
    ({ id, start, length }): DayWindow => ({
      id,
      start,
      end: start + length,
      rentPrice: cents(0),
      returnPrice: cents(0),
    }),
  )
const someWindows = fc.array(anyWindow, { maxLength: 3 })
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.array(
    fc
      .tuple(anyWindow, fc.constantFrom<0 | 1 | 2 | 3 | 4 | 5 | 6>(0, 1, 2, 3, 4, 5, 6))
      .map(([own, weekday]) => ({ ...own, weekday })),
    { maxLength: 8 },
  ),
  holidays: fc.option(someWindows, { nil: undefined }),
  shortenedDays: fc.option(someWindows, { nil: undefined }),
  exceptions: fc.array(
    fc
      .record({
        from: fc.integer({ min: 0, max: 18 }),
        length: fc.integer({ min: 0, max: 4 }),
        own: fc.option(anyWindow, { nil: undefined }),
      })
      .map(({ from, length, own }) => ({
        start: addDays(first, from),
        end: addDays(first, from + length),
        window: own,
        reason: undefined,
      })),
    { maxLength: 4 },
  ),
})

describe('V16: for any week, holiday setting and exceptions', () => {
  it('a minute is open when it is in the hours of its day or of the night before, and the exception speaks first', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 16 * 1440 }), (hours, minutes) => {
        const moment = wallMinute(atTime(first, 0) + minutes)
        const today = dayOf(moment)
        const minute = minuteOfDay(moment)
        const told = (which: typeof today, offset: number) =>
          hoursOn(hours, which).some(({ start, end }) => start <= minute + offset && minute + offset < end)
        const isOpen = told(today, 0) || told(addDays(today, -1), 1440)
        expect(servesAt(hours, 'rent', moment)).toBe(isOpen)
        expect(openingState(hours, moment).isOpen).toBe(isOpen)
      }),
      { numRuns: 500 },
    )
  })

  it('a day has the windows of the most particular that speaks of it, cut at most at midnight', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 22 }), (hours, index) => {
        const which = addDays(first, index)
        const own = hours.exceptions.filter(({ start, end }) => start <= which && which <= end)
        const special = holidayOn(which)
          ? hours.holidays
          : isShortenedDay(which)
            ? hours.shortenedDays
            : undefined
        const usual = hours.week.filter(({ weekday }) => weekday === (which + 3) % 7)
        const expected = own.length > 0 ? own.flatMap(({ window: one }) => one ?? []) : (special ?? usual)
        const found = windowsOn(hours, which)
        expect(found.map(({ start }) => start)).toEqual(expected.map(({ start }) => start))
        for (const [place, { end }] of found.entries())
          expect([expected[place]?.end, Math.min(1440, expected[place]?.end ?? 0)]).toContain(end)
      }),
      { numRuns: 500 },
    )
  })

  it('a date on which an exception says closed has no open minute, unless an exception of the day before runs into it', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 20 }), (hours, index) => {
        const which = addDays(first, index)
        const closed = { start: which, end: which, window: undefined, reason: undefined }
        const others = hours.exceptions.filter(({ start, end }) => end < addDays(which, -1) || start > which)
        const shut = { ...hours, exceptions: [...others, closed] }
        for (let minute = 0; minute < 1440; minute += 7)
          expect(servesAt(shut, 'rent', atTime(which, minute))).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  it('the times of many days are the minutes at which the place serves', () => {
    fc.assert(
      fc.property(
        anyHours,
        fc.integer({ min: 0, max: 16 * 1440 }),
        fc.constantFrom('rent' as const, 'return' as const),
        (hours, minutes, side) => {
          const around = wallMinute(atTime(first, 0) + minutes)
          const served = servedTimes(hours, side, first, addDays(first, 18))
          const ends = served.flatMap(({ start, end }) => [start - 1, start, end - 1, end])
          for (const minute of [around, ...ends.filter((one) => one >= atTime(first, 0))].map(wallMinute)) {
            if (dayOf(minute) > addDays(first, 18)) continue
            const isWithin = served.some(({ start, end }) => start <= minute && minute < end)
            expect(isWithin).toBe(servesAt(hours, side, minute))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('the nearest time is one at which the place serves, and not before it may be', () => {
    fc.assert(
      fc.property(
        anyHours,
        fc.integer({ min: 0, max: 16 * 1440 }),
        fc.constantFrom('rent' as const, 'return' as const),
        (hours, minutes, side) => {
          const moment = wallMinute(atTime(first, 0) + minutes)
          const from = wallMinute(moment - 1000)
          const nearest = nearestTime(hours, side, moment, from)
          if (nearest === undefined) return
          expect(servesAt(hours, side, nearest)).toBe(true)
          expect(nearest).toBeGreaterThanOrEqual(from)
        },
      ),
      { numRuns: 300 },
    )
  })
})
