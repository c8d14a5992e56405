import { type KnownLicence, type LicenceState, licenceState } from '../../domain/booking/hand-over.ts'
import { dueOf } from '../../domain/booking/ledger.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { isPickUpNear, type KeyMoved, type StaffFacts } from '../../domain/booking/staff-actions.ts'
import {
  documentsState,
  type SentDocument,
  sentState,
  wantedKinds,
} from '../../domain/booking/wanted-documents.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import { cents, plus } from '../../domain/money.ts'
import { type BookingAccount, lifeOf } from '../payment/booking-balance.ts'
import type { OpenRefunds } from '../payment/read-open-refunds.ts'
import type { KeyFacts } from './read-key-facts.ts'

/** What is known of a booking beside its own row and its money. */
export type KnownOfBooking = {
  /** What it occupies; undefined when it has no car. */
  kept: { holdExpiresAt: Date | null } | undefined
  sent: readonly SentDocument[]
  onItsWay: OpenRefunds
  key: KeyFacts
}

/** All that decides what staff can do with a booking: on its own page and in the lists of the day alike. */
export function staffFactsOf(
  { booking, balance }: BookingAccount,
  { kept, sent, onItsWay, key }: KnownOfBooking,
  now: Date,
): StaffFacts {
  const depositHeld = cents(Math.max(0, balance.depositPaid - onItsWay.deposit))
  const isHeld = (kept?.holdExpiresAt ?? now) > now
  return {
    ...lifeOf(booking),
    isHandedOver: booking.handedOverAt !== null,
    hasAccount: booking.accountId !== null,
    isOnAccount: booking.isOnAccount,
    hasCar: kept !== undefined && (kept.holdExpiresAt === null || isHeld),
    isHeld,
    isLinkAlive: booking.returnDate > oldestLinkedReturn(now),
    due: dueOf(balance),
    depositDue: balance.depositDue,
    depositHeld,
    depositMissing: cents(Math.max(0, booking.deposit - depositHeld)),
    licence: licenceOf(booking, sent, key),
    keyOut: booking.handedOverAt && movedOn(key.movedOn.get('out'), now),
    isExchanged: key.isExchanged,
    exchanged: key.isExchanged ? movedOn(key.exchangedOn, now) : null,
    keyBack: booking.actualReturnDate && movedOn(key.movedOn.get('back'), now),
    owedBack: plus(
      cents(Math.max(0, balance.rentOwedBack - onItsWay.rent)),
      cents(Math.max(0, balance.depositOwedBack - onItsWay.deposit)),
    ),
    hasProposals: key.hasProposals,
    needsPeople: booking.attentions.length > 0,
    isRequest: booking.paymentMethod === 'ON_REQUEST',
    isPickUpNear: isPickUpNear(booking.rentDate, now),
    documents: documentsState(sent, 1 + booking.additionalDrivers.length),
  }
}

/** Seen at the desk, or approved from its pictures: the end that someone read from it here counts before what was told. */
export function knownLicences(
  { additionalDrivers }: BookingAccount['booking'],
  sent: readonly SentDocument[],
  { seen, told }: Pick<KeyFacts, 'seen' | 'told'>,
): KnownLicence[] {
  return Array.from({ length: 1 + additionalDrivers.length }, (_, driver) => ({
    isSeen: seen.has(driver) || wantedKinds.every((kind) => sentState(sent, driver, kind) === 'approved'),
    until: seen.get(driver) ?? told.get(driver) ?? null,
  }))
}

/** Of all who drive. */
export const licenceOf = (
  booking: BookingAccount['booking'],
  sent: readonly SentDocument[],
  key: Pick<KeyFacts, 'seen' | 'told'>,
): LicenceState => licenceState(knownLicences(booking, sent, key), dayOf(labelOf(booking.returnDate)))

function movedOn(day: string | undefined, now: Date): KeyMoved {
  if (day === undefined) return 'by-locker'
  return day === formatDay(dayOf(labelOf(now))) ? 'today' : 'before'
}
