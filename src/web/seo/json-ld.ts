import { hoursOn, type OpenSpan, weeklyHours } from '../../domain/calendar/opening-hours.ts'
import { isUsualDay } from '../../domain/calendar/opening-windows.ts'
import { type CalendarDay, daysFrom, formatDay, MINUTES_PER_DAY } from '../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder, type Location } from '../../domain/catalogue.ts'
import { pictureAddress } from '../../domain/fleet/car-picture.ts'
import { cents, eurosFromCents } from '../../domain/money.ts'
import { formatMinuteOfDay, formatTeaser } from '../../i18n/format.ts'
import { type Locale, localeTags } from '../../i18n/locales.ts'
import { type PageName, pathOf } from '../../i18n/pages.ts'
import type { GroupTeaser } from '../prices/group-teasers.ts'
import type { PageHead } from './page-meta.ts'

/** Where the page stands, for absolute addresses in its language. */
type Site = Pick<PageHead, 'origin' | 'locale'>

const SCHEMA = 'https://schema.org'
const COUNTRY = 'EE'
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The company with all its places, for the pages that are about it. */
export function autoRental(
  { company, locations }: Catalogue,
  groups: readonly GroupTeaser[],
  siteName: string,
  { origin, locale }: Site,
  today: CalendarDay,
): object {
  const places = inOrder(locations.values())
  const home = places.find(({ address }) => address === company.address) ?? places[0]
  const common = { telephone: company.phone, image: `${origin}/og/default.png` }
  return {
    '@context': SCHEMA,
    '@type': 'AutoRental',
    '@id': companyId(origin),
    name: siteName,
    legalName: company.name,
    url: origin + pathOf('index', locale),
    logo: `${origin}/icon-512.png`,
    ...common,
    email: company.email,
    vatID: company.vatNumber,
    address: postalAddress(company.address),
    areaServed: {
      '@type': 'Country',
      name: new Intl.DisplayNames(localeTags[locale], { type: 'region' }).of(COUNTRY),
    },
    ...(groups.length > 0 ? { priceRange: priceRange(groups, locale) } : {}),
    ...(home ? openings(home, today) : {}),
    department: places.map((place) => ({
      '@type': 'AutoRental',
      name: `${siteName}, ${place.name[locale]}`,
      ...common,
      address: postalAddress(place.address),
      ...openings(place, today),
    })),
  }
}

/** What a day in each group costs at least, with VAT. */
export function groupOffers(groups: readonly GroupTeaser[], title: string, { origin, locale }: Site): object {
  return {
    '@context': SCHEMA,
    '@type': 'OfferCatalog',
    name: title,
    itemListElement: groups.map(({ name, image, from }) => ({
      '@type': 'Offer',
      url: origin + pathOf('pricelist', locale),
      offeredBy: { '@id': companyId(origin) },
      itemOffered: {
        '@type': 'Car',
        name,
        ...(image ? { image: origin + pictureAddress(image, 1280) } : {}),
      },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: eurosFromCents(from).toFixed(2),
        priceCurrency: 'EUR',
        unitCode: 'DAY',
        valueAddedTaxIncluded: true,
      },
    })),
  }
}

/** From the main page to this one. */
export function breadcrumbs({ page, origin, locale }: PageHead, home: string, here: string): object {
  const item = (position: number, name: string, at: PageName) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + pathOf(at, locale),
  })
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, home, 'index'), item(2, here, page)],
  }
}

function companyId(origin: string): string {
  return `${origin}/#company`
}

/** `Street 1, 10139 Town`; staff may have written it otherwise, then it stands as it is. */
function postalAddress(address: string): object {
  const parts = /^(.+), (\d{5}) (.+)$/.exec(address)
  const [, streetAddress = address, postalCode, addressLocality] = parts ?? []
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: COUNTRY }
}

/** How far ahead other hours than the week's are told. */
const SPECIAL_DAYS_AHEAD = 90

function openings({ hours }: Location, today: CalendarDay): object {
  const specials = daysFrom(today, SPECIAL_DAYS_AHEAD).filter((day) => !isUsualDay(hours, day))
  return {
    openingHoursSpecification: weeklyHours(hours).flatMap(({ days, spans }) =>
      spans.map((span) => ({
        ...opening(span),
        dayOfWeek: days.map((day) => `${SCHEMA}/${dayNames[day]}`),
      })),
    ),
    ...(specials.length > 0
      ? { specialOpeningHoursSpecification: specials.flatMap((day) => specialOpenings(hours, day)) }
      : {}),
  }
}

/** From midnight to midnight of the same day is closed in this vocabulary. */
const CLOSED = { start: 0, end: 0 }

function specialOpenings(hours: Location['hours'], day: CalendarDay): object[] {
  const spans = hoursOn(hours, day)
  const date = formatDay(day)
  return (spans.length > 0 ? spans : [CLOSED]).map((span) => ({
    ...opening(span),
    validFrom: date,
    validThrough: date,
  }))
}

/** A day that runs to midnight closes at 23:59 in this vocabulary. */
const opening = ({ start, end }: Pick<OpenSpan, 'start' | 'end'>) => ({
  '@type': 'OpeningHoursSpecification',
  opens: formatMinuteOfDay(start),
  closes: end === MINUTES_PER_DAY ? '23:59' : formatMinuteOfDay(end),
})

function priceRange(groups: readonly GroupTeaser[], locale: Locale): string {
  const prices = groups.map(({ from }) => from)
  return `${formatTeaser(cents(Math.min(...prices)), locale)}–${formatTeaser(cents(Math.max(...prices)), locale)}`
}
