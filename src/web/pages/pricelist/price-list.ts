import { isCover, isIncluded } from '../../../domain/booking/choose-services.ts'
import { weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import { addDays, dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder, type Service } from '../../../domain/catalogue.ts'
import { cents, percentHundredths } from '../../../domain/money.ts'
import { priceOverview } from '../../../domain/pricing/price-overview.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { COMING_DAYS, groupTeasers } from '../../prices/group-teasers.ts'
import { searchLinks } from '../../prices/search-link.ts'

export type PriceList = ReturnType<typeof priceList>
export type ListedGroup = PriceList['groups'][number]
export type ListedService = ReturnType<typeof listed>

/** Prices are shown for as long ahead as most people plan. */
const LAST_DAY = 364

export function priceList(catalogue: Catalogue, now: WallMinute, locale: Locale) {
  const today = dayOf(now)
  const searchOf = searchLinks(catalogue, now, locale)
  const groups = groupTeasers(catalogue, today, locale).map((teaser) => ({
    ...teaser,
    deposit: catalogue.groups.get(teaser.id)?.deposit ?? cents(0),
    /** The way to the free ones. */
    search: searchOf(teaser.id),
  }))
  const time = { start: today, end: addDays(today, LAST_DAY) }
  const ids = groups.map(({ id }) => id)
  const { ranges, seasons } = priceOverview(ids, catalogue.priceTables, catalogue.ranges, time)
  const services = inOrder(catalogue.services.values())
  return {
    groups,
    comingDays: COMING_DAYS,
    ranges,
    seasons,
    covers: services.filter(isCover).map((service) => listed(service, locale)),
    extras: services.filter((service) => !isCover(service)).map((service) => listed(service, locale)),
    places: inOrder(catalogue.locations.values()).map(({ id, name, hours }) => ({
      id,
      name: name[locale],
      hours: weeklyHours(hours),
    })),
    specialTimes: catalogue.endPriceRegulations
      .filter(({ start, end }) => start <= time.end && end >= today)
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end, amount, isDiscount }) => ({ start, end, percent: amount, isDiscount })),
    weekendDiscount: catalogue.weekendDiscount,
    vatRate: catalogue.vatRate,
  }
}

function listed(service: Service, locale: Locale) {
  return {
    id: service.id,
    name: service.name[locale],
    description: service.description[locale],
    price: service.price,
    type: service.type,
    /** Percent of the car rent. */
    markup: service.carPriceMarkupPercent,
    /** The most that a long rental takes off. */
    discount: percentHundredths(Math.max(0, ...service.discounts.values())),
    excess: service.deductible,
    isIncluded: isIncluded(service),
  }
}
