import { describe, expect, it } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { readAmount, writeAmount } from './amount-text.ts'

describe('an amount', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['1 250,50', 1250.5],
    ['1\u00a0250,50', 1250.5],
    ['1\u202f250.50', 1250.5],
    [' 1 200,00 € ', 1200],
    ['−3', -3],
    ['-3,5 %', -3.5],
    ['', null],
    ['  ', null],
    ['12,', Number.NaN],
    ['1,250', Number.NaN],
    ['1.250,50', Number.NaN],
    ['1,250.50', Number.NaN],
    ['kolm', Number.NaN],
    ['1e3', Number.NaN],
  ])('typed as "%s" is %s', (text, amount) => {
    expect(readAmount(text)).toEqual(amount)
  })

  it.each([
    ['et', '12,50', '1250,50'],
    ['en', '12.50', '1250.50'],
    ['ru', '12,50', '1250,50'],
  ] as const)('is written in %s as it is read there', (locale, small, large) => {
    expect([12.5, 1250.5].map((amount) => writeAmount(amount, locale))).toEqual([small, large])
    expect([small, large].map(readAmount)).toEqual([12.5, 1250.5])
  })

  it('is written without cents when there are none, and not at all when it is none', () => {
    for (const locale of locales) {
      expect([12, -3, null, Number.NaN].map((amount) => writeAmount(amount, locale))).toEqual([
        '12',
        '-3',
        '',
        '',
      ])
    }
  })
})
