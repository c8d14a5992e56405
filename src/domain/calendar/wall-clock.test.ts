import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../tests/support/any-character.ts'
import {
  addDays,
  atTime,
  calendarDay,
  dayFrom,
  dayOf,
  daysFrom,
  formatDay,
  formatLabel,
  minuteOfDay,
  parseDay,
  parseLabel,
  wallMinute,
  weekdayOf,
} from './wall-clock.ts'

/** The years 1900 to 2299, as days and as minutes from 1970. */
const days = fc.integer({ min: -25_567, max: 120_529 }).map(calendarDay)
const labels = fc.integer({ min: -25_567 * 1440, max: 120_529 * 1440 }).map(wallMinute)

describe('labels', () => {
  it('count minutes from 1970', () => {
    expect(parseLabel('1970-01-01T00:00')).toBe(0)
    expect(parseLabel('1970-01-02T01:01')).toBe(1440 + 61)
    expect(parseLabel('1969-12-31T23:59')).toBe(-1)
  })

  it('come back from their text', () => {
    fc.assert(
      fc.property(labels, (label) => {
        expect(parseLabel(formatLabel(label))).toBe(label)
      }),
    )
  })

  it('are a day and a minute of it', () => {
    fc.assert(
      fc.property(labels, (label) => {
        expect(atTime(dayOf(label), minuteOfDay(label))).toBe(label)
        expect(minuteOfDay(label)).toBeGreaterThanOrEqual(0)
        expect(minuteOfDay(label)).toBeLessThan(1440)
        expect(formatLabel(label).startsWith(formatDay(dayOf(label)))).toBe(true)
      }),
    )
  })

  it.each(['2026-11-16T10:00:00', '2026-11-16T10:00:00.0', '2026-11-16T10:00:00.000'])(
    'may carry seconds when they are nought: %s',
    (text) => {
      expect(parseLabel(text)).toBe(parseLabel('2026-11-16T10:00'))
    },
  )

  it.each([
    '',
    '2026-11-16',
    '2026-11-16T10',
    '2026-11-16T24:00',
    '2026-11-16T10:60',
    '2026-11-16T10:00:01',
    '2026-11-16T10:00:00.001',
    '2026-11-16T10:00Z',
    '2026-11-16T10:00+02:00',
    '2026-11-16 10:00',
    ' 2026-11-16T10:00',
    '2026-11-16T10:00\n',
    '2026-11-16T1:00',
    '26-11-16T10:00',
    '+002026-11-16T10:00',
    '-2026-11-16T10:00',
    '２０２６-11-16T10:00',
    '2026-02-29T10:00',
  ])('refuse %j', (text) => {
    expect(parseLabel(text)).toBeUndefined()
  })
})

describe('days', () => {
  it('come back from their text', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDay(formatDay(day))).toBe(day)
      }),
    )
  })

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-01-00', false],
    ['2026-01-32', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
  ])('know that %s exists: %s', (text, exists) => {
    expect(parseDay(text) !== undefined).toBe(exists)
  })

  it('follow each other over 29 February', () => {
    const first = dayFrom('2028-02-28')
    expect(daysFrom(first, 3).map(formatDay)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })
})

describe('weekdays', () => {
  it.each([
    ['2026-11-16', 0],
    ['2026-11-20', 4],
    ['2026-11-22', 6],
    ['1970-01-01', 3],
    ['1969-12-29', 0],
    ['1969-12-28', 6],
    ['1900-01-01', 0],
    ['2028-02-29', 1],
  ])('%s is number %i from Monday', (text, weekday) => {
    expect(weekdayOf(dayFrom(text))).toBe(weekday)
  })

  it('follow each other and come back after seven', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7)
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
      }),
    )
  })
})

describe('junk', () => {
  const digits = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  const nearly = fc
    .tuple(digits, digits, digits, digits, digits, digits, fc.constantFrom('', ':00', ':01', 'Z', '.0'))
    .map(([a, b, month, date, hour, minute, rest]) => `${a}${b}-${month}-${date}T${hour}:${minute}${rest}`)
  const texts = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), nearly)

  it('never throws, and what is read is what was written', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const label = parseLabel(text)
        const day = parseDay(text.slice(0, 10))
        expect(label === undefined ? text.slice(0, 16) : formatLabel(label)).toBe(text.slice(0, 16))
        expect(day === undefined ? text.slice(0, 10) : formatDay(day)).toBe(text.slice(0, 10))
      }),
      { numRuns: 500 },
    )
  })
})
