import type { Cents, PercentHundredths } from '../money.ts'
import type { HandPrice } from '../pricing/hand-price.ts'
import type { LineKind, QuoteLine } from '../pricing/quote-line.ts'
import type { BookingStatus } from './life.ts'

/** Why a customer was given another car while the rental ran. */
export const exchangeReasons = ['breakdown', 'accident', 'wish'] as const
export type ExchangeReason = (typeof exchangeReasons)[number]

/** What becomes of the car that came back: it can be rented again, or it stands until some time. */
export const exchangedCarFates = ['fleet', 'service'] as const
export type ExchangedCarFate = (typeof exchangedCarFates)[number]

/** What the price does: it stays as agreed, or becomes that of the other car, by the rules of any change. */
export const exchangePrices = ['keep', 'list'] as const
export type ExchangePrice = (typeof exchangePrices)[number]

type Read = { outOdometer: number | null; oldOdometer: number }

/** How far a customer has driven the cars that were taken back before the last one; null when nobody read one of them. */
export function drivenBefore(exchanges: readonly Read[]): number | null {
  let driven = 0
  for (const { outOdometer, oldOdometer } of exchanges) {
    if (outOdometer === null) return null
    driven += oldOdometer - outOdometer
  }
  return driven
}

/** What a booking cost before: the columns of its row, its lines and its services. */
export type PriceBefore = {
  columns: {
    price: Cents
    vat: Cents
    vatRate: PercentHundredths
    deposit: Cents
    rentPrice: Cents
    returnPrice: Cents
    couponCodes: string[]
    handPrice: HandPrice | null
  }
  lines: {
    bookingId: number
    position: number
    kind: LineKind
    details: QuoteLine['details']
    quantity: number
    unitAmount: Cents | null
    amount: Cents
  }[]
  services: {
    bookingId: number
    serviceId: number
    quantity: number
    price: Cents
    deductible: Cents | null
  }[]
}

/** What an exchange has changed of its booking, so that it can be undone. */
export type BeforeExchange = {
  /** As the exchange left them: when they differ, something was agreed since. */
  status: BookingStatus
  priceAfter: Cents
  pricedGroupId: number | null
  /** Null where the price was kept. */
  price: PriceBefore | null
}
