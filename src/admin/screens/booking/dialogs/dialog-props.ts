import type { BookingPageAnswer } from '../../../../contract/staff/bookings.ts'

export type DialogName =
  | 'confirm'
  | 'lift-hold'
  | 'resend-link'
  | 'use-deposit'
  | 'money'
  | 'refund'
  | 'cancel'
  | 'guarantor'
  | 'hand-over'
  | 'take-back'
  | 'car'
  | 'dates'
  | 'services'

export type DialogProps = {
  page: BookingPageAnswer
  onClose: () => void
  /** Told what was done, in a sentence. */
  onDone: (sentence: string) => void
}
