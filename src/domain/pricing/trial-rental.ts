import {
  addDays,
  addMinutes,
  atTime,
  dayOf,
  MINUTES_PER_DAY,
  type WallMinute,
  weekdayOf,
} from '../calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../catalogue.ts'
import { planRental, type RentalRequest } from './rental.ts'

/** A week feels a change of any weekday's price. */
const DAYS = 7
const TEN_O_CLOCK = 600
/** Places keep other hours than ten o'clock; within a fortnight each has opened somewhen, or it never does. */
const HOURS = [0, 120, 240, -120, 360, 480, 600, 720, -600] as const
const LATEST_SHIFT = 14

/**
 * A rental to try prices on before anyone has said which: a week from Monday of the week after next, at the first
 * place, at the first time when it is open on both days. Undefined when no place is ever open.
 */
export function trialRental(catalogue: Catalogue, now: WallMinute): RentalRequest | undefined {
  const today = dayOf(now)
  const monday = addDays(today, 14 - weekdayOf(today))
  for (const { id } of inOrder(catalogue.locations.values())) {
    for (let shift = 0; shift < LATEST_SHIFT; shift++) {
      for (const hours of HOURS) {
        const rentAt = atTime(addDays(monday, shift), TEN_O_CLOCK + hours)
        const request: RentalRequest = {
          rentAt,
          returnAt: addMinutes(rentAt, DAYS * MINUTES_PER_DAY),
          rentLocationId: id,
          returnLocationId: id,
          couponCodes: [],
          hasCheckedDocuments: true,
        }
        if (planRental(catalogue, request, now).ok) return request
      }
    }
  }
  return undefined
}
