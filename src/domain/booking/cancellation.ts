import type { HouseRules } from '../house-rules.ts'
import { type Cents, cents } from '../money.ts'
import type { QuoteLine } from '../pricing/quote-line.ts'

type Priced = Pick<HouseRules, 'freeCancelHours' | 'lateCancelDays'> & {
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
 * Free up to the hours before pick-up that were promised; later the price of so many rental days is kept, as the conditions say and as the
 * contract shows it: of the first days, where days cost differently.
 */
export function cancelFeeAt({ rentPaid, isWithoutCar, ...priced }: Cancellable, now: Date): Cents {
  return rentPaid <= 0 || isWithoutCar ? cents(0) : lateCancelFee(priced, now)
}

/** What cancelling costs whoever has paid: nothing while it is free. */
export function lateCancelFee(
  { price, rentDate, lines, freeCancelHours, lateCancelDays }: Priced,
  now: Date,
): Cents {
  if (rentDate.getTime() - now.getTime() >= freeCancelHours * 3_600_000) return cents(0)
  const days = lines.filter(({ kind }) => kind === 'car-days' || kind === 'company-days')
  if (days.length === 0) return lateCancelDays > 0 ? price : cents(0)
  let [fee, left] = [0, lateCancelDays]
  for (const { quantity, unitAmount, amount } of days) {
    const counted = Math.min(left, quantity)
    fee += unitAmount === null ? Math.round((amount * counted) / quantity) : unitAmount * counted
    left -= counted
  }
  return cents(Math.min(price, fee))
}
