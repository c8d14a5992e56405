import {
  type Cents,
  cents,
  minus,
  type PercentHundredths,
  percentHundredths,
  percentOf,
  plus,
  vatWithin,
} from '../money.ts'
import type { StaffRole } from '../people/rights.ts'
import { perDay, type Quote } from './quote.ts'
import { handLineKinds, type QuoteLine, sumOf } from './quote-line.ts'

/** What staff took off a price, or agreed on instead of it, and why. The reason is for the house alone. */
export type HandPrice = { reason: string } & (
  | { kind: 'percent'; percent: PercentHundredths }
  | { kind: 'amount'; amount: Cents }
  | { kind: 'price'; price: Cents }
)

export const LONGEST_HAND_REASON = 200

const isByHand = ({ kind }: QuoteLine): boolean => handLineKinds.some((one) => one === kind)

/** The price as its list says it. */
const listed = (quote: Quote): Quote => {
  const lines = quote.lines.filter((line) => !isByHand(line))
  return lines.length === quote.lines.length ? quote : repriced(quote, lines)
}

/** The same price with what was agreed by hand, as a line of its own; it never falls below nothing. */
export function withHandPrice(quote: Quote, hand: HandPrice | null): Quote {
  const before = listed(quote)
  if (!hand) return before
  const change = cents(priceAfter(before.total, hand) - before.total)
  if (change === 0) return before
  return repriced(before, [...before.lines, lineOf(hand, change)])
}

function priceAfter(total: Cents, hand: HandPrice): Cents {
  switch (hand.kind) {
    case 'percent':
      return minus(total, percentOf(total, hand.percent))
    case 'amount':
      return cents(Math.max(0, total - hand.amount))
    case 'price':
      return hand.price
  }
}

function lineOf(hand: HandPrice, amount: Cents): QuoteLine {
  const once = { quantity: 1, unitAmount: amount, amount }
  return hand.kind === 'price'
    ? { kind: 'agreed-price', ...once, details: {} }
    : {
        kind: 'hand-discount',
        ...once,
        details: { percent: hand.kind === 'percent' ? hand.percent : percentHundredths(0) },
      }
}

function repriced(quote: Quote, lines: readonly QuoteLine[]): Quote {
  const total = sumOf(lines)
  const vat = vatWithin(total, quote.vatRate)
  return {
    ...quote,
    lines,
    total,
    withoutCoupons: plus(quote.withoutCoupons, minus(total, quote.total)),
    vat,
    net: minus(total, vat),
    pricePerDay: perDay(total, quote.duration),
  }
}

/** A price that was agreed is agreed for one rental: of another one it says nothing. What was taken off stays. */
export const handPriceAfterChange = (hand: HandPrice | null): HandPrice | null =>
  hand?.kind === 'price' ? null : hand

/** An owner takes off what they like, everyone else up to the house's limit of the list price. */
export function mayTakeOff(
  role: StaffRole,
  quote: Quote,
  hand: HandPrice | null,
  limit: PercentHundredths,
): boolean {
  const { total } = listed(quote)
  return role === 'owner' || minus(total, withHandPrice(quote, hand).total) <= percentOf(total, limit)
}

/** How much of the list price others than owners may take off, until the house says otherwise: ten percent. */
export const STANDARD_DISCOUNT_LIMIT = percentHundredths(1000)
