import { addDays, type CalendarDay, type Weekday, weekdayOf } from '../calendar/wall-clock.ts'
import {
  type Cents,
  cents,
  minus,
  type PercentHundredths,
  percentHundredths,
  percentOf,
  sum,
  times,
} from '../money.ts'
import type { DayPriceDetails, QuoteLine } from './quote-line.ts'
import {
  type DaysRange,
  rangeFor,
  type Season,
  type SeasonStretch,
  stretchesOf,
  type Weekly,
} from './seasons.ts'

/** Discount or regulation of one season for one length of rental. */
export type SeasonAdjustment<Amount> = { groupPriceId: number; daysRangeId: number; amount: Amount }

/** Weekdays of a stretch that cost the same: one line of a quote. */
type DayClass = { unit: Cents; isIn: Weekly<boolean>; perWeek: number; details: DayPriceDetails }

type StretchPrices = {
  days: Weekly<Cents>
  week: Cents
  classes: readonly DayClass[]
  discount: PercentHundredths
}

type Stretch = SeasonStretch & { byRange: ReadonlyMap<number | undefined, StretchPrices> }

/**
 * A group's prices worked out once per season and length of rental, so that a quote counts weekdays instead of
 * walking through days: a year costs about what a week costs.
 */
export type PriceTable = { stretches: readonly Stretch[]; ranges: readonly DaysRange[] }

const WEEKDAYS: Weekly<Weekday> = [0, 1, 2, 3, 4, 5, 6]

const weekly = <T>(value: (weekday: Weekday) => T): Weekly<T> => [
  value(0),
  value(1),
  value(2),
  value(3),
  value(4),
  value(5),
  value(6),
]

export function compilePriceTable(
  seasons: readonly Season[],
  ranges: readonly DaysRange[],
  discounts: readonly SeasonAdjustment<PercentHundredths>[],
  regulations: readonly SeasonAdjustment<Cents>[],
): PriceTable {
  const stretches = stretchesOf(seasons).map((stretch) => ({
    ...stretch,
    byRange: new Map(
      [undefined, ...ranges.map(({ id }) => id)].map((rangeId) => [
        rangeId,
        stretchPrices(
          stretch.season,
          amountFor(discounts, stretch.season, rangeId) ?? percentHundredths(0),
          amountFor(regulations, stretch.season, rangeId) ?? cents(0),
        ),
      ]),
    ),
  }))
  return { stretches, ranges }
}

function amountFor<Amount>(
  adjustments: readonly SeasonAdjustment<Amount>[],
  season: Season,
  rangeId: number | undefined,
): Amount | undefined {
  return adjustments.find(
    ({ groupPriceId, daysRangeId }) => groupPriceId === season.id && daysRangeId === rangeId,
  )?.amount
}

function stretchPrices(season: Season, discount: PercentHundredths, regulation: Cents): StretchPrices {
  const days = weekly((weekday) => {
    const base = cents(Math.max(0, season.day[weekday] + regulation))
    return minus(base, percentOf(base, discount))
  })
  const classes = new Map<string, Weekday[]>()
  for (const weekday of WEEKDAYS) {
    const key = `${days[weekday]} ${season.day[weekday]}`
    classes.set(key, [...(classes.get(key) ?? []), weekday])
  }
  return {
    days,
    week: sum(days),
    discount,
    classes: [...classes.values()].map((weekdays) => {
      const first = weekdays[0] ?? 0
      return {
        unit: days[first],
        isIn: weekly((weekday) => weekdays.includes(weekday)),
        perWeek: weekdays.length,
        details: dayDetails(season, weekdays, season.day[first], regulation, discount),
      }
    }),
  }
}

function dayDetails(
  season: Season,
  weekdays: readonly Weekday[],
  listPrice: Cents,
  regulation: Cents,
  discount: PercentHundredths,
): DayPriceDetails {
  const { start: seasonStart, end: seasonEnd, name } = season
  return {
    weekdays,
    seasonStart,
    seasonEnd,
    ...(name ? { season: name } : {}),
    listPrice,
    regulation,
    discount,
  }
}

/** Index of the stretch that holds the day, or −1. */
function stretchAt(stretches: readonly Stretch[], day: CalendarDay): number {
  let low = 0
  let high = stretches.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const stretch = stretches[middle]
    if (!stretch || day < stretch.start) high = middle - 1
    else if (day > stretch.end) low = middle + 1
    else return middle
  }
  return -1
}

/** What part of a rental lies in one stretch. */
type Part = { prices: StretchPrices; first: Weekday; weeks: number; rest: number }

/** The rental's days by stretch, or undefined when a day has no price. */
function partsOf(table: PriceTable, start: CalendarDay, days: number): Part[] | undefined {
  const rangeId = rangeFor(table.ranges, days)?.id
  const parts: Part[] = []
  const end = start + days
  let day = start
  for (let index = stretchAt(table.stretches, start); day < end; index++) {
    const stretch = table.stretches[index]
    const prices = stretch?.byRange.get(rangeId)
    if (!stretch || !prices || stretch.start > day) return undefined
    const count = Math.min(stretch.end + 1, end) - day
    parts.push({ prices, first: weekdayOf(day), weeks: Math.floor(count / 7), rest: count % 7 })
    day = addDays(day, count)
  }
  return parts
}

/** The price of so many rental days from a date on, without its lines. */
export function daysPrice(table: PriceTable, start: CalendarDay, days: number): Cents | undefined {
  const parts = partsOf(table, start, days)
  if (!parts) return undefined
  let total = 0
  for (const { prices, first, weeks, rest } of parts) {
    total += weeks * prices.week
    for (let i = 0; i < rest; i++) total += prices.days[((first + i) % 7) as Weekday]
  }
  return cents(total)
}

const onSomeDays = new WeakMap<DayPriceDetails, Map<number, DayPriceDetails>>()

/** The details with those weekdays alone that lie among so many from the first; the same object for the same days. */
function onDays(details: DayPriceDetails, first: Weekday, count: number): DayPriceDetails {
  const weekdays = details.weekdays.filter((weekday) => (weekday - first + 7) % 7 < count)
  if (weekdays.length === details.weekdays.length) return details
  const known = onSomeDays.get(details) ?? new Map<number, DayPriceDetails>()
  onSomeDays.set(details, known)
  const key = first * 7 + count
  const some = known.get(key) ?? { ...details, weekdays }
  known.set(key, some)
  return some
}

/** One line for each stretch and each different price in it; undefined when a day has no price. */
export function dayLines(table: PriceTable, start: CalendarDay, days: number): QuoteLine[] | undefined {
  const parts = partsOf(table, start, days)
  if (!parts) return undefined
  const lines: QuoteLine[] = []
  for (const { prices, first, weeks, rest } of parts) {
    for (const { unit, isIn, perWeek, details } of prices.classes) {
      let quantity = weeks * perWeek
      for (let i = 0; i < rest; i++) if (isIn[((first + i) % 7) as Weekday]) quantity++
      if (quantity > 0) {
        lines.push({
          kind: 'car-days',
          quantity,
          unitAmount: unit,
          amount: times(unit, quantity),
          details: weeks > 0 ? details : onDays(details, first, rest),
        })
      }
    }
  }
  return lines
}

/** The leftover hours after so many whole days; undefined when their date has no price. */
export function hoursLine(
  table: PriceTable,
  start: CalendarDay,
  days: number,
  hours: number,
): QuoteLine | undefined {
  const date = addDays(start, days)
  const stretch = table.stretches[stretchAt(table.stretches, date)]
  const prices = stretch?.byRange.get(rangeFor(table.ranges, days)?.id)
  if (!stretch || !prices) return undefined
  const weekday = weekdayOf(date)
  const listPrice = stretch.season.hour[weekday]
  const list = times(listPrice, hours)
  const amount = minus(list, percentOf(list, prices.discount))
  const details = dayDetails(stretch.season, [weekday], listPrice, cents(0), prices.discount)
  const unitAmount = amount % hours === 0 ? cents(amount / hours) : null
  return { kind: 'car-hours', quantity: hours, unitAmount, amount, details }
}

/** The season that holds a day. */
export const seasonOn = (table: PriceTable, day: CalendarDay): Season | undefined =>
  table.stretches[stretchAt(table.stretches, day)]?.season

/** The list price of a day and an hour on a date, without any adjustment. */
export function plainPrices(table: PriceTable, date: CalendarDay): { day: Cents; hour: Cents } | undefined {
  const season = seasonOn(table, date)
  const weekday = weekdayOf(date)
  return season && { day: season.day[weekday], hour: season.hour[weekday] }
}
