import type { CouponAnswer } from '../../domain/coupons/coupon.ts'
import type { PriceLine, QuotedPrice } from '../visitor/answers.ts'
import type { CouponBody, TrialBody } from './prices.ts'

/** What the calls of the price list answer: euros and percents, dates as `YYYY-MM-DD`, names in the reader's language. */

export type SeasonFacts = {
  id: number
  groupId: number
  start: string
  end: string
  day: number[]
  hour: number[]
  adjustments: { daysRangeId: number; discount: number; regulation: number }[]
}

export type RangeFacts = { id: number; minDay: number; maxDay: number | null }

export type EndRegulationFacts = {
  id: number
  start: string
  end: string
  amount: number
  isDiscount: boolean
}

export type ServiceFacts = {
  id: number
  name: string
  isActive: boolean
  /** A booking has at most one cover. */
  isCover: boolean
  isDaily: boolean
  maxQuantity: number
  price: number
  hourPrice: number | null
  carPriceMarkupPercent: number
  discounts: { daysRangeId: number; amount: number }[]
}

export type Named = { id: number; name: string; isActive: boolean }

export type PriceListAnswer = {
  groups: Named[]
  seasons: SeasonFacts[]
  ranges: RangeFacts[]
  weekend: number
  tax: number
  endRegulations: EndRegulationFacts[]
  services: ServiceFacts[]
  locations: Named[]
  coupons: (CouponBody & { id: number })[]
  /** A rental to try prices on; null when no place is ever open. */
  trial: TrialBody | null
}

export type CalendarAnswer = {
  groupId: number
  year: number
  days: {
    date: string
    price: number | null
    hour: number | null
    seasonId: number | null
    /** Seasons that hold the date too and yield to the one that governs it. */
    yielding: number[]
  }[]
  holes: { start: string; end: string }[]
  overlaps: { start: string; end: string }[]
}

/** A line with its words in the reader's language. */
export type TriedLine = PriceLine & { text: string }

export type TriedAnswer =
  | ({ kind: 'quoted'; coupons: CouponAnswer[] } & Omit<QuotedPrice, 'lines'> & { lines: TriedLine[] })
  /** A day of the rental has no price: nobody can rent this group then. */
  | { kind: 'no_price' }

export type TrialAnswer = {
  before: TriedAnswer
  after: TriedAnswer
  /** Euros more or less with the draft; null where one of the two has no price. */
  difference: number | null
}
