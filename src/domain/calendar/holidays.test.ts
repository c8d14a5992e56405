import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidayOn, holidaysOf, isShortenedDay } from './holidays.ts'
import { addDays, dayFrom, daysFrom, formatDay, weekdayOf } from './wall-clock.ts'

const years = fc.integer({ min: 1900, max: 2299 })

function dateOf(key: string, year: number): string | undefined {
  return holidaysOf(year).find((holiday) => holiday.key === key)?.date
}

describe('holidays', () => {
  it('are twelve in 2026', () => {
    expect(holidaysOf(2026)).toEqual([
      { key: 'new-year', date: '2026-01-01' },
      { key: 'independence-day', date: '2026-02-24' },
      { key: 'good-friday', date: '2026-04-03' },
      { key: 'easter-sunday', date: '2026-04-05' },
      { key: 'spring-day', date: '2026-05-01' },
      { key: 'pentecost', date: '2026-05-24' },
      { key: 'victory-day', date: '2026-06-23' },
      { key: 'midsummer-day', date: '2026-06-24' },
      { key: 'restoration-day', date: '2026-08-20' },
      { key: 'christmas-eve', date: '2026-12-24' },
      { key: 'christmas-day', date: '2026-12-25' },
      { key: 'boxing-day', date: '2026-12-26' },
    ])
  })

  it('of 2027 move with Easter', () => {
    expect(dateOf('good-friday', 2027)).toBe('2027-03-26')
    expect(dateOf('easter-sunday', 2027)).toBe('2027-03-28')
    expect(dateOf('pentecost', 2027)).toBe('2027-05-16')
  })

  it.each([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('Easter is on %s', (date) => {
    expect(dateOf('easter-sunday', Number(date.slice(0, 4)))).toBe(date)
  })

  it('are twelve different days in order, with Easter and Pentecost on Sundays', () => {
    fc.assert(
      fc.property(years, (year) => {
        const dates = holidaysOf(year).map((holiday) => holiday.date)
        expect(new Set(dates).size).toBe(12)
        expect(dates.toSorted()).toEqual(dates)
        for (const key of ['easter-sunday', 'pentecost']) {
          expect(weekdayOf(dayFrom(dateOf(key, year) ?? ''))).toBe(6)
        }
        for (const { key, date } of holidaysOf(year)) expect(holidayOn(dayFrom(date))).toBe(key)
      }),
    )
  })

  it('are found by date only', () => {
    expect(holidayOn(dayFrom('2026-02-24'))).toBe('independence-day')
    expect(holidayOn(dayFrom('2026-04-06'))).toBeUndefined()
    expect(holidayOn(dayFrom('2026-12-31'))).toBeUndefined()
  })
})

describe('shortened days', () => {
  it.each([
    [2024, ['2024-02-23', '2024-12-23', '2024-12-31']],
    [2025, ['2025-12-23', '2025-12-31']],
    [2026, ['2026-02-23', '2026-06-22', '2026-12-23', '2026-12-31']],
    [2027, ['2027-02-23', '2027-06-22', '2027-12-23', '2027-12-31']],
  ])('of %i', (year, expected) => {
    expect(shortenedDaysOf(year).map(formatDay)).toEqual(expected)
  })

  it('are workdays before one of four holidays, never holidays', () => {
    fc.assert(
      fc.property(years, (year) => {
        for (const day of shortenedDaysOf(year)) {
          expect(weekdayOf(day)).toBeLessThan(5)
          expect(holidayOn(day)).toBeUndefined()
          expect(['new-year', 'independence-day', 'victory-day', 'christmas-eve']).toContain(
            holidayOn(addDays(day, 1)),
          )
        }
      }),
      { numRuns: 20 },
    )
  })
})

function shortenedDaysOf(year: number) {
  return daysFrom(dayFrom(`${year}-01-01`), 366).filter(
    (day) => formatDay(day).startsWith(`${year}-`) && isShortenedDay(day),
  )
}
