import { type OpeningWindow, pickUpWindow, returnWindow } from '../calendar/opening-windows.ts'
import { instantOf } from '../calendar/tallinn.ts'
import { dayOf, MINUTES_PER_DAY, type WallMinute } from '../calendar/wall-clock.ts'
import type { Catalogue, Location } from '../catalogue.ts'
import { type SentCoupons, sortCoupons } from '../coupons/sent-coupons.ts'
import { type Duration, rentalDuration } from './duration.ts'

/** What someone asks for: when, where, and which coupon codes they typed. */
export type RentalRequest = {
  rentAt: WallMinute
  returnAt: WallMinute
  rentLocationId: number
  returnLocationId: number
  couponCodes: readonly string[]
}

/** A rental that can take place: its times exist and both places are open then. */
export type Rental = {
  rentAt: WallMinute
  returnAt: WallMinute
  /** The same two moments as instants, for the cars' calendars. */
  from: Date
  to: Date
  duration: Duration
  rentLocation: Location
  returnLocation: Location
  rentWindow: OpeningWindow
  returnWindow: OpeningWindow
  coupons: SentCoupons
}

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
}

export type PlannedRental = { ok: true; rental: Rental } | { ok: false; faults: RentalFault[] }

/** Longer than this is a long-term contract, priced by hand. */
const LONGEST_DAYS = 366
const FARTHEST_DAYS = 3 * 366

/** Step 0 and 1 of a price, common to all groups: is this rental possible at all, and how long is it? */
export function planRental(catalogue: Catalogue, request: RentalRequest, now: WallMinute): PlannedRental {
  const { rentAt, returnAt } = request
  const faults: RentalFault[] = []
  const from = instantOf(rentAt)
  const to = instantOf(returnAt)
  if (!from) faults.push({ path: 'rentDate', code: 'not_a_time' })
  else if (rentAt < now) faults.push({ path: 'rentDate', code: 'in_the_past' })
  else if (rentAt - now > FARTHEST_DAYS * MINUTES_PER_DAY) faults.push({ path: 'rentDate', code: 'too_far' })
  if (!to) faults.push({ path: 'returnDate', code: 'not_a_time' })
  else if (returnAt <= rentAt) faults.push({ path: 'returnDate', code: 'not_after_pick_up' })
  else if (returnAt - rentAt > LONGEST_DAYS * MINUTES_PER_DAY)
    faults.push({ path: 'returnDate', code: 'too_long' })

  const rentLocation = catalogue.locations.get(request.rentLocationId)
  const returnLocation = catalogue.locations.get(request.returnLocationId)
  const opening = rentLocation && pickUpWindow(rentLocation.windows, rentAt)
  const closing = returnLocation && returnWindow(returnLocation.windows, returnAt)
  if (!rentLocation) faults.push({ path: 'rentLocationId', code: 'unknown_location' })
  else if (from && !opening) faults.push({ path: 'rentDate', code: 'closed' })
  if (!returnLocation) faults.push({ path: 'returnLocationId', code: 'unknown_location' })
  else if (to && !closing) faults.push({ path: 'returnDate', code: 'closed' })

  if (faults.length > 0 || !from || !to || !rentLocation || !returnLocation || !opening || !closing) {
    return { ok: false, faults }
  }
  const rental: Rental = {
    rentAt,
    returnAt,
    from,
    to,
    duration: rentalDuration(rentAt, returnAt),
    rentLocation,
    returnLocation,
    rentWindow: opening,
    returnWindow: closing,
    coupons: sortCoupons(catalogue.coupons, request.couponCodes, dayOf(now)),
  }
  return { ok: true, rental }
}
