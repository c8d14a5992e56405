import { type OpeningWindow, pickUpWindow, returnWindow } from '../calendar/opening-windows.ts'
import { instantOf } from '../calendar/tallinn.ts'
import { MINUTES_PER_DAY, type WallMinute } from '../calendar/wall-clock.ts'

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
}

/** What was asked for, as far as it could be read, with the windows of places that are known. */
type AskedRental = {
  rentAt: WallMinute | undefined
  returnAt: WallMinute | undefined
  rentWindows: readonly OpeningWindow[] | undefined
  returnWindows: readonly OpeningWindow[] | undefined
  /** The earliest minute at which the place can hand over a car. */
  rentFrom?: WallMinute | undefined
}

/** Longer than this is a long-term contract, priced by hand. */
const LONGEST_DAYS = 366
const FARTHEST_DAYS = 3 * 366

/** The one check of a rental, for the form in the browser and for the server: every fault at once. */
export function rentalFaults(asked: AskedRental, now: WallMinute): RentalFault[] {
  const { rentWindows, returnWindows, rentFrom } = asked
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

  if (!rentWindows) faults.push({ path: 'rentLocationId', code: 'unknown_location' })
  else if (rentAt !== undefined && !pickUpWindow(rentWindows, rentAt))
    faults.push({ path: 'rentDate', code: 'closed' })
  else if (rentAt !== undefined && rentFrom !== undefined && rentAt >= now && rentAt < rentFrom)
    faults.push({ path: 'rentDate', code: 'documents_too_late' })
  if (!returnWindows) faults.push({ path: 'returnLocationId', code: 'unknown_location' })
  else if (returnAt !== undefined && !returnWindow(returnWindows, returnAt))
    faults.push({ path: 'returnDate', code: 'closed' })
  return faults
}

/** The hour that is left out in spring is no time. */
const existing = (at: WallMinute | undefined) => (at !== undefined && instantOf(at) ? at : undefined)
