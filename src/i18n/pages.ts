import type { OutsidePart, OutsideParts } from '../domain/outside-parts.ts'
import { defaultLocale, fallbackLocale, isLocale, type Locale, locales } from './locales.ts'

/** `essential`: the customer's own pages, without the header bar. `registration`: the booking flow. */
export type Layout = 'default' | 'essential' | 'registration'

export type Page = { paths: Record<Locale, string>; layout: Layout; isIndexable: boolean }

/** Every page of the site. Routes, links, the language switch, the sitemap and hreflang read this table. */
export const pages = {
  index: page('default', '/'),
  sign: page('essential', '/sign'),
  contact: page('default', '/kontakt', '/contact'),
  documents: page('essential', '/documents'),
  pricelist: page('default', '/hinnakiri', '/pricelist'),
  change: page('essential', '/muuda-broneeringut', '/change-booking'),
  'bank-links': page('essential', '/bank-links'),
  conditions: page('default', '/tingimused', '/conditions'),
  'booking-car': page('registration', '/broneerimine/auto', '/booking/car'),
  'booking-services': page('registration', '/broneerimine/teenused', '/booking/services'),
  'booking-client': page('registration', '/broneerimine/registreerimine', '/booking/registration'),
  'booking-end': page('registration', '/broneerimine/aitah', '/booking/end'),
  smartlocker: page('essential', '/smartlocker'),
  questionnaire: page('essential', '/questionnaire'),
  'upload-document': page('essential', '/upload-document'),
  'upload-documents': page('essential', '/upload-documents'),
  'services-airport': page(
    'default',
    '/teenused/autorent-tallinna-lennujaamast',
    '/service/car-rental-from-tallinn-airport',
  ),
  'accurate-rental-conditions': page('default', '/tapsed-autorentingimused', '/accurate-rental-conditions'),
  'services-longterm': page('default', '/teenused/pikaajaline-autorent', '/service/long-term-car-rental'),
  'services-replacement': page('default', '/teenused/asendusauto-rent', '/service/replacement-car-rent'),
  'services-insurance': page('default', '/teenused/kindlustus', '/service/insurance'),
  'stop-offers': page('essential', '/loobu-pakkumistest', '/stop-offers'),
  'confirm-email': page('essential', '/kinnita-e-post', '/confirm-email'),
  offer: page('essential', '/pakkumine', '/offer'),
  'my-data': page('essential', '/minu-andmed', '/my-data'),
  'my-bookings': page('essential', '/minu-broneeringud', '/my-bookings'),
  privacy: page('default', '/privaatsus', '/privacy'),
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** Pages about nothing but one of the parts that may be off. */
const pageNeeds: Partial<Record<PageName, OutsidePart>> = {
  smartlocker: 'lockers',
  'confirm-email': 'mail',
  'stop-offers': 'mail',
  'my-data': 'mail',
}

export function isOffered(page: PageName, parts: OutsideParts): boolean {
  const part = pageNeeds[page]
  return part === undefined || parts[part] !== 'off'
}

export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName)

const byPath: ReadonlyMap<string, { page: PageName; locale: Locale }> = new Map(
  pageNames.flatMap((page) => locales.map((locale) => [pathOf(page, locale), { page, locale }] as const)),
)

/** Paths that have no page of their own, each with the path it is answered with (301). */
export const aliases: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale): [string, string][] => [
    [prefixed(locale, '/autorent-tallinna-lennujaamast'), pathOf('services-airport', locale)],
    [prefixed(locale, '/asendusauto-rent'), pathOf('services-replacement', locale)],
    [prefixed(locale, '/home'), pathOf('index', locale)],
    ...(locale === defaultLocale
      ? []
      : [[prefixed(locale, '/sitemap.xml'), '/sitemap.xml'] as [string, string]]),
  ]),
)

/** Where a path leads that is not, or not exactly, that of a page: one with a slash at its end means the one without. */
export function redirectOf(path: string, rules: ReadonlyMap<string, string> = aliases): string | undefined {
  const bare = withoutSlash(path)
  return rules.get(bare) ?? (bare !== path && byPath.has(bare) ? bare : undefined)
}

const withoutSlash = (path: string): string => path.replace(/(?<=[^/])\/$/, '')

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name)
}

export function pathOf(page: PageName, locale: Locale): string {
  return pages[page].paths[locale]
}

/** The language is the first segment; without one it is Estonian. Also true of paths that lead nowhere. */
export function localeOfPath(path: string): Locale {
  const segment = path.split('/', 2)[1]
  return segment !== defaultLocale && isLocale(segment) ? segment : defaultLocale
}

export function pageOfPath(path: string): { page: PageName; locale: Locale } | undefined {
  return byPath.get(withoutSlash(path))
}

/** The same page in every language, itself included, as hreflang wants it. */
export function alternatesOf(page: PageName): { hreflang: Locale | 'x-default'; path: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: locale, path: pathOf(page, locale) })),
    { hreflang: 'x-default', path: pathOf(page, fallbackLocale) },
  ]
}

/** Russian shares the English path; a page with no name of its own in a language shares the Estonian one. */
function page(layout: Layout, estonian: string, english = estonian): Page {
  const paths = { et: estonian, en: prefixed('en', english), ru: prefixed('ru', english) }
  return { paths, layout, isIndexable: layout === 'default' }
}

function prefixed(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
