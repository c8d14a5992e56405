import { describe, expect, it } from 'vitest'
import { type Locale, locales } from './locales.ts'
import { aliases, alternatesOf, localeOfPath, pageNames, pageOfPath, pages, pathOf } from './pages.ts'

const everyPath = pageNames.flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathOf(page, locale) })),
)

describe('the page table', () => {
  it.each(everyPath)('$path is $page in $locale', ({ page, locale, path }) => {
    expect(pageOfPath(path)).toEqual({ page, locale })
    expect(localeOfPath(path)).toBe(locale)
  })

  it('gives every page its own path in every language', () => {
    expect(new Set(everyPath.map(({ path }) => path)).size).toBe(pageNames.length * locales.length)
  })

  it('writes paths that need no encoding and no second spelling', () => {
    for (const { path } of everyPath) expect(path).toMatch(/^\/$|^(?:\/[a-z][a-z-]*)+$/)
  })

  it('has the English path under /ru', () => {
    for (const page of pageNames) {
      expect(pathOf(page, 'ru').replace(/^\/ru/, '/en')).toBe(pathOf(page, 'en'))
    }
  })

  it.each([
    ['index', '/', '/en', '/ru'],
    ['contact', '/kontakt', '/en/contact', '/ru/contact'],
    ['bank-links', '/bank-links', '/en/bank-links', '/ru/bank-links'],
    ['booking-end', '/broneerimine/aitah', '/en/booking/end', '/ru/booking/end'],
    ['services-insurance', '/teenused/kindlustus', '/en/service/insurance', '/ru/service/insurance'],
    ['privacy', '/privaatsus', '/en/privacy', '/ru/privacy'],
  ] as const)('%s is at %s, %s and %s', (page, et, en, ru) => {
    expect(pages[page].paths).toEqual({ et, en, ru })
  })

  it('keeps the booking flow and the customer’s own pages out of search engines', () => {
    const hidden = pageNames.filter((page) => !pages[page].isIndexable)
    expect(hidden).toEqual([
      'sign',
      'documents',
      'change',
      'bank-links',
      'booking-car',
      'booking-services',
      'booking-client',
      'booking-end',
      'smartlocker',
      'questionnaire',
      'upload-document',
      'upload-documents',
      'stop-offers',
      'confirm-email',
      'offer',
      'my-data',
      'my-bookings',
    ])
    expect(hidden.every((page) => pages[page].layout !== 'default')).toBe(true)
  })
})

describe('a path', () => {
  it.each([
    '/contact',
    '/en/kontakt',
    '/et',
    '/et/kontakt',
    '/Kontakt',
    '/kontakt/x',
    '/kontakt//',
    '',
    'kontakt',
    '//',
  ])('%s is no page', (path) => {
    expect(pageOfPath(path)).toBeUndefined()
  })

  it('may end with a slash', () => {
    expect(pageOfPath('/en/')).toEqual({ page: 'index', locale: 'en' })
    expect(pageOfPath('/kontakt/')).toEqual({ page: 'contact', locale: 'et' })
  })

  it.each([
    ['/en/nowhere', 'en'],
    ['/ru/', 'ru'],
    ['/english', 'et'],
    ['/et/kontakt', 'et'],
    ['/_i18n/ru/messages.json', 'et'],
    ['', 'et'],
  ] satisfies [string, Locale][])('%s is read in a language even when it leads nowhere', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })
})

describe('alternates', () => {
  it('are all languages and English for everyone else', () => {
    expect(alternatesOf('pricelist')).toEqual([
      { hreflang: 'et', path: '/hinnakiri' },
      { hreflang: 'en', path: '/en/pricelist' },
      { hreflang: 'ru', path: '/ru/pricelist' },
      { hreflang: 'x-default', path: '/en/pricelist' },
    ])
  })
})

describe('aliases', () => {
  it('lead to the page of their own language', () => {
    expect(Object.fromEntries(aliases)).toEqual({
      '/autorent-tallinna-lennujaamast': '/teenused/autorent-tallinna-lennujaamast',
      '/en/autorent-tallinna-lennujaamast': '/en/service/car-rental-from-tallinn-airport',
      '/ru/autorent-tallinna-lennujaamast': '/ru/service/car-rental-from-tallinn-airport',
      '/asendusauto-rent': '/teenused/asendusauto-rent',
      '/en/asendusauto-rent': '/en/service/replacement-car-rent',
      '/ru/asendusauto-rent': '/ru/service/replacement-car-rent',
      '/home': '/',
      '/en/home': '/en',
      '/ru/home': '/ru',
      '/en/sitemap.xml': '/sitemap.xml',
      '/ru/sitemap.xml': '/sitemap.xml',
    })
  })

  it('are not pages and do not chain', () => {
    for (const [from, to] of aliases) {
      expect(pageOfPath(from)).toBeUndefined()
      expect(aliases.has(to)).toBe(false)
    }
  })
})
