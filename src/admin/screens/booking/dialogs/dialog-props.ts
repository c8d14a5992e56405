import type { BookingPageAnswer } from '../../../../contract/staff/bookings.ts'
import type { StaffActionName } from '../../../../domain/booking/staff-actions.ts'

/** What needs no more than a yes. */
export type AskName = 'confirm' | 'lift-hold' | 'resend-link' | 'renew-link' | 'use-deposit'

export type DialogName =
  | Exclude<StaffActionName, 'change'>
  | 'guarantor'
  | 'car'
  | 'dates'
  | 'services'
  | 'drivers'
  | 'price'

/** A part of the booking's page that does something; it is told in a sentence. */
export type DoerProps = { page: BookingPageAnswer; onDone: (sentence: string) => void }
export type DialogProps = DoerProps & { onClose: () => void }

/** A part of the booking's page, from which a dialog can be opened. */
export type OpenerProps = { page: BookingPageAnswer; onOpen: (name: DialogName) => void }
