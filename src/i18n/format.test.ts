import { describe, expect, it } from 'vitest'
import { dayFrom, labelFrom, type Weekday } from '../domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../domain/money.ts'
import {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDayRange,
  formatDays,
  formatDuration,
  formatHours,
  formatList,
  formatLongDayRange,
  formatMinuteOfDay,
  formatMoney,
  formatPercent,
  formatPeriodEnds,
  formatTeaser,
  formatTime,
  formatWeekdays,
  weekdayName,
} from './format.ts'
import { type Locale, locales } from './locales.ts'

const label = labelFrom
const day = dayFrom
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, '_')
const inAll = (format: (locale: Locale) => string): string[] =>
  locales.map((locale) => spaced(format(locale)))

describe('money', () => {
  it.each([
    [123_450, '1234,50_€', '€1,234.50', '1_234,50_€'],
    [1_234_550, '12_345,50_€', '€12,345.50', '12_345,50_€'],
    [0, '0,00_€', '€0.00', '0,00_€'],
    [7, '0,07_€', '€0.07', '0,07_€'],
    [-570, '−5,70_€', '−€5.70', '−5,70_€'],
  ])('%i cents', (amount, ...expected) => {
    expect(inAll((locale) => formatMoney(cents(amount), locale))).toEqual(expected)
  })

  it('as a teaser is in whole euros and never below the price', () => {
    expect(inAll((locale) => formatTeaser(cents(2800), locale))).toEqual(['28_€', '€28', '28_€'])
    expect(inAll((locale) => formatTeaser(cents(123_401), locale))).toEqual(['1235_€', '€1,235', '1_235_€'])
  })
})

it('percent', () => {
  expect(inAll((locale) => formatPercent(percentHundredths(2450), locale))).toEqual([
    '24,5%',
    '24.5%',
    '24,5_%',
  ])
  expect(inAll((locale) => formatPercent(percentHundredths(2400), locale))).toEqual(['24%', '24%', '24_%'])
  expect(inAll((locale) => formatPercent(percentHundredths(1225), locale))).toEqual([
    '12,25%',
    '12.25%',
    '12,25_%',
  ])
})

describe('dates', () => {
  const friday = label('2026-06-05T09:05')

  it.each([
    ['numeric', '05.06.2026', '05/06/2026', '05.06.2026'],
    ['dayMonth', '5. juuni', '5 June', '5 июня'],
    ['long', '5. juuni 2026', '5 June 2026', '5 июня 2026 г.'],
    ['full', 'reede, 5. juuni 2026', 'Friday 5 June 2026', 'пятница, 5 июня 2026 г.'],
  ] as const)('%s', (style, ...expected) => {
    const written = inAll((locale) => formatDate(friday, locale, style).replaceAll('\u00a0', ' '))
    expect(written).toEqual(expected)
    expect(locales.map((locale) => formatCalendarDay(day('2026-06-05'), locale, style))).toEqual(
      locales.map((locale) => formatDate(friday, locale, style)),
    )
  })

  it('with a time, on a 24-hour clock', () => {
    expect(formatTime(friday)).toBe('09:05')
    expect(formatTime(label('2026-06-05T00:00'))).toBe('00:00')
    expect(formatTime(label('2026-06-05T23:59'))).toBe('23:59')
    expect(inAll((locale) => formatDateTime(friday, locale))).toEqual([
      '05.06.2026 09:05',
      '05/06/2026 09:05',
      '05.06.2026 09:05',
    ])
    expect(formatDateTime(friday, 'et', 'full')).toBe('reede, 5. juuni 2026, 09:05')
  })

  it('are the label’s own in any zone and on the nights the clock changes', () => {
    expect(formatDateTime(label('2026-10-25T03:30'), 'et')).toBe('25.10.2026 03:30')
    expect(formatDateTime(label('2026-12-31T23:59'), 'en')).toBe('31/12/2026 23:59')
    expect(formatDateTime(label('2027-01-01T00:00'), 'ru')).toBe('01.01.2027 00:00')
  })

  it('as a range', () => {
    expect(inAll((locale) => formatDayRange(day('2026-09-01'), day('2027-04-30'), locale))).toEqual([
      '01.09.2026–30.04.2027',
      '01/09/2026–30/04/2027',
      '01.09.2026–30.04.2027',
    ])
    expect(inAll((locale) => formatLongDayRange(day('2026-09-01'), day('2026-12-19'), locale))).toEqual([
      '1. september – 19. detsember 2026',
      '1 September – 19 December 2026',
      '1 сентября – 19 декабря 2026 г.',
    ])
  })

  it('both ends of a period for a sentence, a common year once', () => {
    const ends = (first: string, last: string) =>
      inAll((locale) => {
        const { from, to } = formatPeriodEnds(day(first), day(last), locale)
        return `${from} | ${to}`
      })
    expect(ends('2027-01-15', '2027-02-15')).toEqual([
      '15.01 | 15.02.2027',
      '15 January | 15 February 2027',
      '15 января | 15 февраля 2027 г.',
    ])
    expect(ends('2026-12-20', '2027-01-06')).toEqual([
      '20.12.2026 | 06.01.2027',
      '20 December 2026 | 6 January 2027',
      '20 декабря 2026 г. | 6 января 2027 г.',
    ])
  })

  it('of an opening window that ends at midnight or after it', () => {
    expect([540, 1440, 1500].map(formatMinuteOfDay)).toEqual(['09:00', '24:00', '01:00'])
  })
})

describe('weekdays', () => {
  const week: Weekday[] = [0, 1, 2, 3, 4, 5, 6]

  it('have short and long names from Monday', () => {
    expect(week.map((weekday) => weekdayName(weekday, 'et', 'short')).join(' ')).toBe('E T K N R L P')
    expect(week.map((weekday) => weekdayName(weekday, 'ru', 'short')).join(' ')).toBe('пн вт ср чт пт сб вс')
    expect(week.map((weekday) => weekdayName(weekday, 'en', 'short')).join(' ')).toBe(
      'Mon Tue Wed Thu Fri Sat Sun',
    )
    expect(locales.map((locale) => weekdayName(0, locale))).toEqual(['esmaspäev', 'Monday', 'понедельник'])
  })

  it('three or more in a row are a range', () => {
    expect(formatWeekdays([3, 1, 0, 2, 5], 'et')).toBe('E–N, L')
    expect(formatWeekdays([0, 1, 0], 'en')).toBe('Mon, Tue')
    expect(formatWeekdays(week, 'ru')).toBe('пн–вс')
    expect(formatWeekdays([], 'et')).toBe('')
  })
})

describe('durations', () => {
  it.each([
    [1, '1_ööpäev', '1_day', '1_сутки'],
    [2, '2_ööpäeva', '2_days', '2_суток'],
    [5, '5_ööpäeva', '5_days', '5_суток'],
    [21, '21_ööpäeva', '21_days', '21_сутки'],
  ])('%i rental days', (days, ...expected) => {
    expect(inAll((locale) => formatDays(days, locale))).toEqual(expected)
  })

  it('in hours', () => {
    expect([1, 2, 5, 21].map((hours) => spaced(formatHours(hours, 'ru')))).toEqual([
      '1_час',
      '2_часа',
      '5_часов',
      '21_час',
    ])
    expect(inAll((locale) => formatDuration({ days: 3, hours: 4 }, locale))).toEqual([
      '3_ööpäeva 4_tundi',
      '3_days 4_hours',
      '3_суток 4_часа',
    ])
    expect(formatDuration({ days: 3, hours: 0 }, 'et')).toBe('3\u00a0ööpäeva')
  })
})

it('lists', () => {
  expect(inAll((locale) => formatList(['A', 'B', 'C'], locale))).toEqual([
    'A, B ja C',
    'A, B and C',
    'A, B и C',
  ])
})
