import { type Cents, cents } from '../money.ts'
import { FREE_UNTIL_HOURS } from './cancellation.ts'
import type { BookingState } from './life.ts'

/** How customers may change a booking by themselves. The owner sets these under the company's details. */
export type ChangeRules = {
  /** Until so many hours before the pick-up; never fewer than those in which cancelling costs something. */
  changeHours: number
  /** So often; 0: only with people. */
  changeTimes: number
  /** For each change of a booking that stands; making it longer costs no fee. */
  changeFee: Cents
}

export const standardChangeRules: ChangeRules = {
  changeHours: FREE_UNTIL_HOURS,
  changeTimes: 3,
  changeFee: cents(0),
}

/** Why a booking cannot be changed online now: each has its own sentence, which says what to do instead. */
export type ChangeObstacle =
  | 'cancelled'
  | 'returned'
  | 'not_online'
  | 'too_often'
  | 'too_late'
  | 'overdue'
  | 'not_held'
  | 'without_car'

export type ChangeableBooking = BookingState & {
  rentDate: Date
  returnDate: Date
  isHandedOver: boolean
  /** Paid when no car was left: people are looking for one. */
  isWithoutCar: boolean
  /** A car is kept for it, for a while or for good. */
  isHeld: boolean
  onlineChanges: number
}

const HOUR_MS = 3_600_000

/** The last moment for it: the agreed return once the car is out, and before that some hours ahead of the pick-up. */
export function changeDeadline(
  { rentDate, returnDate, isHandedOver }: Pick<ChangeableBooking, 'rentDate' | 'returnDate' | 'isHandedOver'>,
  { changeHours }: ChangeRules,
): Date {
  return isHandedOver ? returnDate : new Date(rentDate.getTime() - changeHours * HOUR_MS)
}

export function obstacleToChange(
  booking: ChangeableBooking,
  rules: ChangeRules,
  now: Date,
): ChangeObstacle | undefined {
  if (booking.isCancelled) return 'cancelled'
  if (booking.isReturned) return 'returned'
  if (rules.changeTimes === 0) return 'not_online'
  if (booking.isWithoutCar) return 'without_car'
  if (now > changeDeadline(booking, rules)) return booking.isHandedOver ? 'overdue' : 'too_late'
  if (!booking.isHeld) return 'not_held'
  return booking.onlineChanges >= rules.changeTimes ? 'too_often' : undefined
}
