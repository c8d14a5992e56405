import type {
  CalendarAnswer,
  Named,
  PriceListAnswer,
  SeasonFacts,
  ServiceFacts,
  TriedAnswer,
} from '../../../contract/staff/price-answers.ts'
import type { TrialBody } from '../../../contract/staff/prices.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { type CalendarDay, formatDay, formatLabel } from '../../../domain/calendar/wall-clock.ts'
import type { PriceCalendar } from '../../../domain/pricing/price-calendar.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { trialRental } from '../../../domain/pricing/trial-rental.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { PriceList } from '../../../use-cases/prices/read-price-list.ts'
import type { TriedQuote } from '../../../use-cases/prices/try-prices.ts'
import { presentLine, presentQuote } from '../visitor/present.ts'

/** Cents become euros and hundredths of a percent percents by the same division. */
/** Cents as euros, hundredths of a percent as percent, and a coupon's hundredths, which may be either. */
const whole = (hundredths: number) => hundredths / 100

export function presentPriceList(list: PriceList, locale: Locale, now: Date): PriceListAnswer {
  return {
    groups: list.groups.map((row) => named(row, locale)),
    seasons: list.seasons.map((row) => presentSeason(row, list)),
    ranges: list.ranges,
    weekend: whole(list.catalogue.weekendDiscount),
    tax: whole(list.catalogue.vatRate),
    endRegulations: list.endRegulations.map(({ id, startDate, endDate, amount, isDiscount }) => ({
      id,
      start: startDate,
      end: endDate,
      amount: whole(amount),
      isDiscount,
    })),
    services: list.services.map((row) => presentService(row, list, locale)),
    locations: list.locations.map((row) => named(row, locale)),
    coupons: list.coupons.map((row) => presentCoupon(row, list)),
    trial: presentTrial(list, now),
  }
}

type Row<Name extends 'seasons' | 'services' | 'coupons'> = PriceList[Name][number]
type NamedRow = { id: number; name: string; nameEn: string; nameRu: string; isActive: boolean }

function named(row: NamedRow, locale: Locale): Named {
  const names = { et: row.name, en: row.nameEn, ru: row.nameRu }
  return { id: row.id, name: names[locale], isActive: row.isActive }
}

function presentSeason(row: Row<'seasons'>, { ranges, discounts, regulations }: PriceList): SeasonFacts {
  const amountIn = (rows: PriceList['discounts' | 'regulations'], rangeId: number) =>
    whole(
      rows.find(({ groupPriceId, daysRangeId }) => groupPriceId === row.id && daysRangeId === rangeId)
        ?.amount ?? 0,
    )
  return {
    id: row.id,
    groupId: row.groupId,
    start: row.start,
    end: row.end,
    day: [row.monday, row.tuesday, row.wednesday, row.thursday, row.friday, row.saturday, row.sunday].map(
      whole,
    ),
    hour: [
      row.mondayHour,
      row.tuesdayHour,
      row.wednesdayHour,
      row.thursdayHour,
      row.fridayHour,
      row.saturdayHour,
      row.sundayHour,
    ].map(whole),
    adjustments: ranges.map(({ id: daysRangeId }) => ({
      daysRangeId,
      discount: amountIn(discounts, daysRangeId),
      regulation: amountIn(regulations, daysRangeId),
    })),
  }
}

function presentService(row: Row<'services'>, list: PriceList, locale: Locale): ServiceFacts {
  return {
    ...named(row, locale),
    isCover: row.deductible !== null,
    isDaily: row.type === 'DAY',
    maxQuantity: row.maxQuantity,
    price: whole(row.price),
    hourPrice: row.hourPrice === null ? null : whole(row.hourPrice),
    carPriceMarkupPercent: whole(row.carPriceMarkupPercent),
    discounts: list.serviceDiscounts
      .filter(({ serviceId }) => serviceId === row.id)
      .map(({ daysRangeId, amount }) => ({ daysRangeId, amount: whole(amount) })),
  }
}

function presentCoupon(row: Row<'coupons'>, list: PriceList): PriceListAnswer['coupons'][number] {
  const own = <Part extends { couponId: number }>(parts: readonly Part[]) =>
    parts.filter(({ couponId }) => couponId === row.id)
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    start: row.start,
    end: row.end,
    isNewClient: row.isNewClient,
    groups: own(list.groupCoupons).map(({ groupId, discount, isPercentage }) => ({
      groupId,
      discount: whole(discount),
      isPercentage,
    })),
    services: own(list.serviceCoupons).map(({ serviceId, discount, isPercentage }) => ({
      serviceId,
      discount: whole(discount),
      isPercentage,
    })),
    locations: own(list.locationCoupons).map((part) => ({
      locationId: part.locationId,
      rentDiscount: whole(part.rentDiscount),
      isRentPercentage: part.isRentPercentage,
      returnDiscount: whole(part.returnDiscount),
      isReturnPercentage: part.isReturnPercentage,
    })),
    rangeIds: own(list.couponRanges).map(({ daysRangeId }) => daysRangeId),
  }
}

/** With the first group that has prices: without one there is nothing to try. */
function presentTrial({ catalogue, groups }: PriceList, now: Date): TrialBody | null {
  const rental = trialRental(catalogue, labelOf(now))
  const group = groups.find(({ id, isActive }) => isActive && catalogue.priceTables.has(id)) ?? groups[0]
  if (!rental || !group) return null
  return {
    groupId: group.id,
    rentDate: formatLabel(rental.rentAt),
    returnDate: formatLabel(rental.returnAt),
    rentLocationId: rental.rentLocationId,
    returnLocationId: rental.returnLocationId,
    services: [],
    couponCodes: [],
    isNewClient: false,
  }
}

export function presentCalendar(calendar: PriceCalendar, groupId: number, year: number): CalendarAnswer {
  const euros = (amount: number | null) => (amount === null ? null : whole(amount))
  const span = ({ start, end }: { start: CalendarDay; end: CalendarDay }) => ({
    start: formatDay(start),
    end: formatDay(end),
  })
  return {
    groupId,
    year,
    days: calendar.days.map(({ day, price, hour, seasonId, yielding }) => ({
      date: formatDay(day),
      price: euros(price),
      hour: euros(hour),
      seasonId,
      yielding: [...yielding],
    })),
    holes: calendar.holes.map(span),
    overlaps: calendar.overlaps.map(span),
  }
}

/** A quote as a visitor gets it, with an answer for each code; a rental that cannot be is answered otherwise. */
export function presentTried(tried: TriedQuote, wordsOf: (line: QuoteLine) => string): TriedAnswer {
  if (tried.kind !== 'quoted') return { kind: 'no_price' }
  const { quote } = tried
  return {
    kind: 'quoted',
    ...presentQuote(quote),
    lines: quote.lines.map((line) => ({ ...presentLine(line), text: wordsOf(line) })),
    coupons: [...quote.coupons],
  }
}
