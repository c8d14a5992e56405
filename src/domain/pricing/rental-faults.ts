import { hoursOn, nearestTime, type OpenSpan, type Side, servesAt } from '../calendar/opening-hours.ts'
import type { OpeningHours } from '../calendar/opening-windows.ts'
import { instantOf } from '../calendar/tallinn.ts'
import { addMinutes, dayOf, later, MINUTES_PER_DAY, type WallMinute } from '../calendar/wall-clock.ts'
import type { ShortestRental } from './shortest-rental.ts'

export type RentalFault = {
  path: 'rentDate' | 'returnDate' | 'rentLocationId' | 'returnLocationId'
  code:
    | 'not_a_time'
    | 'in_the_past'
    | 'not_after_pick_up'
    | 'too_long'
    | 'too_far'
    | 'unknown_location'
    | 'closed'
    /** Nobody would have looked at the documents by then, and a locker opens for nobody unknown. */
    | 'documents_too_late'
    /** The price list ends before, or has a gap there. */
    | 'no_prices'
    /** The season of the pick-up asks for more days. */
    | 'too_short'
  /** With `closed`: what to say instead of a bare no. */
  closed?: ClosedThen
  /** With `too_short`: how long it has to be. */
  shortest?: ShortestRental
}

/** The hours of the day that was asked for, and the nearest time at which the place serves. */
export type ClosedThen = { at: WallMinute; spans: readonly OpenSpan[]; nearest: WallMinute | undefined }

/** What was asked for, as far as it could be read, with the hours of places that are known. */
type AskedRental = {
  rentAt: WallMinute | undefined
  returnAt: WallMinute | undefined
  rentHours: OpeningHours | undefined
  returnHours: OpeningHours | undefined
  /** The earliest minute at which the place can hand over a car. */
  rentFrom?: WallMinute | undefined
}

/** Longer than this is a long-term contract, priced by hand. */
const LONGEST_DAYS = 366
const FARTHEST_DAYS = 3 * 366

/** The one check of a rental, for the form in the browser and for the server: every fault at once. */
export function rentalFaults(asked: AskedRental, now: WallMinute): RentalFault[] {
  const { rentHours, returnHours, rentFrom = now } = asked
  const rentAt = existing(asked.rentAt)
  const returnAt = existing(asked.returnAt)
  const faults: RentalFault[] = []
  if (rentAt === undefined) faults.push({ path: 'rentDate', code: 'not_a_time' })
  else if (rentAt < now) faults.push({ path: 'rentDate', code: 'in_the_past' })
  else if (rentAt - now > FARTHEST_DAYS * MINUTES_PER_DAY) faults.push({ path: 'rentDate', code: 'too_far' })

  const length = (asked.returnAt ?? Number.NaN) - (asked.rentAt ?? Number.NaN)
  if (returnAt === undefined) faults.push({ path: 'returnDate', code: 'not_a_time' })
  else if (length <= 0) faults.push({ path: 'returnDate', code: 'not_after_pick_up' })
  else if (length > LONGEST_DAYS * MINUTES_PER_DAY) faults.push({ path: 'returnDate', code: 'too_long' })

  if (!rentHours) faults.push({ path: 'rentLocationId', code: 'unknown_location' })
  else if (rentAt !== undefined && !servesAt(rentHours, 'rent', rentAt))
    faults.push(closedFault(rentHours, 'rent', rentAt, later(now, rentFrom)))
  else if (rentAt !== undefined && rentAt >= now && rentAt < rentFrom)
    faults.push({ path: 'rentDate', code: 'documents_too_late' })
  if (!returnHours) faults.push({ path: 'returnLocationId', code: 'unknown_location' })
  else if (returnAt !== undefined && !servesAt(returnHours, 'return', returnAt))
    faults.push(closedFault(returnHours, 'return', returnAt, addMinutes(later(now, rentAt ?? now), 1)))
  return faults
}

function closedFault(hours: OpeningHours, side: Side, at: WallMinute, from: WallMinute): RentalFault {
  const closed = { at, spans: hoursOn(hours, dayOf(at)), nearest: nearestTime(hours, side, at, from) }
  return { path: `${side}Date`, code: 'closed', closed }
}

/** The hour that is left out in spring is no time. */
const existing = (at: WallMinute | undefined) => (at !== undefined && instantOf(at) ? at : undefined)
