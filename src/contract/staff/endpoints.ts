import type { z } from 'zod'
import type { OfferState } from '../../domain/booking/offer.ts'
import type { OutsideParts, TroubledPart } from '../../domain/outside-parts.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import type { ImportAnswer, importRows } from '../records/import.ts'
import type { assignBody, BankEntriesAnswer, dismissBody, LoadedStatement } from './bank-statements.ts'
import type {
  cancelBody,
  LateFeeAnswer,
  moneyBody,
  notesBody,
  onAccountBody,
  paperBody,
  refundBody,
  SigningLink,
} from './booking-bodies.ts'
import type { BookingChoices, BookingPageAnswer } from './bookings.ts'
import type { DueDutiesAnswer, doneBody } from './car-care.ts'
import type { AccountCardAnswer } from './company-accounts.ts'
import type { DocumentsAnswer, reviewBody } from './documents.ts'
import type { ExchangeAnswer, exchangeBody } from './exchange.ts'
import type { claimBody, extraChargeBody, withdrawBody } from './extra-charges.ts'
import type { FiguresAnswer } from './figures.ts'
import type { CarCardAnswer, DamageAnswer, damageBody, picturesBody } from './fleet.ts'
import type { handOverBody, signatureBody, takeBackBody, undoBody } from './hand-over-bodies.ts'
import type { SheetsAnswer } from './hand-overs.ts'
import type {
  LetterTextsAnswer,
  LookAnswer,
  letterPreviewBody,
  letterTextsBody,
  lookBody,
  PreviewAnswer,
  RulesAnswer,
  RulesTrialAnswer,
  rulesBody,
  rulesTrialBody,
  TermsAnswer,
  TermsPreviewAnswer,
  termsBody,
  termsPreviewBody,
  WeekAnswer,
  WeekPlacesAnswer,
  WeekTrialAnswer,
  weekBody,
} from './house.ts'
import type { LettersAnswer, LetterTextAnswer } from './letters.ts'
import type {
  AgesAnswer,
  ClosingAnswer,
  closingBody,
  LedgerCheckAnswer,
  MoneyDayAnswer,
  RevenueAnswer,
  VatAnswer,
} from './money.ts'
import type { OfferAnswer, OfferMadeAnswer, OffersAnswer, offerBody, takeOfferBody } from './offers.ts'
import type {
  BanListAnswer,
  banBody,
  DuplicatesAnswer,
  mergeBody,
  noteBody,
  PersonCardAnswer,
} from './people.ts'
import type {
  PhoneBookingAnswer,
  PhoneClients,
  PhoneKnown,
  PhonePlaces,
  PhoneQuote,
  phoneBookingBody,
  phoneKnownBody,
  phoneQuoteBody,
} from './phone.ts'
import type { PriceListAnswer, TrialAnswer } from './price-answers.ts'
import type { priceDraftBody, priceTrialBody, priceUndoBody } from './prices.ts'
import type { ReadinessAnswer, readinessBody } from './readiness.ts'
import type { ListedCar, ListedGuarantor, ListedService, RecordedChange, StoredRecord } from './records.ts'
import type {
  AccountAnswer,
  acceptBody,
  invitationBody,
  NewPasskeyOptions,
  newPasskeyBody,
  PasskeyQuestion,
  passwordBody,
  proofBody,
  shownPasskeyBody,
  signInForm,
} from './sign-in.ts'
import type {
  BlockAnswer,
  blockBody,
  blockChangeBody,
  ChangeAnswer,
  changeBody,
  TimelineAnswer,
} from './timeline.ts'
import type { DeskDayAnswer, FoundBookings, TodayAnswer } from './today.ts'
import type { PlannedTripAnswer, placeBody, TripsOfTodayAnswer, tripBody, tripChangeBody } from './trips.ts'

/**
 * Every call of the staff's API: what is sent, and what comes back. The screens ask and the routes answer by the names
 * of this table, so that neither can leave out what the other counts on. Files and refusals are not in it.
 */
export type StaffEndpoints = SignIn &
  Troubles &
  Bookings &
  HandOvers &
  ExtraCharges &
  Bank &
  Phone &
  Offers &
  Timeline &
  Trips &
  Post &
  Prices &
  House &
  Fleet &
  Money &
  People &
  Records

export type EndpointName = keyof StaffEndpoints
export type AnswerOf<Name extends EndpointName> = StaffEndpoints[Name]['answer']

type In<Schema extends z.ZodType> = z.input<Schema>

type Troubles = {
  'GET /troubles': { answer: { part: TroubledPart; since: string }[] }
}

type SignIn = {
  'POST /login': { body: In<typeof signInForm>; answer: StaffMember }
  'POST /logout': { answer: { status: string } }
  'POST /login/question': { answer: PasskeyQuestion }
  'POST /login/passkey': { body: In<typeof shownPasskeyBody>; answer: StaffMember }
  'POST /invitation': { body: In<typeof invitationBody>; answer: { name: string; email: string } }
  'POST /invitation/accept': { body: In<typeof acceptBody>; answer: { email: string } }
  'GET /me': { answer: StaffMember }
  'GET /parts': { answer: OutsideParts }
  'GET /me/account': { answer: AccountAnswer }
  'POST /me/sessions/:id/end': { answer: { status: string } }
  'POST /me/end-sessions': { answer: { status: string } }
  'POST /me/end-other-sessions': { answer: { status: string } }
  'POST /me/password': { body: In<typeof passwordBody>; answer: { status: string } }
  'POST /me/recovery-codes': { answer: { codes: string[] } }
  'POST /me/passkeys/offer': { answer: NewPasskeyOptions }
  'POST /me/passkeys': { body: In<typeof newPasskeyBody>; answer: { status: string } }
  'DELETE /me/passkeys/:id': { answer: { status: string } }
  'POST /me/proof': { body: In<typeof proofBody>; answer: { status: string } }
  'POST /me/proof/question': { answer: PasskeyQuestion }
  'POST /me/proof/passkey': { body: In<typeof shownPasskeyBody>; answer: { status: string } }
  'POST /admins/:id/end-sessions': { answer: { status: string } }
  'POST /admins/:id/invite': { answer: { link: string; until: string; email: string } }
  /** Nothing opens the account any more but the invitation. */
  'POST /admins/:id/reset-sign-in': { answer: { link: string; until: string; email: string } }
}

type GivenLink = { kind: 'sent'; email: string } | { kind: 'shown'; link: string }

type Bookings = {
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

type HandOvers = {
  'GET /hand-overs': { answer: SheetsAnswer }
  'GET /hand-overs/:id': { answer: SheetsAnswer }
  /** The body is the photograph itself. */
  'PUT /hand-overs/:id/photos/:key/:spot': { body: Blob; answer: { id: number } }
}

type ExtraCharges = {
  'POST /extra-charges/claims': {
    body: In<typeof claimBody>
    answer: { kind: 'proposed'; id: number; bookingId: number; number: string }
  }
  'POST /extra-charges/:id/picture': { body: Blob; answer: { kept: true } }
  'POST /extra-charges/:id/charge': { answer: { kind: 'charged' } }
  'POST /extra-charges/:id/withdraw': { body: In<typeof withdrawBody>; answer: { kind: 'withdrawn' } }
}

type Bank = {
  /** The body is the file itself. */
  'POST /bank-statements': { body: Blob; answer: LoadedStatement }
  'GET /bank-entries': { query: { state?: string; page: number }; answer: BankEntriesAnswer }
  'POST /bank-entries/:id/assign': { body: In<typeof assignBody>; answer: { status: string } }
  'POST /bank-entries/:id/dismiss': { body: In<typeof dismissBody>; answer: { status: string } }
}

type Phone = {
  'GET /phone/clients': { query: { q: string }; answer: PhoneClients }
  'POST /phone/known': { body: In<typeof phoneKnownBody>; answer: PhoneKnown }
  'GET /phone/places': { answer: PhonePlaces }
  'POST /phone/quote': { body: In<typeof phoneQuoteBody>; answer: PhoneQuote }
  'POST /phone/bookings': { body: In<typeof phoneBookingBody>; answer: PhoneBookingAnswer }
}

type Offers = {
  'GET /offers': { query: { state?: OfferState }; answer: OffersAnswer }
  'POST /offers': { body: In<typeof offerBody>; answer: OfferMadeAnswer }
  'GET /offers/:id': { answer: OfferAnswer }
  'POST /offers/:id/withdraw': { answer: { status: string } }
  'POST /offers/:id/take': { body: In<typeof takeOfferBody>; answer: PhoneBookingAnswer }
}

type Timeline = {
  'GET /timeline': { query: { from: string; to: string; groupIds?: string }; answer: TimelineAnswer }
  /** The page is open; who else has it open. */
  'POST /bookings/:id/presence': { answer: { others: string[] } }
  'GET /bookings/:id/choices': { answer: BookingChoices }
  'POST /bookings/:id/change': { body: In<typeof changeBody>; answer: ChangeAnswer }
  'POST /timeline/blocks': { body: In<typeof blockBody>; answer: BlockAnswer }
  'PUT /timeline/blocks/:id': { body: In<typeof blockChangeBody>; answer: BlockAnswer }
  'DELETE /timeline/blocks/:id': { answer: object }
}

type Trips = {
  'GET /trips/today': { answer: TripsOfTodayAnswer }
  'POST /trips': { body: In<typeof tripBody>; answer: PlannedTripAnswer }
  'PUT /trips/:id': { body: In<typeof tripChangeBody>; answer: PlannedTripAnswer }
  'DELETE /trips/:id': { answer: object }
  'POST /trips/:id/done': { answer: { status: string } }
  'POST /cars/:id/place': { body: In<typeof placeBody>; answer: { status: string } }
}

type Post = {
  'GET /documents': { query: { booking?: string }; answer: DocumentsAnswer }
  'POST /documents/:id/review': { body: In<typeof reviewBody>; answer: { done: true } }
  'POST /documents/:id/reopen': { answer: { done: true } }

  'GET /letters': {
    query: { state?: string; kind?: string; booking?: string; recipient?: string; page: number }
    answer: LettersAnswer
  }
  'GET /letters/:id': { answer: LetterTextAnswer }
  'POST /letters/:id/again': { answer: { id: number; recipient: string } }
}

type Prices = {
  'GET /prices/list': { answer: PriceListAnswer }
  'POST /prices/trial': { body: In<typeof priceTrialBody>; answer: TrialAnswer }
  'POST /prices/save': { body: In<typeof priceDraftBody>; answer: PriceListAnswer }
  'POST /prices/undo': { body: In<typeof priceUndoBody>; answer: PriceListAnswer }
}

type House = {
  'GET /house/rules': { answer: RulesAnswer }
  'POST /house/rules/trial': { body: In<typeof rulesTrialBody>; answer: RulesTrialAnswer }
  'POST /house/rules': { body: In<typeof rulesBody>; answer: RulesAnswer }
  'GET /house/hours': { answer: WeekPlacesAnswer }
  'GET /house/hours/:id': { answer: WeekAnswer }
  'PUT /house/hours/:id': { body: In<typeof weekBody>; answer: WeekAnswer }
  'POST /house/hours/:id/trial': { body: In<typeof weekBody>; answer: WeekTrialAnswer }
  'GET /house/letters': { answer: LetterTextsAnswer }
  'POST /house/letters': { body: In<typeof letterTextsBody>; answer: LetterTextsAnswer }
  'POST /house/letters/preview': { body: In<typeof letterPreviewBody>; answer: PreviewAnswer }
  'GET /house/terms': { answer: TermsAnswer }
  'POST /house/terms': { body: In<typeof termsBody>; answer: TermsAnswer }
  'POST /house/terms/preview': { body: In<typeof termsPreviewBody>; answer: TermsPreviewAnswer }
  'DELETE /house/terms/:id': { answer: TermsAnswer }
  'GET /house/look': { answer: LookAnswer }
  'POST /house/look': { body: In<typeof lookBody>; answer: LookAnswer }
  'POST /house/look/logo': { body: Blob; answer: LookAnswer }
  'DELETE /house/look/logo': { answer: LookAnswer }
}

type Fleet = {
  'GET /cars/:id/card': { answer: CarCardAnswer }
  /** The body is the photograph itself. */
  'POST /cars/:id/pictures': { body: Blob; answer: { name: string } }
  'PUT /cars/:id/pictures': { body: In<typeof picturesBody>; answer: { ok: true; name?: string } }
  'DELETE /cars/:id/pictures/:name': { answer: object }
  'PUT /cars/:id/damage': { body: In<typeof damageBody>; answer: DamageAnswer }
  'GET /duties': { answer: DueDutiesAnswer }
  'POST /cars/:id/duties/:duty/done': { body: In<typeof doneBody>; answer: { nextId: number | null } }
  'GET /readiness': { answer: ReadinessAnswer }
  'POST /cars/:id/readiness': { body: In<typeof readinessBody>; answer: { status: string } }
  'GET /figures': { query: { from: string; to: string }; answer: FiguresAnswer }
}

type People = {
  'GET /clients/:id/card': { answer: PersonCardAnswer }
  'POST /clients/:id/notes': { body: In<typeof noteBody>; answer: { id: number } }
  'DELETE /people/notes/:id': { answer: object }
  'POST /clients/:id/ban': { body: In<typeof banBody>; answer: { id: number } }
  'GET /people/bans': { answer: BanListAnswer }
  'POST /people/bans/:id/lift': { answer: { status: string } }
  'GET /company-accounts/:id/card': { answer: AccountCardAnswer }
  'POST /company-accounts/invoices/:id/send': { answer: { recipient: string } }
  'GET /people/duplicates': { answer: DuplicatesAnswer }
  'POST /people/merge': { body: In<typeof mergeBody>; answer: { id: number } }
}

type Months = { from: string; to: string }

type Money = {
  'GET /money/day': { query: { day: string }; answer: MoneyDayAnswer }
  'POST /money/closings': {
    body: In<typeof closingBody>
    answer: Pick<ClosingAnswer, 'id' | 'cash' | 'card'>
  }
  'GET /money/vat': { query: Months; answer: VatAnswer }
  'GET /money/ages': { answer: AgesAnswer }
  'GET /money/revenue': { query: Months; answer: RevenueAnswer }
  'GET /money/general-ledger': { query: Months; answer: LedgerCheckAnswer }
}

/** How a list of records is asked for: every part is JSON, as react-admin writes it. */
type ListQuery = { range: string; sort?: string; filter?: string }

/** Records answer as their descriptions say; the lists that a screen of its own reads are told by name. */
type Records = {
  'GET /:resource': { query: ListQuery; answer: StoredRecord[] }
  'GET /:resource/:id/history': { query: { count: number }; answer: RecordedChange[] }
  'GET /cars': { query: ListQuery; answer: ListedCar[] }
  'GET /guarantors': { query: ListQuery; answer: ListedGuarantor[] }
  'GET /services': { query: ListQuery; answer: ListedService[] }
  'GET /:resource/:id': { answer: StoredRecord }
  'POST /:resource': { body: Record<string, unknown>; answer: StoredRecord }
  'PUT /:resource/:id': { body: Record<string, unknown>; answer: StoredRecord }
  'DELETE /:resource/:id': { answer: StoredRecord }
  'POST /:resource/import': { body: In<typeof importRows>; answer: ImportAnswer }
  /** A removed record comes back as the log has it. */
  'POST /audit-log/:id/bring-back': { answer: StoredRecord }
  'POST /clients/:id/erase': { answer: { status: 'erased' } }
}
