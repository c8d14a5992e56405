import type {
  cancelBody,
  LateFeeAnswer,
  moneyBody,
  notesBody,
  onAccountBody,
  paperBody,
  refundBody,
  SigningLink,
} from '../booking-bodies.ts'
import type { BookingPageAnswer } from '../bookings.ts'
import type { ExchangeAnswer, exchangeBody } from '../exchange.ts'
import type { claimBody, extraChargeBody, withdrawBody } from '../extra-charges.ts'
import type { handOverBody, signatureBody, takeBackBody, undoBody } from '../hand-over-bodies.ts'
import type { SheetsAnswer } from '../hand-overs.ts'
import type { DeskDayAnswer, FoundBookings, TodayAnswer } from '../today.ts'
import type { In } from './sent.ts'

/** Everything that is asked about one booking and done with it, and the day at the desk. */

type GivenLink = { kind: 'sent'; email: string } | { kind: 'shown'; link: string }

export type Bookings = {
  'GET /today': { answer: TodayAnswer }
  'GET /today/day': { query: { day: string }; answer: DeskDayAnswer }
  'GET /today/find': { query: { q: string }; answer: FoundBookings }
  'POST /today/answers/:id/seen': { answer: { seen: true } }

  'GET /bookings/:id/page': { answer: BookingPageAnswer }
  'GET /bookings/:id/late-fee': { query: { at: string }; answer: LateFeeAnswer }
  'POST /bookings/:id/confirm': { answer: { kind: 'confirmed' } }
  'POST /bookings/:id/put-on-account': { body: In<typeof onAccountBody>; answer: { kind: 'on_account' } }
  'POST /bookings/:id/lift-hold': { answer: { kind: 'lifted' } }
  'POST /bookings/:id/resend-link': { answer: GivenLink }
  'POST /bookings/:id/renew-link': { answer: GivenLink }
  'POST /bookings/:id/use-deposit': { answer: { kind: 'settled'; amount: number } }
  'POST /bookings/:id/money': { body: In<typeof moneyBody>; answer: { kind: 'recorded' } }
  /** What was written down by mistake is taken back by an entry of its own. */
  'POST /bookings/:id/money/:entryId/undo': { body: In<typeof undoBody>; answer: { kind: 'undone' } }
  'POST /bookings/:id/refund': {
    body: In<typeof refundBody>
    answer: { kind: 'refunded'; throughBank: number; byHand: number }
  }
  'POST /bookings/:id/cancel': {
    body: In<typeof cancelBody>
    answer: { kind: 'cancelled'; fee: number; goesBack: number }
  }
  'POST /bookings/:id/notes': { body: In<typeof notesBody>; answer: { kind: 'written' } }
  'POST /bookings/:id/hand-over': { body: In<typeof handOverBody>; answer: { kind: 'handed_over' } }
  'POST /bookings/:id/take-back': {
    body: In<typeof takeBackBody>
    answer: { kind: 'taken_back'; lateFee: number }
  }
  'POST /bookings/:id/signing-link': { answer: SigningLink }
  'POST /bookings/:id/signature': { body: In<typeof signatureBody>; answer: { kind: 'signed' } }
  /** The body is the picture, or the PDF. */
  'POST /bookings/:id/signed-paper': { body: Blob; answer: { kind: 'signed' } }
  'POST /bookings/:id/exchange': { body: In<typeof exchangeBody>; answer: ExchangeAnswer }
  'POST /bookings/:id/undo-exchange': { body: In<typeof undoBody>; answer: { kind: 'undone' } }
  'POST /bookings/:id/undo-hand-over': { body: In<typeof undoBody>; answer: { kind: 'undone' } }
  'POST /bookings/:id/undo-take-back': { body: In<typeof undoBody>; answer: { kind: 'undone' } }
  'POST /bookings/:id/papers': {
    body: In<typeof paperBody>
    answer: { kind: 'issued'; paperId: number; isNew: boolean }
  }
  'POST /bookings/:id/extra-charges': {
    body: In<typeof extraChargeBody>
    answer: { kind: 'proposed'; id: number }
  }
}

export type HandOvers = {
  'GET /hand-overs': { answer: SheetsAnswer }
  'GET /hand-overs/:id': { answer: SheetsAnswer }
  /** The body is the photograph itself. */
  'PUT /hand-overs/:id/photos/:key/:spot': { body: Blob; answer: { id: number } }
}

export type ExtraCharges = {
  'POST /extra-charges/claims': {
    body: In<typeof claimBody>
    answer: { kind: 'proposed'; id: number; bookingId: number; number: string }
  }
  'POST /extra-charges/:id/picture': { body: Blob; answer: { kept: true } }
  'POST /extra-charges/:id/charge': { answer: { kind: 'charged' } }
  'POST /extra-charges/:id/withdraw': { body: In<typeof withdrawBody>; answer: { kind: 'withdrawn' } }
}
