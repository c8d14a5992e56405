import type { Events } from './events.ts'

/** Every letter there is; the key of one says what it is about, so that one cause makes one letter. */
export const letterKinds = [
  'booking-registered',
  'request-registered',
  'booking-changed',
  'payment-received',
  'documents-wanted',
  'document-refused',
  'documents-approved',
  'contract-to-sign',
  'contract-signed',
  'contract-annexed',
  'act-signed',
  'pick-up-tomorrow',
  'return-today',
  'questionnaire',
  'coupon-reminder',
  'cancelled',
  'refunded',
  'extra-charged',
  'extra-withdrawn',
  'link-again',
  'data-export',
  'offer',
  'office-new-booking',
  'office-needs-attention',
  'office-inquiry',
  'staff-alert',
  'staff-invitation',
  'office-many-unpaid',
  'monthly-report',
  'duties-due',
  'collective-invoice',
] as const
export type LetterKind = (typeof letterKinds)[number]

type Nothing = Record<string, never>

/** What each letter tells beside what is known of its booking. A reminder tells nothing else. */
export type LetterDetails = Record<Exclude<LetterKind, keyof TellingLetters>, Nothing> & TellingLetters

type TellingLetters = {
  'payment-received': Events['payment-received']
  'document-refused': Events['document-refused']
  'contract-to-sign': Events['contract-changed'] | Nothing
  'contract-annexed': Events['contract-annexed']
  'act-signed': Events['act-signed']
  cancelled: Events['booking-cancelled']
  refunded: Events['refunded']
  'extra-charged': Events['extra-charged']
  'extra-withdrawn': Events['extra-withdrawn']
  'office-needs-attention':
    | ({ event: 'needs-attention' } & Events['needs-attention'])
    | { event: 'key-returned' | 'documents-uploaded' }
  offer: { offerId: number }
  'office-inquiry': Events['inquiry']
  'staff-alert': Events['staff-alert']
  'staff-invitation': { invitationId: number }
  'office-many-unpaid': Events['many-unpaid']
  'monthly-report': { month: string }
  'duties-due': { dutyIds: number[] }
  'collective-invoice': { invoiceId: number }
}

/** Letters that someone who knows no more than an address can cause. What is owed for money or a contract is not among them. */
export const lettersOfStrangers: LetterKind[] = [
  'booking-registered',
  'request-registered',
  'cancelled',
  'link-again',
  'data-export',
]
export const isForStrangers = (kind: LetterKind): boolean => lettersOfStrangers.includes(kind)

/** How long the code in the letter about all that is held about a person can be used. */
export const DATA_CODE_MINUTES = 60

/** How many of those one address gets, and how often the link to a booking. */
export const letterLimits = { perHour: 3, perDay: 10, linkMinutes: 10 }

/**
 * `silent`: when it was written there was nothing to say after all, and nothing was sent. `refused`: the mail server will
 * never take it. `held-back`: its recipient has had enough of what a stranger can cause.
 */
export const letterStates = [
  'waiting',
  'failing',
  'given-up',
  'refused',
  'held-back',
  'sent',
  'silent',
] as const
export type LetterState = (typeof letterStates)[number]

/** Why a letter is not sent once more. */
export type ResendObstacle = 'for_the_office' | 'not_again' | 'out_of_date' | 'already_waiting'
