import { type BookingStatus, bookingStatuses } from './life.ts'

/** Where a booking stands as people see it at a glance: its status until the key is out, then what became of the car. */
export const barStates = [...bookingStatuses, 'OUT', 'OVERDUE', 'RETURNED'] as const
export type BarState = (typeof barStates)[number]

export function barStateOf({
  status,
  isHandedOver,
  isReturned,
  isOverdue,
}: {
  status: BookingStatus
  isHandedOver: boolean
  isReturned: boolean
  /** The agreed return lies behind us. */
  isOverdue: boolean
}): BarState {
  if (isReturned) return 'RETURNED'
  if (!isHandedOver) return status
  return isOverdue ? 'OVERDUE' : 'OUT'
}

export type ShownState = BarState | 'CANCELLED'

/** The one word that a booking's page and its car's card have for it. */
export function shownStateOf(
  booking: {
    status: BookingStatus
    cancelledAt: Date | null
    handedOverAt: Date | null
    actualReturnDate: Date | null
    returnDate: Date
  },
  now: Date,
): ShownState {
  if (booking.cancelledAt) return 'CANCELLED'
  return barStateOf({
    status: booking.status,
    isHandedOver: booking.handedOverAt !== null,
    isReturned: booking.actualReturnDate !== null,
    isOverdue: booking.returnDate <= now,
  })
}
