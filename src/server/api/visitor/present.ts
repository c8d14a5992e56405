import type {
  Alternatives,
  CarSearchAnswer,
  OfferedCar,
  PriceLine,
  QuotedPrice,
} from '../../../contract/visitor/answers.ts'
import { formatDay, formatLabel } from '../../../domain/calendar/wall-clock.ts'
import type { Car, Catalogue } from '../../../domain/catalogue.ts'
import { type Cents, eurosFromCents } from '../../../domain/money.ts'
import type { Quote } from '../../../domain/pricing/quote.ts'
import {
  type DayPriceDetails,
  type LineKind,
  lineForms,
  lineKinds,
  type QuoteLine,
} from '../../../domain/pricing/quote-line.ts'
import type { Rental } from '../../../domain/pricing/rental.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FreeDates } from '../../../use-cases/search/free-dates.ts'
import type { FoundCars, Offer } from '../../../use-cases/search/search-cars.ts'

/** How the inside looks from outside: euros instead of cents, dates instead of day numbers, one language. */

/** Made by `join`, whose strings are flat: one string that was put together with `+` halves JSON.stringify's speed. */
const lineLabels = Object.fromEntries(lineKinds.map((kind) => [kind, ['price', kind].join('.')])) as Record<
  LineKind,
  string
>

export function presentLine(line: QuoteLine): PriceLine {
  // The compiler does not see that the details go with the kind; every answer in the tests is held against the schema.
  return {
    kind: line.kind,
    label: lineLabels[line.kind],
    quantity: line.quantity,
    unit: lineForms[line.kind].unit,
    unitPrice: line.unitAmount === null ? null : eurosFromCents(line.unitAmount),
    amount: eurosFromCents(line.amount),
    details: presentDetails(line),
  } as PriceLine
}

function presentDetails(line: QuoteLine): PriceLine['details'] {
  switch (line.kind) {
    case 'car-days':
    case 'car-hours':
      return presentDayPrice(line.details)
    case 'hand-discount':
      return { percent: percent(line.details.percent) }
    case 'weekend':
      return { discount: percent(line.details.discount) }
    case 'service':
      return {
        serviceId: line.details.serviceId,
        discount: percent(line.details.discount),
        markup: percent(line.details.markup),
      }
    case 'company-discount':
      return { company: line.details.company, percent: percent(line.details.percent) }
    case 'end-regulation':
      return { percent: percent(line.details.percent), isDiscount: line.details.isDiscount }
    default:
      return line.details
  }
}

type PresentedDayPrice = Extract<PriceLine, { kind: 'car-days' }>['details']

const presentedDayPrices = new WeakMap<DayPriceDetails, PresentedDayPrice>()

/** The details of a day's price belong to the catalogue's price table: the same ones stand in many quotes. */
function presentDayPrice(details: DayPriceDetails): PresentedDayPrice {
  const known = presentedDayPrices.get(details)
  if (known) return known
  const presented = {
    weekdays: [...details.weekdays],
    ...(details.season ? { season: details.season } : {}),
    seasonStart: formatDay(details.seasonStart),
    seasonEnd: formatDay(details.seasonEnd),
    listPrice: eurosFromCents(details.listPrice),
    regulation: eurosFromCents(details.regulation),
    discount: percent(details.discount),
  }
  presentedDayPrices.set(details, presented)
  return presented
}

const percent = (hundredths: number) => hundredths / 100

const presentedQuotes = new WeakMap<Quote, QuotedPrice>()

/** The cars of a group cost the same: their price is presented once, and travels once in a page. */
function sharedQuote(quote: Quote): QuotedPrice {
  const presented = presentedQuotes.get(quote) ?? presentQuote(quote)
  presentedQuotes.set(quote, presented)
  return presented
}

export function presentQuote(quote: Quote): QuotedPrice {
  return {
    price: eurosFromCents(quote.total),
    priceWithoutCoupons: quote.withoutCoupons > quote.total ? eurosFromCents(quote.withoutCoupons) : null,
    pricePerDay: eurosFromCents(quote.pricePerDay),
    deposit: eurosFromCents(quote.deposit),
    vat: eurosFromCents(quote.vat),
    vatRate: percent(quote.vatRate),
    duration: quote.duration,
    billed: quote.billed,
    lines: quote.lines.map(presentLine),
  }
}

/** What stands in an offer besides its price. */
export function presentCar(car: Car, catalogue: Catalogue, locale: Locale) {
  return {
    id: car.id,
    name: car.name,
    description: car.description[locale],
    gearbox: car.gearbox,
    seats: car.seats,
    doors: car.doors,
    fuelType: car.fuelType,
    fuelConsumption: car.fuelConsumption,
    rangeKm: car.rangeKm,
    bootLitres: car.bootLitres,
    suitcases: car.suitcases,
    hasAirConditioning: car.hasAirConditioning,
    mileage: car.mileage,
    imageNames: [...car.imageNames],
    group: { id: car.groupId, name: catalogue.groups.get(car.groupId)?.name[locale] ?? '' },
  }
}

export function presentOffer({ car, quote }: Offer, catalogue: Catalogue, locale: Locale): OfferedCar {
  return { ...presentCar(car, catalogue, locale), ...sharedQuote(quote) }
}

export function presentPlaces(rental: Rental, locale: Locale) {
  const place = (location: Rental['rentLocation'], price: Cents) => ({
    id: location.id,
    name: location.name[locale],
    address: location.address,
    price: eurosFromCents(price),
  })
  return {
    rentData: place(rental.rentLocation, rental.rentWindow.rentPrice),
    returnData: place(rental.returnLocation, rental.returnWindow.returnPrice),
  }
}

export function presentDates({ rentAt, returnAt, cars, fromPrice }: FreeDates) {
  return {
    rentDate: formatLabel(rentAt),
    returnDate: formatLabel(returnAt),
    cars,
    fromPrice: eurosFromCents(fromPrice),
  }
}

/** What is possible instead of something that is not. */
export function presentInstead(
  { offers, dates }: { offers: readonly Offer[]; dates: readonly FreeDates[] },
  catalogue: Catalogue,
  locale: Locale,
): Alternatives {
  return {
    cars: offers.map((offer) => presentOffer(offer, catalogue, locale)),
    dates: dates.map(presentDates),
  }
}

export function presentFoundCars(found: FoundCars, locale: Locale): CarSearchAnswer {
  const { offers, catalogue, coupons, rental, alternatives } = found
  return {
    sortedCars: offers.map((offer) => presentOffer(offer, catalogue, locale)),
    coupons,
    locations: presentPlaces(rental, locale),
    ...(alternatives ? { alternatives: presentInstead(alternatives, catalogue, locale) } : {}),
  }
}
