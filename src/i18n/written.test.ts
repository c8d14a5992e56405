import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Locale, locales, localeTags } from './locales.ts'
import { writtenDays, writtenEuros, writtenList, writtenNumber, writtenPercent } from './written.ts'

/** Spaces and minus signs differ between versions of Intl; ours are the non-breaking space and the true minus. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replace('-', '−')
const number = (locale: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(localeTags[locale], options)
const date = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone: 'UTC' })

describe.each(locales)('numbers, days and lists are written as Intl writes them in %s', (locale) => {
  it('sums', () => {
    const [exact, whole] = [2, 0].map((digits) =>
      number(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: digits }),
    )
    assert(
      property(integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
        expect(plain(writtenEuros(cents / 100, locale, 2))).toBe(plain(exact?.format(cents / 100) ?? ''))
        const euros = Math.ceil(cents / 100) || 0
        expect(plain(writtenEuros(euros, locale, 0))).toBe(plain(whole?.format(euros) ?? ''))
      }),
    )
  })

  it('shares and plain numbers', () => {
    const percent = number(locale, { style: 'percent', maximumFractionDigits: 2 })
    const some = number(locale, {})
    const marks = number(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    assert(
      property(integer({ min: -10_000_00, max: 10_000_00 }), (hundredths) => {
        expect(plain(writtenPercent(hundredths / 100, locale))).toBe(
          plain(percent.format(hundredths / 10_000)),
        )
        expect(plain(writtenNumber(hundredths / 100, locale))).toBe(plain(some.format(hundredths / 100)))
        expect(plain(writtenNumber(hundredths / 10, locale, 1, 1))).toBe(plain(marks.format(hundredths / 10)))
      }),
    )
  })

  it('every day of four years', () => {
    const styles = {
      numeric: date(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
      dayMonth: date(locale, { day: 'numeric', month: 'long' }),
      dayMonthNumeric: date(locale, { day: '2-digit', month: '2-digit' }),
      long: date(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
      weekday: date(locale, { weekday: 'long' }),
      shortWeekday: date(locale, { weekday: 'short' }),
      short: date(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
    } as const
    for (let day = 0; day < 4 * 365; day++) {
      const at = new Date(Date.UTC(2026, 0, 1 + day))
      for (const [style, intl] of Object.entries(styles)) {
        expect(plain(writtenDays[style as keyof typeof styles](at, locale))).toBe(plain(intl.format(at)))
      }
    }
  })

  it('lists', () => {
    const intl = new Intl.ListFormat(localeTags[locale], { type: 'conjunction' })
    for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C']]) {
      expect(writtenList(items, locale)).toBe(intl.format(items))
    }
  })
})
