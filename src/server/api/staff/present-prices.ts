import { pick } from '../../../contract/pick.ts'
import type { Named, PriceListAnswer, TriedAnswer } from '../../../contract/staff/price-answers.ts'
import type { PriceRecord, TrialBody } from '../../../contract/staff/prices.ts'
import { seasonFrom } from '../../../db/read-catalogue.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { weekly } from '../../../domain/pricing/seasons.ts'
import { trialRental } from '../../../domain/pricing/trial-rental.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { PriceList } from '../../../use-cases/prices/read-price-list.ts'
import type { TriedQuote } from '../../../use-cases/prices/try-prices.ts'
import { presentLine, presentQuote } from '../visitor/present.ts'

/** Cents as euros, hundredths of a percent as percent, and a coupon's hundredths, which may be either. */
const whole = (hundredths: number) => hundredths / 100

export function presentPriceList(list: PriceList, locale: Locale, now: Date): PriceListAnswer {
  return {
    groups: list.groups.map((row) => named(row, locale)),
    locations: list.locations.map((row) => named(row, locale)),
    services: list.services.map((row) => ({ ...named(row, locale), isDaily: row.type === 'DAY' })),
    seasons: list.seasons.map((row) => presentSeason(row, list)),
    ranges: list.ranges.map((row) => ({ kind: 'range', ...row })),
    weekend: { kind: 'weekend', discount: whole(list.catalogue.weekendDiscount) },
    tax: { kind: 'tax', amount: whole(list.catalogue.vatRate) },
    endRegulations: list.endRegulations.map((row) => ({
      kind: 'end-regulation',
      ...pick(row, 'id', 'isDiscount'),
      start: row.startDate,
      end: row.endDate,
      amount: whole(row.amount),
    })),
    servicePrices: list.services.map((row) => presentService(row, list)),
    coupons: list.coupons.map((row) => presentCoupon(row, list)),
    couponUses: list.couponUses,
    lastChange: list.lastChange,
    lastSave: list.lastSave ? { ...list.lastSave, at: formatLabel(labelOf(list.lastSave.at)) } : null,
    trial: presentTrial(list, now),
  }
}

type Row<Name extends 'seasons' | 'services' | 'coupons'> = PriceList[Name][number]
type NamedRow = { id: number; name: string; nameEn: string; nameRu: string; isActive: boolean }

function named(row: NamedRow, locale: Locale): Named {
  return { id: row.id, name: nameIn(row, locale), isActive: row.isActive }
}

function presentSeason(
  row: Row<'seasons'>,
  { ranges, discounts, regulations }: PriceList,
): PriceRecord<'season'> {
  const { day, hour } = seasonFrom(row)
  const amountIn = (rows: PriceList['discounts' | 'regulations'], rangeId: number) =>
    whole(
      rows.find(({ groupPriceId, daysRangeId }) => groupPriceId === row.id && daysRangeId === rangeId)
        ?.amount ?? 0,
    )
  return {
    kind: 'season',
    ...pick(row, 'id', 'groupId', 'start', 'end'),
    name: { et: row.name, en: row.nameEn, ru: row.nameRu },
    minDays: row.minDays,
    day: weekly((weekday) => whole(day[weekday])),
    hour: weekly((weekday) => whole(hour[weekday])),
    adjustments: ranges.map(({ id: daysRangeId }) => ({
      daysRangeId,
      discount: amountIn(discounts, daysRangeId),
      regulation: amountIn(regulations, daysRangeId),
    })),
  }
}

function presentService(row: Row<'services'>, list: PriceList): PriceRecord<'service'> {
  return {
    kind: 'service',
    id: row.id,
    price: whole(row.price),
    hourPrice: row.hourPrice === null ? null : whole(row.hourPrice),
    carPriceMarkupPercent: whole(row.carPriceMarkupPercent),
    discounts: list.serviceDiscounts
      .filter(({ serviceId }) => serviceId === row.id)
      .map(({ daysRangeId, amount }) => ({ daysRangeId, amount: whole(amount) })),
  }
}

function presentCoupon(row: Row<'coupons'>, list: PriceList): PriceRecord<'coupon'> {
  const own = <Part extends { couponId: number }>(parts: readonly Part[]) =>
    parts.filter(({ couponId }) => couponId === row.id)
  return {
    kind: 'coupon',
    ...pick(row, 'id', 'name', 'code', 'start', 'end', 'isNewClient', 'maxUses', 'maxUsesPerPerson'),
    groups: own(list.groupCoupons).map((part) => ({
      ...pick(part, 'groupId', 'isPercentage'),
      discount: whole(part.discount),
    })),
    services: own(list.serviceCoupons).map((part) => ({
      ...pick(part, 'serviceId', 'isPercentage'),
      discount: whole(part.discount),
    })),
    locations: own(list.locationCoupons).map((part) => ({
      ...pick(part, 'locationId', 'isRentPercentage', 'isReturnPercentage'),
      rentDiscount: whole(part.rentDiscount),
      returnDiscount: whole(part.returnDiscount),
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

/** A quote as a visitor gets it, with an answer for each code; a rental that cannot be is answered otherwise. */
export function presentTried(tried: TriedQuote, wordsOf: (line: QuoteLine) => string): TriedAnswer {
  if (tried.kind === 'too_short') return tried
  if (tried.kind !== 'quoted') return { kind: 'no_price' }
  const { quote } = tried
  return {
    kind: 'quoted',
    ...presentQuote(quote),
    lines: quote.lines.map((line) => ({ ...presentLine(line), text: wordsOf(line) })),
    coupons: [...quote.coupons],
  }
}
