import { standardChangeRules } from '../../src/domain/booking/change-online.ts'
import { standardCharges } from '../../src/domain/booking/extra-charges.ts'
import {
  NEVER_OPEN,
  type OpeningHours,
  type OpeningWindow,
} from '../../src/domain/calendar/opening-windows.ts'
import { dayFrom, labelFrom, type Weekday } from '../../src/domain/calendar/wall-clock.ts'
import type { Catalogue, Location, Service } from '../../src/domain/catalogue.ts'
import type { Coupon } from '../../src/domain/coupons/coupon.ts'
import { TripRules } from '../../src/domain/fleet/trip-rules.ts'
import { standardRules } from '../../src/domain/house-rules.ts'
import { type Cents, cents, percentHundredths } from '../../src/domain/money.ts'
import { STANDARD_DISCOUNT_LIMIT } from '../../src/domain/pricing/hand-price.ts'
import { compilePriceTable } from '../../src/domain/pricing/price-table.ts'
import { planRental, type Rental } from '../../src/domain/pricing/rental.ts'
import type { DaysRange, Season, Weekly } from '../../src/domain/pricing/seasons.ts'

/** The company of the pricing page's worked examples: one group, two seasons, one place that never closes. */

export const day = dayFrom
export const at = labelFrom

export const hours = (count: number): Weekly<Cents> => {
  const price = cents(count)
  return [price, price, price, price, price, price, price]
}

export const lowSeason: Season = {
  id: 1,
  groupId: 1,
  start: day('2026-09-01'),
  end: day('2027-04-30'),
  day: [cents(3000), cents(3000), cents(3000), cents(3000), cents(3400), cents(3600), cents(3200)],
  hour: hours(600),
}
export const highSeason: Season = {
  id: 2,
  groupId: 1,
  start: day('2027-05-01'),
  end: day('2027-08-31'),
  day: [cents(4500), cents(4500), cents(4500), cents(4500), cents(4900), cents(5200), cents(4700)],
  hour: hours(900),
}
export const ranges: readonly DaysRange[] = [
  { id: 1, minDay: 1, maxDay: 2 },
  { id: 2, minDay: 3, maxDay: 6 },
  { id: 3, minDay: 7, maxDay: 13 },
  { id: 4, minDay: 14, maxDay: 29 },
  { id: 5, minDay: 30, maxDay: null },
]

const discounts = [
  ...[0, 500, 1000, 1500, 2500].map((amount, index) => ({
    groupPriceId: 1,
    daysRangeId: index + 1,
    amount: percentHundredths(amount),
  })),
  ...[0, 400, 800, 1200, 2000].map((amount, index) => ({
    groupPriceId: 2,
    daysRangeId: index + 1,
    amount: percentHundredths(amount),
  })),
]
const regulations = [{ groupPriceId: 2, daysRangeId: 1, amount: cents(500) }]

/** Monday first. */
export const week = (
  mo: number,
  tu: number,
  we: number,
  th: number,
  fr: number,
  sa: number,
  su: number,
): Weekly<Cents> => [cents(mo), cents(tu), cents(we), cents(th), cents(fr), cents(sa), cents(su)]

const named = (et: string) => ({ et, en: et, ru: et })

export function makeWindow(window: Partial<OpeningWindow> & { weekday: Weekday }): OpeningWindow {
  return {
    id: window.weekday + 1,
    start: 0,
    end: 1440,
    rentPrice: cents(0),
    returnPrice: cents(0),
    ...window,
  }
}

export const everyDay = (window: Partial<OpeningWindow> = {}): OpeningWindow[] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => makeWindow({ weekday, ...window }))

/** The same every week, whatever day it is. */
export const weekly = (week: readonly OpeningWindow[]): OpeningHours => ({ ...NEVER_OPEN, week })

export function makeLocation({
  windows = everyDay(),
  ...location
}: Partial<Location> & { windows?: readonly OpeningWindow[] } = {}): Location {
  return {
    id: 1,
    name: named('Kontor'),
    address: 'Näidise 1',
    parking: named(''),
    orderNumber: 1,
    hours: weekly(windows),
    hasLockers: false,
    ...location,
  }
}

export function makeService(service: Partial<Service> = {}): Service {
  return {
    id: 1,
    name: named('Teenus'),
    description: named(''),
    type: 'DAY',
    deductible: null,
    price: cents(0),
    hourPrice: null,
    carPriceMarkupPercent: percentHundredths(0),
    isPreChosen: false,
    orderNumber: 1,
    maxQuantity: 9,
    youngDriverAge: null,
    isPerAdditionalDriver: false,
    discounts: new Map(),
    ...service,
  }
}

export function makeCoupon(coupon: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    name: 'Kupong',
    code: 'KUPONG',
    start: day('2026-01-01'),
    end: day('2027-12-31'),
    isNewClient: false,
    ranges: new Set(),
    groups: new Map(),
    services: new Map(),
    rentLocations: new Map(),
    returnLocations: new Map(),
    ...coupon,
  }
}

export function makeCatalogue(catalogue: Partial<Catalogue> = {}): Catalogue {
  return {
    version: 1,
    company: {
      name: 'Näidis OÜ',
      registryCode: '12345678',
      vatNumber: 'EE100931558',
      address: 'Näidise 1, Tallinn',
      phone: '+3726000000',
      email: 'info@example.ee',
      iban: 'EE471000001020145685',
      bankName: 'Näidispank',
      ...standardCharges,
      ...standardChangeRules,
      whatsapp: null,
      discountLimit: STANDARD_DISCOUNT_LIMIT,
      look: { colour: null, logo: null },
    },
    rules: standardRules,
    rulesId: null,
    keptRules: new Map(),
    terms: [],
    letterTexts: new Map(),
    groups: new Map([
      [
        1,
        {
          id: 1,
          name: named('Väike'),
          acriss: 'ECMR',
          isActive: true,
          deposit: cents(20_000),
          turnaroundMinutes: null,
        },
      ],
    ]),
    cars: new Map(),
    priceTables: new Map([[1, compilePriceTable([lowSeason, highSeason], ranges, discounts, regulations)]]),
    ranges,
    locations: new Map([[1, makeLocation()]]),
    trips: new TripRules([]),
    services: new Map(),
    coupons: new Map(),
    companies: new Map(),
    vatRate: percentHundredths(2400),
    weekendDiscount: percentHundredths(0),
    endPriceRegulations: [],
    ...catalogue,
  }
}

export const couponMap = (...coupons: Coupon[]): Map<string, Coupon> =>
  new Map(coupons.map((coupon) => [coupon.code, coupon]))

/** A rental of the example company, planned on 1 September 2026 unless said otherwise. */
export function makeRental(
  catalogue: Catalogue,
  rentAt: string,
  returnAt: string,
  { couponCodes = [], now = '2026-09-01T08:00' }: { couponCodes?: string[]; now?: string } = {},
): Rental {
  const planned = planRental(
    catalogue,
    { rentAt: at(rentAt), returnAt: at(returnAt), rentLocationId: 1, returnLocationId: 1, couponCodes },
    at(now),
  )
  if (!planned.ok) throw new Error(`not a rental: ${JSON.stringify(planned.faults)}`)
  return planned.rental
}
