import type { Database } from '../../db/client.ts'
import type { Whereabouts } from '../../domain/availability/whereabouts.ts'
import type { BookingChannel } from '../../domain/booking/channel.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { StaffRole } from '../../domain/people/rights.ts'
import type { HandPrice } from '../../domain/pricing/hand-price.ts'
import type { Quote } from '../../domain/pricing/quote.ts'
import type { Rental } from '../../domain/pricing/rental.ts'
import type { Ban } from '../people/find-ban.ts'
import type { RegistrationFault } from './check-registration.ts'
import type { Visitor } from './decide-hold.ts'
import type { UnpaidLimit } from './limit-unpaid.ts'
import type { RegisteredBooking } from './registered-booking.ts'

/** Who registers a booking, and what they are answered. */

export type RegisterResult =
  | { kind: 'registered'; booking: RegisteredBooking }
  | { kind: 'invalid'; faults: RegistrationFault[] }
  | { kind: 'car_taken'; catalogue: Catalogue }
  /** It is free and cannot be there in time; staff may bring it all the same. */
  | { kind: 'car_too_far'; catalogue: Catalogue; standsAt: number | undefined }
  | { kind: 'price_changed'; quote: Quote; carQuote: Quote }
  | UnpaidLimit
  /** Visitors are told whom to call and nothing else. */
  | { kind: 'banned'; ban: Ban }
  | { kind: 'idempotency_key_reused' }
  /** Somebody has taken the offer, or it is over. */
  | { kind: 'offer_closed' }
  | { kind: 'discount_too_large' }

/** An offer that becomes a booking: its price holds, and the car it keeps is free for it. */
export type TakenOffer = {
  id: number
  quote: Quote
  handPrice: HandPrice | null
  isBrought: boolean
}

/** What is otherwise when the customer takes an offer: the car waits for the money at least so long. */
type OfferTaker = { offer: TakenOffer; holdExpiresAt: Date }

/** What is otherwise when staff book for someone on the phone. */
export type TakenByStaff = {
  /** How it came, where that was not by telephone. */
  channel?: BookingChannel
  /** Null keeps the car without an end. */
  holdExpiresAt: Date | null
  /** Whom staff take the caller for. */
  clientId: number | undefined
  /** They see to it that the car is there, whatever the rules between places say. */
  isBrought: boolean
  offer?: TakenOffer | undefined
  /** What they take off, and how much of the list price they may. */
  handPrice?: { agreed: HandPrice; role: StaffRole } | undefined
  /** Whoever books is banned, and an owner takes the booking all the same. */
  isDespiteBan: boolean
  /** Written down in the same transaction. */
  record: (tx: Database, written: WrittenBooking) => Promise<void>
}

export type Booker = Visitor | OfferTaker | TakenByStaff

type WrittenBooking = {
  id: number
  carId: number
  rental: Rental
  /** Where the car was then, and whether it could be there in time. */
  whereabouts: Whereabouts
  quote: Quote
  clientId: number
}
