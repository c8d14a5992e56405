import { labelOf } from '../calendar/tallinn.ts'
import { type Cents, cents } from '../money.ts'
import { rentalDuration } from '../pricing/duration.ts'

const FREE_UNTIL_HOURS = 24

type Cancellable = {
  price: Cents
  rentDate: Date
  returnDate: Date
  rentPaid: Cents
  /** Nothing is kept for a car that could not be given. */
  isWithoutCar: boolean
}

/** Free up to 24 hours before pick-up; later the price of one day is kept, as the conditions say, of what was paid. */
export function cancelFeeAt(
  { price, rentDate, returnDate, rentPaid, isWithoutCar }: Cancellable,
  now: Date,
): Cents {
  if (rentPaid <= 0 || isWithoutCar) return cents(0)
  if (rentDate.getTime() - now.getTime() >= FREE_UNTIL_HOURS * 3_600_000) return cents(0)
  const { days, hours } = rentalDuration(labelOf(rentDate), labelOf(returnDate))
  return cents(Math.min(price, Math.round(price / (days + hours / 24))))
}
