import type { Attention } from './booking/attention.ts'
import type { LedgerAccount } from './booking/ledger.ts'
import type { Actor } from './booking/life.ts'
import type { PaidMethod } from './booking/money-statuses.ts'
import type { DocumentKind } from './booking/wanted-documents.ts'
import type { Translated } from './catalogue.ts'
import type { Cents } from './money.ts'
import type { StaffAlert } from './people/staff.ts'

/** What someone asks through the forms of the contact, long-term and replacement-car pages. */
export type Inquiry = {
  kind: 'contact' | 'longterm' | 'replacement'
  name: string
  email: string
  phone: string
  text: string
  language: keyof Translated
  /** The extra fields of the form, by their names. */
  details: Record<string, string>
}

/** What happened that someone is told of, each by its name with what is to be told. */
export type Events = {
  'booking-registered': { bookingId: number; isByStaff?: boolean }
  'booking-cancelled': { bookingId: number; by: Actor; fee: Cents; goesBack: Cents; byHand: Cents }
  /** Without the payment or the transfer it is about the last money that came in. */
  'payment-received': { bookingId: number; paymentId?: number; bankEntryId?: number; amount?: Cents }
  'extra-charged': { bookingId: number; extraChargeId: number }
  'extra-withdrawn': { bookingId: number; extraChargeId: number }
  /** With a way: people gave it back. Without: the bank did. */
  refunded: { bookingId: number; amount: Cents; account: LedgerAccount; byHand?: PaidMethod }
  /** Something else was agreed, and nothing was signed that had to be signed anew. */
  'booking-changed': { bookingId: number; isByStaff: boolean }
  'contract-changed': { bookingId: number; isAgain: boolean }
  'contract-signed': { bookingId: number }
  /** Something else was agreed, and what was signed stands with an annex. */
  'contract-annexed': { bookingId: number; paperId: number; isByStaff: boolean }
  /** Both have signed how the car was when its key changed hands. */
  'act-signed': { bookingId: number; handOverId: number; isByStaff: true }
  'documents-uploaded': { bookingId: number }
  'document-refused': {
    bookingId: number
    driver: string
    kind: 'licence' | 'identity' | 'other'
    reason: string
    /** Which paper of which driver it is in their set. */
    wanted?: { driver: number; kind: DocumentKind }
  }
  /** The last of them was accepted. */
  'documents-approved': { bookingId: number }
  'needs-attention': { bookingId: number; attention: Attention | 'locker' }
  'key-returned': { bookingId: number }
  /** Staff may have it sent however often. */
  'link-requested': { email: string; language: keyof Translated; isByStaff?: boolean }
  /** Someone wants all that is held about them. */
  'data-requested': { bookingId: number }
  /** Someone was offered a rental at a price that holds. */
  'offer-made': { offerId: number; isByStaff: true }
  inquiry: Inquiry
  /** Something with the accounts of the staff that owners should know at once. */
  'staff-alert': { about: StaffAlert; accountId: number; device?: string; address?: string; by?: string }
  'staff-invited': { invitationId: number; email: string; language: keyof Translated }
  /** Visitors have registered more than usual within a day and not paid. */
  'many-unpaid': { count: number; most: number }
}
export type EventName = keyof Events
