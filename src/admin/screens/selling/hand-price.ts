import type { HandPriceBody } from '../../../contract/staff/hand-price.ts'

export const handPriceKinds = ['none', 'percent', 'amount', 'price'] as const

/** What is typed about a price agreed by hand: one of the kinds, one number, and why. */
export type TypedHandPrice = {
  kind: (typeof handPriceKinds)[number]
  value: number | null
  reason: string
}

export const noHandPrice: TypedHandPrice = { kind: 'none', value: null, reason: '' }

/** What is sent: null for the list price, undefined while something is still to be said. */
export function handPriceBodyOf({ kind, value, reason }: TypedHandPrice): HandPriceBody | null | undefined {
  if (kind === 'none') return null
  const isNamed = value !== null && !Number.isNaN(value) && (value > 0 || kind === 'price') && value >= 0
  if (!isNamed || reason.trim() === '') return undefined
  switch (kind) {
    case 'percent':
      return { kind, percent: value, reason }
    case 'amount':
      return { kind, amount: value, reason }
    case 'price':
      return { kind, price: value, reason }
  }
}

export function typedHandPrice(known: HandPriceBody | null): TypedHandPrice {
  if (!known) return noHandPrice
  const { kind, reason } = known
  const value =
    known.kind === 'percent' ? known.percent : known.kind === 'amount' ? known.amount : known.price
  return { kind, value, reason }
}
