import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'

export type ShownState = BookingPageAnswer['status'] | 'cancelled' | 'returned' | 'road'

/** One word for where a booking stands: what happened to the car says more than what happened to the papers. */
export function shownState({ status, cancelled, handedOver, takenBack }: BookingPageAnswer): ShownState {
  if (cancelled) return 'cancelled'
  if (takenBack) return 'returned'
  return handedOver ? 'road' : status
}
