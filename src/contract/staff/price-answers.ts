import type { CouponAnswer } from '../../domain/coupons/coupon.ts'
import type { PriceLine, QuotedPrice } from '../visitor/answers.ts'
import type { PriceRecord, TrialBody } from './prices.ts'

/** What the calls of the price list answer: euros and percents, dates as `YYYY-MM-DD`, names in the reader's language. */

export type Named = { id: number; name: string; isActive: boolean }

type NamedService = Named & { isDaily: boolean }

export type PriceListAnswer = {
  /** What was changed last, by its place in the log. */
  lastChange: number
  /** What was saved last and can be taken back, unless something newer covers it. */
  lastSave: { id: number; at: string; by: string | null; count: number; isCovered: boolean } | null
  groups: Named[]
  locations: Named[]
  services: NamedService[]
  seasons: PriceRecord<'season'>[]
  ranges: PriceRecord<'range'>[]
  weekend: PriceRecord<'weekend'>
  tax: PriceRecord<'tax'>
  endRegulations: PriceRecord<'end-regulation'>[]
  servicePrices: PriceRecord<'service'>[]
  coupons: PriceRecord<'coupon'>[]
  /** How often coupons with a limit have been used. */
  couponUses: { couponId: number; uses: number }[]
  /** A rental to try prices on; null when no place is ever open. */
  trial: TrialBody | null
}

/** A line with its words in the reader's language. */
export type TriedLine = PriceLine & { text: string }

export type TriedAnswer =
  | ({ kind: 'quoted'; coupons: CouponAnswer[] } & Omit<QuotedPrice, 'lines'> & { lines: TriedLine[] })
  /** A day of the rental has no price: nobody can rent this group then. */
  | { kind: 'no_price' }
  /** The season of the pick-up asks for so many days. */
  | { kind: 'too_short'; days: number }

export type TrialAnswer = {
  before: TriedAnswer
  after: TriedAnswer
  /** Euros more or less with the draft; null where one of the two has no price. */
  difference: number | null
}
