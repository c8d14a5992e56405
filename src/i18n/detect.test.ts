import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../tests/support/any-character.ts'
import { detectLocale } from './detect.ts'
import { isLocale } from './locales.ts'

describe('the preferred language', () => {
  it.each([
    ['ru', 'ru'],
    ['en-US,en;q=0.9', 'en'],
    ['et-EE', 'et'],
    ['ET', 'et'],
    ['en;q=0.5, ru;q=0.8, et;q=0.7', 'ru'],
    ['de-DE,de;q=0.9,en;q=0.8,ru;q=0.7', 'en'],
    ['ru, en', 'ru'],
    ['en;q=0.8,ru;q=0.8', 'en'],
    ['en ; q = 0.3 , ru ; q=1.000', 'ru'],
    ['en;level=1;q=0.4,et;q=0.5', 'et'],
    ['en;q=0,ru;q=0.001', 'ru'],
    ['en;q=1.5,ru;q=0.2', 'ru'],
    ['en;q=,ru;q=0.2', 'ru'],
    ['en;q=0.1234,ru;q=0.1', 'ru'],
    ['en_US,ru;q=0.1', 'ru'],
    ['zh-Hant-en,ru;q=0.1', 'ru'],
  ])('of %s is %s', (acceptLanguage, locale) => {
    expect(detectLocale({ acceptLanguage })).toBe(locale)
  })

  it.each(['', 'de', '*', 'de,*;q=0.5', 'en;q=0', ',,;;', 'english'])(
    'is not known from %j',
    (acceptLanguage) => {
      expect(detectLocale({ acceptLanguage })).toBeUndefined()
    },
  )

  it('is what was chosen before, whatever the browser asks', () => {
    expect(detectLocale({ cookie: 'et', acceptLanguage: 'ru' })).toBe('et')
  })

  it.each(['', 'de', 'RU', 'ru; path=/', null, undefined])('ignores the cookie %j', (cookie) => {
    expect(detectLocale({ cookie, acceptLanguage: 'en' })).toBe('en')
    expect(detectLocale({ cookie })).toBeUndefined()
  })

  it('is one of ours or none for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (acceptLanguage) => {
        const locale = detectLocale({ acceptLanguage })
        return locale === undefined || isLocale(locale)
      }),
    )
  })
})
