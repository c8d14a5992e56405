import type { Events } from './events.ts'

/** Every letter there is; the key of one says what it is about, so that one cause makes one letter. */
export const letterKinds = [
  'booking-registered',
  'request-registered',
  'payment-received',
  'documents-wanted',
  'document-refused',
  'contract-to-sign',
  'contract-signed',
  'pick-up-tomorrow',
  'return-today',
  'questionnaire',
  'coupon-reminder',
  'cancelled',
  'refunded',
  'link-again',
  'office-new-booking',
  'office-needs-attention',
  'office-inquiry',
  'office-many-unpaid',
] as const
export type LetterKind = (typeof letterKinds)[number]

type Nothing = Record<string, never>

/** What each letter tells beside what is known of its booking. A reminder tells nothing else. */
export type LetterDetails = Record<Exclude<LetterKind, keyof TellingLetters>, Nothing> & TellingLetters

type TellingLetters = {
  'payment-received': Events['payment-received']
  'document-refused': Events['document-refused']
  'contract-to-sign': Events['contract-changed'] | Nothing
  cancelled: Events['booking-cancelled']
  refunded: Events['refunded']
  'office-needs-attention':
    | ({ event: 'needs-attention' } & Events['needs-attention'])
    | { event: 'key-returned' | 'documents-uploaded' }
  'office-inquiry': Events['inquiry']
  'office-many-unpaid': Events['many-unpaid']
}

/** `silent`: when it was written there was nothing to say after all, and nothing was sent. */
export const letterStates = ['waiting', 'failing', 'given-up', 'sent', 'silent'] as const
export type LetterState = (typeof letterStates)[number]

/** Why a letter is not sent once more. */
export type ResendObstacle = 'for_the_office' | 'not_again' | 'out_of_date' | 'already_waiting'
