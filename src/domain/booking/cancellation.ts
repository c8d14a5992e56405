import { type Cents, cents } from '../money.ts'
import type { QuoteLine } from '../pricing/quote-line.ts'

const FREE_UNTIL_HOURS = 24

type Cancellable = {
  price: Cents
  rentDate: Date
  /** As they stand in the contract. */
  lines: readonly Pick<QuoteLine, 'kind' | 'quantity' | 'unitAmount' | 'amount'>[]
  rentPaid: Cents
  /** Nothing is kept for a car that could not be given. */
  isWithoutCar: boolean
}

/**
 * Free up to 24 hours before pick-up; later the price of one rental day is kept, as the conditions say and as the
 * contract shows it: of the first day, where days cost differently.
 */
export function cancelFeeAt(
  { price, rentDate, lines, rentPaid, isWithoutCar }: Cancellable,
  now: Date,
): Cents {
  if (rentPaid <= 0 || isWithoutCar) return cents(0)
  if (rentDate.getTime() - now.getTime() >= FREE_UNTIL_HOURS * 3_600_000) return cents(0)
  const first = lines.find(({ kind }) => kind === 'car-days')
  const oneDay = first ? (first.unitAmount ?? Math.round(first.amount / first.quantity)) : price
  return cents(Math.min(price, oneDay))
}
