import * as fc from 'fast-check'
import { type OpeningWindow, windowEnd } from '../../src/domain/calendar/opening-windows.ts'
import { addDays, addMinutes, atTime, calendarDay } from '../../src/domain/calendar/wall-clock.ts'
import type { Catalogue, Service } from '../../src/domain/catalogue.ts'
import type { Coupon, CouponDiscount } from '../../src/domain/coupons/coupon.ts'
import { type Cents, cents, percentHundredths } from '../../src/domain/money.ts'
import { compilePriceTable, type SeasonAdjustment } from '../../src/domain/pricing/price-table.ts'
import { type Quote, quote } from '../../src/domain/pricing/quote.ts'
import { planRental } from '../../src/domain/pricing/rental.ts'
import type { DaysRange, Season } from '../../src/domain/pricing/seasons.ts'
import {
  at,
  couponMap,
  day,
  makeCatalogue,
  makeCoupon,
  makeLocation,
  makeService,
} from './example-catalogue.ts'
import type {
  CouponPart,
  CouponRow,
  CouponTarget,
  PriceRequest,
  PriceRows,
  ServiceRow,
  WindowRow,
} from './pricing-oracle.ts'

/** Random price lists as the database may hold them: overlaps and holes everywhere, both clock changes in sight. */

const FIRST_DAY = day('2026-09-01')
const LAST_DAY = day('2027-10-31')
const LOCATIONS = [1, 2]

const prices = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(0, 1, 3000, 4999)).map(cents)
const hourPrice = fc.integer({ min: 0, max: 3000 }).map(cents)
const percent = fc
  .oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 500, 1250, 3333, 10_000))
  .map(percentHundredths)
const dayIn = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(calendarDay)
/** Different ids in another order than the rows', as the order of rows must not matter. */
const mixedId = (index: number) => ((index * 7) % 11) + 1

const weekly = (price: fc.Arbitrary<Cents>) => fc.tuple(price, price, price, price, price, price, price)
const dayPrices = weekly(prices)
const hourPrices = weekly(hourPrice)
/** Few starts and lengths, so that seasons often begin or end on the same day. */
const seasonDates = fc.record({
  start: fc.oneof(dayIn, fc.constantFrom(day('2026-11-16'), day('2027-03-27'), day('2027-05-01'))),
  length: fc.oneof(fc.nat({ max: 200 }), fc.constantFrom(0, 6, 30)),
})
/** Mostly a season for all the time, else none at all or two with a hole of some days between them. */
const longSeasons = fc.oneof(
  { weight: 4, arbitrary: fc.constant([{ start: addDays(FIRST_DAY, -1), length: 800 }]) },
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 3 })).map(([length, hole]) => [
      { start: addDays(FIRST_DAY, -1), length },
      { start: addDays(FIRST_DAY, length + hole), length: 800 },
    ]),
  },
)

export const arbitrarySeasons: fc.Arbitrary<Season[]> = fc
  .tuple(
    fc.array(seasonDates, { maxLength: 3 }),
    longSeasons,
    fc.tuple(dayPrices, dayPrices, dayPrices, dayPrices, dayPrices),
    fc.tuple(hourPrices, hourPrices, hourPrices, hourPrices, hourPrices),
  )
  .map(([some, long, days, hours]) =>
    [...some, ...long].map(({ start, length }, index) => ({
      id: mixedId(index),
      groupId: 1,
      start,
      end: addDays(start, length),
      day: days[index] ?? days[0],
      hour: hours[index] ?? hours[0],
    })),
  )

export const arbitraryRanges: fc.Arbitrary<DaysRange[]> = fc
  .uniqueArray(
    fc.record({
      minDay: fc.integer({ min: 1, max: 16 }),
      length: fc.option(fc.nat({ max: 14 }), { freq: 3 }),
    }),
    { selector: ({ minDay }) => minDay, maxLength: 5 },
  )
  .map((rows) =>
    rows.map(({ minDay, length }, index) => ({
      id: mixedId(index),
      minDay,
      maxDay: length === null ? null : minDay + length,
    })),
  )

/** Amounts for some of the pairs of a season and a range. */
const adjustments = <Amount>(amount: fc.Arbitrary<Amount>): fc.Arbitrary<SeasonAdjustment<Amount>[]> =>
  fc.uniqueArray(
    fc.record({
      groupPriceId: fc.integer({ min: 0, max: 4 }).map(mixedId),
      daysRangeId: fc.integer({ min: 0, max: 4 }).map(mixedId),
      amount,
    }),
    { selector: ({ groupPriceId, daysRangeId }) => `${groupPriceId} ${daysRangeId}`, maxLength: 16 },
  )

const halfHour = fc.integer({ min: 0, max: 47 }).map((slot) => slot * 30)
const fees = { rentPrice: prices, returnPrice: prices }
const weekday = fc.constantFrom(0, 1, 2, 3, 4, 5, 6)

const openings = fc.array(
  fc
    .record({ weekday, start: halfHour, end: halfHour, ...fees })
    .filter(({ start, end }) => start !== end || end === 0),
  { maxLength: 10 },
)
const alwaysOpen = fc.record(fees).map(({ rentPrice, returnPrice }) =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
    weekday,
    start: 0,
    end: 0,
    rentPrice,
    returnPrice,
  })),
)

/** Ids in another order than the rows', different within a place. */
function windowRow(row: Omit<WindowRow, 'id' | 'locationId'>, locationId: number, number: number): WindowRow {
  return { ...row, locationId, id: (number * 37) % 101 }
}

export const arbitraryWindows: fc.Arbitrary<WindowRow[]> = fc
  .tuple(...LOCATIONS.map(() => fc.tuple(openings, fc.option(alwaysOpen, { freq: 4 }))))
  .map((places) =>
    places.flatMap(([some, always], index) =>
      [...some, ...(always ?? [])].map((row, number) => windowRow(row, index + 1, number)),
    ),
  )

const serviceRows: fc.Arbitrary<ServiceRow[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('DAY', 'ONCE'),
      price: prices,
      hourPrice: fc.option(hourPrice),
      markup: fc.oneof(fc.constant(percentHundredths(0)), percent),
      discounts: fc.uniqueArray(
        fc.record({ daysRangeId: fc.integer({ min: 0, max: 4 }).map(mixedId), amount: percent }),
        { selector: ({ daysRangeId }) => daysRangeId, maxLength: 4 },
      ),
    }),
    { maxLength: 3 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 })))

const couponParts: fc.Arbitrary<CouponPart[]> = fc.uniqueArray(
  fc.record({
    target: fc.constantFrom<CouponTarget>('group', 'group', 'service', 'rent', 'return'),
    targetId: fc.constantFrom(1, 1, 1, 2, 3),
    amount: percent,
    isPercentage: fc.boolean(),
  }),
  { selector: ({ target, targetId }) => `${target} ${targetId}`, minLength: 1, maxLength: 6 },
)
const couponRows: fc.Arbitrary<CouponRow[]> = fc
  .array(
    fc.record({
      start: fc.constantFrom(-40, -30, -20, -19).map((days) => addDays(FIRST_DAY, days)),
      length: fc.constantFrom(0, 19, 20, 40, 60, 80),
      isNewClient: fc.constantFrom(true, false, false),
      rangeIds: fc.oneof(
        { weight: 3, arbitrary: fc.constant<number[]>([]) },
        {
          weight: 1,
          arbitrary: fc.uniqueArray(fc.integer({ min: 0, max: 4 }).map(mixedId), { maxLength: 4 }),
        },
      ),
      parts: couponParts,
    }),
    { minLength: 1, maxLength: 5, size: 'max' },
  )
  .map((rows) =>
    rows.map(({ length, ...row }, index) => ({
      ...row,
      id: mixedId(index),
      code: `KOOD${index + 1}`,
      end: addDays(row.start, length),
    })),
  )

export const arbitraryRows: fc.Arbitrary<PriceRows> = fc.record({
  seasons: arbitrarySeasons,
  ranges: arbitraryRanges,
  discounts: adjustments(percent),
  regulations: adjustments(fc.integer({ min: -6000, max: 6000 }).map(cents)),
  windows: arbitraryWindows,
  services: serviceRows,
  coupons: couponRows,
  endRegulations: fc.array(
    fc
      .record({ start: dayIn, length: fc.nat({ max: 400 }), amount: percent, isDiscount: fc.boolean() })
      .map(({ start, length, amount, isDiscount }) => ({
        start,
        end: addDays(start, length),
        amount,
        isDiscount,
      })),
    { maxLength: 4 },
  ),
  weekendDiscount: percent,
  vatRate: fc.oneof(percent, fc.constantFrom(0, 2200, 2400).map(percentHundredths)),
})

const minuteOfDay = fc.oneof(
  { weight: 4, arbitrary: halfHour },
  { weight: 1, arbitrary: fc.nat({ max: 1439 }) },
)
const pickUpDay = fc.oneof(
  { weight: 4, arbitrary: dayIn },
  { weight: 1, arbitrary: fc.constantFrom('2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28').map(day) },
)
export const arbitraryPickUp = fc.tuple(pickUpDay, minuteOfDay).map(([date, minute]) => atTime(date, minute))

const minutes = fc
  .tuple(
    fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 40 })),
    fc.oneof(halfHour, fc.constantFrom(0, 1, 29, 30, 31, 60, 61, 90, 91, 1439), fc.nat({ max: 1439 })),
  )
  .map(([days, left]) => days * 1440 + left)

const codes = fc.array(
  fc.constantFrom('KOOD1', ' kood1 ', 'kood2', 'KOOD2', 'Kood3\t', 'KOOD4', 'kooD5', 'POLE', ' '),
  { maxLength: 7, size: 'max' },
)

/** Booked some weeks before the first season; now and then a moment too late, or with a return before the pick-up. */
const times = fc
  .record({
    rentAt: arbitraryPickUp,
    minutes: fc.oneof({ weight: 20, arbitrary: minutes }, { weight: 1, arbitrary: fc.constantFrom(-60, 0) }),
    isLate: fc.oneof(
      { weight: 20, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  })
  .map(({ rentAt, minutes, isLate }) => ({
    rentAt,
    returnAt: addMinutes(rentAt, minutes),
    now: isLate ? addMinutes(rentAt, 1) : at('2026-08-12T08:00'),
  }))

const wishes = fc.record({
  rentLocationId: fc.constantFrom(...LOCATIONS),
  returnLocationId: fc.constantFrom(...LOCATIONS),
  codes,
  chosen: fc.uniqueArray(
    fc.record({ serviceId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ serviceId }) => serviceId },
  ),
  isNewClient: fc.constantFrom(true, false, undefined),
})

/** A company and someone who asks it for a price, for services it has. */
export const arbitraryCase: fc.Arbitrary<{ rows: PriceRows; request: PriceRequest }> = fc
  .tuple(arbitraryRows, times, wishes)
  .map(([rows, when, what]) => {
    const chosen = what.chosen.filter(({ serviceId }) => serviceId <= rows.services.length)
    return { rows, request: { ...when, ...what, chosen } }
  })

const serviceOf = ({ markup, discounts, ...row }: ServiceRow): Service =>
  makeService({
    ...row,
    carPriceMarkupPercent: markup,
    discounts: new Map(discounts.map(({ daysRangeId, amount }) => [daysRangeId, amount])),
  })

function couponOf({ rangeIds, parts, ...row }: CouponRow): Coupon {
  const partsFor = (target: CouponTarget): Map<number, CouponDiscount> =>
    new Map(
      parts
        .filter((part) => part.target === target)
        .map(({ targetId, amount, isPercentage }) => [targetId, { amount, isPercentage }]),
    )
  return makeCoupon({
    ...row,
    ranges: new Set(rangeIds),
    groups: partsFor('group'),
    services: partsFor('service'),
    rentLocations: partsFor('rent'),
    returnLocations: partsFor('return'),
  })
}

export function windowOf({ locationId: _location, ...row }: WindowRow): OpeningWindow {
  return { ...row, end: windowEnd(row.start, row.end) }
}

/** The rows as the domain reads them. */
function catalogueOf(rows: PriceRows): Catalogue {
  const table = compilePriceTable(rows.seasons, rows.ranges, rows.discounts, rows.regulations)
  const windowsOf = (id: number) => rows.windows.filter(({ locationId }) => locationId === id).map(windowOf)
  return makeCatalogue({
    priceTables: new Map([[1, table]]),
    ranges: rows.ranges,
    locations: new Map(LOCATIONS.map((id) => [id, makeLocation({ id, windows: windowsOf(id) })])),
    services: new Map(rows.services.map((row) => [row.id, serviceOf(row)])),
    coupons: couponMap(...rows.coupons.map(couponOf)),
    vatRate: rows.vatRate,
    weekendDiscount: rows.weekendDiscount,
    endPriceRegulations: rows.endRegulations,
  })
}

/** The same question put to the domain, refusals named as the oracle names them. */
export function quotedPrice(rows: PriceRows, request: PriceRequest): Quote | 'closed' | 'no price' {
  const catalogue = catalogueOf(rows)
  const { now, codes, chosen, isNewClient, ...times } = request
  const planned = planRental(catalogue, { ...times, couponCodes: codes }, now)
  if (!planned.ok) return 'closed'
  const services = chosen.flatMap(({ serviceId, quantity }) => {
    const service = catalogue.services.get(serviceId)
    return service ? [{ service, quantity }] : []
  })
  return quote(catalogue, 1, planned.rental, { services, isNewClient }) ?? 'no price'
}
