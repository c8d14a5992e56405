import type { HouseRules } from '../house-rules.ts'
import { type Cents, cents } from '../money.ts'
import type { QuoteLine } from '../pricing/quote-line.ts'

type Priced = Pick<HouseRules, 'freeCancelHours'> & {
  price: Cents
  rentDate: Date
  /** As they stand in the contract. */
  lines: readonly Pick<QuoteLine, 'kind' | 'quantity' | 'unitAmount' | 'amount'>[]
}

type Cancellable = Priced & {
  rentPaid: Cents
  /** Nothing is kept for a car that could not be given. */
  isWithoutCar: boolean
}

/**
 * Free up to the hours before pick-up that were promised; later the price of one rental day is kept, as the conditions say and as the
 * contract shows it: of the first day, where days cost differently.
 */
export function cancelFeeAt({ rentPaid, isWithoutCar, ...priced }: Cancellable, now: Date): Cents {
  return rentPaid <= 0 || isWithoutCar ? cents(0) : lateCancelFee(priced, now)
}

/** What cancelling costs whoever has paid: nothing while it is free. */
export function lateCancelFee({ price, rentDate, lines, freeCancelHours }: Priced, now: Date): Cents {
  if (rentDate.getTime() - now.getTime() >= freeCancelHours * 3_600_000) return cents(0)
  const first = lines.find(({ kind }) => kind === 'car-days')
  const oneDay = first ? (first.unitAmount ?? Math.round(first.amount / first.quantity)) : price
  return cents(Math.min(price, oneDay))
}
