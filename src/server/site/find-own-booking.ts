import type { CarSearch } from '../../domain/availability/car-search.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { findBooking } from '../../use-cases/booking/find-booking.ts'
import { type Browser, heldTokens } from './booking-cookie.ts'

/** The number of the booking, among those this browser holds, that keeps this car for this time. */
export async function findOwnBooking(
  { db, links }: Pick<BookingDependencies, 'db' | 'links'>,
  browser: Browser,
  { rentAt, returnAt }: CarSearch,
  carId: number,
  now: Date,
): Promise<string | undefined> {
  for (const token of heldTokens(browser)) {
    const found = await findBooking(db, links.hash(token), now)
    if (!found) continue
    const { booking, occupancyId, holdExpiresAt } = found
    const isKept = occupancyId !== null && (holdExpiresAt === null || holdExpiresAt > now)
    const isSameTime = labelOf(booking.rentDate) === rentAt && labelOf(booking.returnDate) === returnAt
    if (booking.carId === carId && isKept && isSameTime) return bookingNumber(booking.id)
  }
  return undefined
}
