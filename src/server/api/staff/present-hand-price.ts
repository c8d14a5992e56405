import type { HandPriceBody } from '../../../contract/staff/hand-price.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { HandPrice } from '../../../domain/pricing/hand-price.ts'

/** As it was typed: euros and percents. */
export function presentHandPrice(hand: HandPrice | null): HandPriceBody | null {
  if (!hand) return null
  const { kind, reason } = hand
  switch (kind) {
    case 'percent':
      return { kind, percent: hand.percent / 100, reason }
    case 'amount':
      return { kind, amount: eurosFromCents(hand.amount), reason }
    case 'price':
      return { kind, price: eurosFromCents(hand.price), reason }
  }
}
