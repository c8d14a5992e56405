import { documentsCheckedBy } from '../booking/documents-check.ts'
import { type DayWindow, NEVER_OPEN, pickUpWindow, returnWindow } from '../calendar/opening-windows.ts'
import { instantOf } from '../calendar/tallinn.ts'
import { dayOf, minuteOfDay, type WallMinute } from '../calendar/wall-clock.ts'
import type { Catalogue, Location } from '../catalogue.ts'
import { type SentCoupons, sortCoupons } from '../coupons/sent-coupons.ts'
import type { Cents } from '../money.ts'
import { type Duration, rentalDuration } from './duration.ts'
import { type RentalFault, rentalFaults } from './rental-faults.ts'

/** What someone asks for: when, where, and which coupon codes they typed. */
export type RentalRequest = {
  rentAt: WallMinute
  returnAt: WallMinute
  rentLocationId: number
  returnLocationId: number
  couponCodes: readonly string[]
  /** Someone has looked at their documents before, or they are before someone: no locker has to wait for that. */
  hasCheckedDocuments?: boolean
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
  rentWindow: DayWindow
  returnWindow: DayWindow
  coupons: SentCoupons
}

type PlannedRental = { ok: true; rental: Rental } | { ok: false; faults: RentalFault[] }

/** Where and when a key changes hands as it was agreed, whatever the place's hours and fees have become. */
export type AgreedStops = { rent?: Location | undefined; return?: Location | undefined }

/** A place that is open at the agreed minute, for the agreed fee. */
export function asAgreed(place: Location, at: WallMinute, fee: Cents): Location {
  const [day, start] = [dayOf(at), minuteOfDay(at)]
  const window = { id: 0, start, end: start + 1, rentPrice: fee, returnPrice: fee }
  const agreed = { start: day, end: day, window, reason: undefined }
  return { ...place, hours: { ...NEVER_OPEN, exceptions: [agreed] } }
}

/** Step 0 and 1 of a price, common to all groups: is this rental possible at all, and how long is it? */
export function planRental(
  catalogue: Catalogue,
  request: RentalRequest,
  now: WallMinute,
  agreed: AgreedStops = {},
): PlannedRental {
  const { rentAt, returnAt } = request
  const rentLocation = agreed.rent ?? catalogue.locations.get(request.rentLocationId)
  const returnLocation = agreed.return ?? catalogue.locations.get(request.returnLocationId)
  const rentHours = rentLocation?.hours
  const returnHours = returnLocation?.hours
  const waits = rentLocation?.hasLockers && !request.hasCheckedDocuments
  const rentFrom = waits ? documentsCheckedBy(catalogue.locations.values(), now) : undefined
  const faults = rentalFaults({ rentAt, returnAt, rentHours, returnHours, rentFrom }, now)
  const from = instantOf(rentAt)
  const to = instantOf(returnAt)
  const opening = rentHours && pickUpWindow(rentHours, rentAt)
  const closing = returnHours && returnWindow(returnHours, returnAt)
  if (faults.length > 0 || !from || !to || !rentLocation || !returnLocation || !opening || !closing) {
    return { ok: false, faults }
  }
  const rental: Rental = {
    rentAt,
    returnAt,
    from,
    to,
    duration: rentalDuration(rentAt, returnAt, catalogue.rules),
    rentLocation,
    returnLocation,
    rentWindow: opening,
    returnWindow: closing,
    coupons: sortCoupons(catalogue, request.couponCodes, dayOf(now)),
  }
  return { ok: true, rental }
}
