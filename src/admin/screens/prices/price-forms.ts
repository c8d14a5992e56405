import type {
  EndRegulationFacts,
  RangeFacts,
  SeasonFacts,
  ServiceFacts,
} from '../../../contract/staff/price-answers.ts'
import type { PriceEditBody } from '../../../contract/staff/prices.ts'
import { type CalendarDay, formatDay, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { type Cents } from '../../../domain/money.ts'
import { nextYear } from '../../../domain/pricing/next-year.ts'
import type { Season, Weekly } from '../../../domain/pricing/seasons.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { readAmount, writeAmount } from './amount-text.ts'

/** Records of the price list as someone types them: amounts are text until they are read. */

export type SeasonForm = {
  id: number
  groupId: number
  start: string
  end: string
  day: readonly string[]
  hour: readonly string[]
  adjustments: readonly { daysRangeId: number; discount: string; regulation: string }[]
  /** The season this one repeats a year later. */
  copiedFrom?: number
}

export type RangeForm = { id: number; minDay: string; maxDay: string }
export type EndRegulationForm = {
  id: number
  start: string
  end: string
  amount: string
  isDiscount: boolean
}
export type ServiceForm = {
  id: number
  price: string
  hourPrice: string
  carPriceMarkupPercent: string
  discounts: readonly { daysRangeId: number; amount: string }[]
}

/** What was typed is sent as it was read: the schema says what is missing or not a number. */
const typed = readAmount as (text: string) => number

/** One order always, so that what was typed and typed back is the same again. */
export const byRange = (a: { daysRangeId: number }, b: { daysRangeId: number }): number =>
  a.daysRangeId - b.daysRangeId

export function seasonForm(facts: SeasonFacts, locale: Locale): SeasonForm {
  const text = (amount: number) => writeAmount(amount, locale)
  return {
    id: facts.id,
    groupId: facts.groupId,
    start: facts.start,
    end: facts.end,
    day: facts.day.map(text),
    hour: facts.hour.map(text),
    adjustments: facts.adjustments
      .map(({ daysRangeId, discount, regulation }) => ({
        daysRangeId,
        discount: text(discount),
        regulation: text(regulation),
      }))
      .toSorted(byRange),
  }
}

/** An empty discount is none; an empty price is a mistake. */
export function seasonEdit(form: SeasonForm, rangeIds: ReadonlySet<number>): PriceEditBody {
  return {
    kind: 'season',
    id: form.id,
    groupId: form.groupId,
    start: form.start,
    end: form.end,
    day: form.day.map(typed) as unknown as Extract<PriceEditBody, { kind: 'season' }>['day'],
    hour: form.hour.map(typed) as unknown as Extract<PriceEditBody, { kind: 'season' }>['hour'],
    adjustments: form.adjustments
      .filter(({ daysRangeId }) => rangeIds.has(daysRangeId))
      .map(({ daysRangeId, discount, regulation }) => ({
        daysRangeId,
        discount: readAmount(discount) ?? 0,
        regulation: readAmount(regulation) ?? 0,
      })),
  }
}

export const rangeForm = ({ id, minDay, maxDay }: RangeFacts): RangeForm => ({
  id,
  minDay: String(minDay),
  maxDay: maxDay === null ? '' : String(maxDay),
})

export const rangeEdit = ({ id, minDay, maxDay }: RangeForm): PriceEditBody => ({
  kind: 'range',
  id,
  minDay: typed(minDay),
  maxDay: readAmount(maxDay) ?? null,
})

export const endRegulationForm = (
  { amount, ...facts }: EndRegulationFacts,
  locale: Locale,
): EndRegulationForm => ({ ...facts, amount: writeAmount(amount, locale) })

export const endRegulationEdit = ({ amount, ...form }: EndRegulationForm): PriceEditBody => ({
  kind: 'end-regulation',
  ...form,
  amount: typed(amount),
})

export function serviceForm(facts: ServiceFacts, ranges: readonly RangeFacts[], locale: Locale): ServiceForm {
  const text = (amount: number) => writeAmount(amount, locale)
  return {
    id: facts.id,
    price: text(facts.price),
    hourPrice: facts.hourPrice === null ? '' : text(facts.hourPrice),
    carPriceMarkupPercent: text(facts.carPriceMarkupPercent),
    discounts: ranges
      .map(({ id }) => ({
        daysRangeId: id,
        amount: text(facts.discounts.find(({ daysRangeId }) => daysRangeId === id)?.amount ?? 0),
      }))
      .toSorted(byRange),
  }
}

export const serviceEdit = (form: ServiceForm, rangeIds: ReadonlySet<number>): PriceEditBody => ({
  kind: 'service',
  id: form.id,
  price: typed(form.price),
  hourPrice: readAmount(form.hourPrice) ?? null,
  carPriceMarkupPercent: readAmount(form.carPriceMarkupPercent) ?? 0,
  discounts: form.discounts
    .filter(({ daysRangeId }) => rangeIds.has(daysRangeId))
    .map(({ daysRangeId, amount }) => ({ daysRangeId, amount: readAmount(amount) ?? 0 })),
})

/** The same season a year later; undefined when its dates are not dates, or were 29 February alone. */
export function copyOfSeason(form: SeasonForm, id: number): SeasonForm | undefined {
  const dates = datesOf(form)
  const later = dates && nextYear(dates)
  return (
    later && { ...form, id, start: formatDay(later.start), end: formatDay(later.end), copiedFrom: form.id }
  )
}

function datesOf({ start, end }: SeasonForm): { start: CalendarDay; end: CalendarDay } | undefined {
  const [first, last] = [parseDay(start), parseDay(end)]
  return first !== undefined && last !== undefined && first <= last ? { start: first, end: last } : undefined
}

/** A record that is new wins over an older one of the same dates, as it will with its real number. */
const AFTER_ALL = 1_000_000_000
export const rankOf = (id: number): number => (id < 0 ? AFTER_ALL - id : id)
export const idOfRank = (rank: number): number => (rank > AFTER_ALL ? AFTER_ALL - rank : rank)

/** As the calendar reads it, amounts that cannot be read left out; undefined while its dates are none. */
export function seasonOf(form: SeasonForm): Season | undefined {
  const dates = datesOf(form)
  const amounts = (texts: readonly string[]) =>
    texts.map((text) => Math.round((readAmount(text) ?? Number.NaN) * 100)) as unknown as Weekly<Cents>
  return (
    dates && {
      id: rankOf(form.id),
      groupId: form.groupId,
      ...dates,
      day: amounts(form.day),
      hour: amounts(form.hour),
    }
  )
}
