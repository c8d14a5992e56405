import { dueOf } from '../../domain/booking/ledger.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { isPickUpNear, type StaffFacts } from '../../domain/booking/staff-actions.ts'
import { documentsState, type SentDocument } from '../../domain/booking/wanted-documents.ts'
import { cents, plus } from '../../domain/money.ts'
import { type BookingAccount, lifeOf } from '../payment/booking-balance.ts'
import type { OpenRefunds } from '../payment/read-open-refunds.ts'

/** What is known of a booking beside its own row and its money. */
export type KnownOfBooking = {
  /** What it occupies; undefined when it has no car. */
  kept: { holdExpiresAt: Date | null } | undefined
  sent: readonly SentDocument[]
  onItsWay: OpenRefunds
}

/** All that decides what staff can do with a booking: on its own page and in the lists of the day alike. */
export function staffFactsOf(
  { booking, balance }: BookingAccount,
  { kept, sent, onItsWay }: KnownOfBooking,
  now: Date,
): StaffFacts {
  const isHeld = (kept?.holdExpiresAt ?? now) > now
  return {
    ...lifeOf(booking),
    isHandedOver: booking.handedOverAt !== null,
    hasCar: kept !== undefined && (kept.holdExpiresAt === null || isHeld),
    isHeld,
    isLinkAlive: booking.returnDate > oldestLinkedReturn(now),
    due: dueOf(balance),
    depositHeld: cents(Math.max(0, balance.depositPaid - onItsWay.deposit)),
    owedBack: plus(
      cents(Math.max(0, balance.rentOwedBack - onItsWay.rent)),
      cents(Math.max(0, balance.depositOwedBack - onItsWay.deposit)),
    ),
    needsPeople: booking.attentions.length > 0,
    isRequest: booking.paymentMethod === 'ON_REQUEST',
    isPickUpNear: isPickUpNear(booking.rentDate, now),
    documents: documentsState(sent, 1 + booking.additionalDrivers.length),
  }
}
