import { type HouseRules, standardRules } from '../house-rules.ts'
import { type Cents, cents } from '../money.ts'
import type { BookingState } from './life.ts'

/** How customers may change a booking by themselves. The owner sets these under the company's details. */
export type ChangeRules = {
  /** Until so many hours before the pick-up, and never within those in which cancelling costs something. */
  changeHours: number
  /** So often; 0: only with people. */
  changeTimes: number
  /** For each change of a booking that stands; making it longer costs no fee. */
  changeFee: Cents
}

export const standardChangeRules: ChangeRules = {
  changeHours: standardRules.freeCancelHours,
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

export type ChangeableBooking = BookingState &
  Pick<HouseRules, 'freeCancelHours'> & {
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

/** Else a pick-up could be moved away from the hours in which cancelling costs something. */
export const hoursToChange = (
  { changeHours }: Pick<ChangeRules, 'changeHours'>,
  { freeCancelHours }: Pick<HouseRules, 'freeCancelHours'>,
): number => Math.max(changeHours, freeCancelHours)

/** The last moment for it: the agreed return once the car is out, and before that some hours ahead of the pick-up. */
export function changeDeadline(
  booking: Pick<ChangeableBooking, 'rentDate' | 'returnDate' | 'isHandedOver' | 'freeCancelHours'>,
  rules: ChangeRules,
): Date {
  if (booking.isHandedOver) return booking.returnDate
  return new Date(booking.rentDate.getTime() - hoursToChange(rules, booking) * HOUR_MS)
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
