import { dueOf, type LedgerAccount } from '../../domain/booking/ledger.ts'
import type { StaffFacts } from '../../domain/booking/staff-actions.ts'
import { documentsState, type SentDocument } from '../../domain/booking/wanted-documents.ts'
import { type Cents, cents, plus } from '../../domain/money.ts'
import { type BookingAccount, stateOf } from '../payment/booking-money.ts'

const LINK_DAYS = 90
const NEAR_MS = 24 * 3_600_000

/** What is known of a booking beside its own row and its money. */
export type Surroundings = {
  /** What it occupies; undefined when it has no car. */
  kept: { holdExpiresAt: Date | null } | undefined
  sent: readonly SentDocument[]
  /** What the bank has been asked to give back and has not yet reported: it is no longer there to be given. */
  onItsWay: Record<LedgerAccount, Cents>
}

/** All that decides what staff can do with a booking: on its own page and in the lists of the day alike. */
export function staffFactsOf(
  { booking, balance }: BookingAccount,
  { kept, sent, onItsWay }: Surroundings,
  now: Date,
): StaffFacts {
  const oldest = new Date(now.getTime() - LINK_DAYS * 24 * 3_600_000)
  const isHeld = (kept?.holdExpiresAt ?? now) > now
  return {
    ...stateOf(booking),
    isHandedOver: booking.handedOverAt !== null,
    hasCar: kept !== undefined && (kept.holdExpiresAt === null || isHeld),
    isHeld,
    isLinkAlive: booking.returnDate > oldest,
    due: dueOf(balance),
    depositHeld: cents(Math.max(0, balance.depositPaid - onItsWay.deposit)),
    owedBack: plus(
      cents(Math.max(0, balance.rentOwedBack - onItsWay.rent)),
      cents(Math.max(0, balance.depositOwedBack - onItsWay.deposit)),
    ),
    needsPeople: booking.attention !== null,
    isRequest: booking.paymentMethod === 'ON_REQUEST',
    isPickUpNear: booking.rentDate.getTime() - now.getTime() <= NEAR_MS,
    documents: documentsState(sent, 1 + booking.additionalDrivers.length),
  }
}
