import { describe, expect, it } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { onDay, readDay, readMoment, readTime, writeDay, writeMoment } from './date-text.ts'

describe('D52: dates are typed and read the same in every browser', () => {
  it.each([
    ['1.12.2026', '2026-12-01'],
    ['01.12.2026', '2026-12-01'],
    ['1/12/26', '2026-12-01'],
    ['01 12 2026', '2026-12-01'],
    ['1-12-2026', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', undefined],
    ['12.31.2026', undefined],
    ['1.12', undefined],
    ['homme', undefined],
    ['', undefined],
  ])('"%s" is the day %s', (typed, day) => {
    expect(readDay(typed)).toBe(day)
  })

  it.each([
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['930', '09:30'],
    ['09:30', '09:30'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['9:60', undefined],
    ['10 AM', undefined],
    ['', undefined],
  ])('"%s" is the time %s', (typed, time) => {
    expect(readTime(typed)).toBe(time)
  })

  it.each([
    ['1.12.2026 9.30', '2026-12-01T09:30'],
    ['1.12.2026, 9:30', '2026-12-01T09:30'],
    ['01/12/2026 0930', '2026-12-01T09:30'],
    ['2026-12-01T09:30', '2026-12-01T09:30'],
    ['1.12.2026', undefined],
    ['1.12.2026 25:00', undefined],
  ])('"%s" is the moment %s', (typed, label) => {
    expect(readMoment(typed)).toBe(label)
  })

  it('what is written is read as the same', () => {
    for (const locale of locales) {
      expect(readDay(writeDay('2026-12-01', locale)), locale).toBe('2026-12-01')
      expect(readMoment(writeMoment('2026-12-01T09:05', locale)), locale).toBe('2026-12-01T09:05')
    }
    expect(writeDay('2026-12-01', 'et')).toBe('01.12.2026')
    expect(writeDay('', 'et')).toBe('')
    expect(onDay('2026-12-01T09:05', '2026-12-24')).toBe('2026-12-24T09:05')
    expect(onDay('', '2026-12-24')).toBe('2026-12-24T10:00')
  })
})
