import type { CustomerStep } from '../../domain/booking/customer-steps.ts'
import type { LockerObstacle } from '../../domain/booking/locker-obstacles.ts'
import type { LockerPurpose } from '../../domain/booking/locker-window.ts'
import type { PaperKind, PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { PaperBlock } from '../../domain/booking/paper-text.ts'
import type { CarPicture, DocumentKind, SentState } from '../../domain/booking/wanted-documents.ts'
import type { LicenceDates } from '../../domain/people/licence-dates.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { CustomerBookingAnswer } from './steps.ts'

/** The pages behind a booking's private link, as they are told. Money in euros, moments in ISO, texts in one language. */

export type CustomerMoney = {
  paid: number
  depositPaid: number
  rentDue: number
  depositDue: number
  /** What has still to be left before the car is handed over, whether it is asked for here or at the desk. */
  depositOpen: number
  /** Owed to the customer, on its way or waiting for the office. */
  goesBack: number
  /** A bank payment was started and nobody has said how it ended. */
  isUnderWay: boolean
  /** The last payment at the bank was given up, and no money came of it. */
  isGivenUp: boolean
  /** Instead of the bank link: a transfer to this account with this reference number. */
  transfer: { receiver: string; iban: string; bank: string; reference: string }
}

type CustomerPaper = {
  id: number
  kind: PaperKind
  number: string
  issuedAt: string
  href: string
}

export type CustomerDriver = {
  index: number
  name: string
  /** As the driver read them from the licence; null until then. */
  licence: LicenceDates | null
  documents: {
    kind: DocumentKind
    state: SentState
    /** Why the office could not accept it. */
    reason: string
    /** What was sent for it, the first first. */
    files: { id: number; type: string; size: number; sentAt: string }[]
  }[]
}

export type CustomerContract = {
  number: string
  href: string
  /** Null until it is signed. */
  signedAt: string | null
}

/** What it says, in the language it is made in. */
export type ContractText = { language: Locale; blocks: PaperBlock[] }

/** A signature by phone that is under way or has failed. */
export type CustomerSigning = {
  id: number
  method: PhoneSigningMethod
  /** The customer compares it with the one on their phone. */
  code: string
  state: 'running' | 'failed'
  failure: string | null
}

/** What the customer read from the dashboard; fuel in eighths of a tank. */
export type DashboardReading = { odometer: number; fuel: number }

export type CustomerLocker = {
  name: string
  address: string
  /** Where the car stands; empty when nobody has written it down. */
  parking: string
  plate: string
  /** Which way of the key it is about now. */
  purpose: LockerPurpose
  /** Until the page says something else by itself; null when nothing changes with time any more. */
  changesInMs: number | null
  /** The door was opened for bringing the key back, as far as we know. */
  isOpened: boolean
  /** What was told and sent about the car on this way of the key. */
  reading: DashboardReading | null
  pictures: CarPicture[]
  /** The number to call; after the key was taken, that of the locker it goes back into. */
  phone: string
  /** The number the call must come from. */
  ownPhone: string
  opensAt: string
  closesAt: string
  /** Until when a call opens it; null before the customer said that they are there. */
  callsUntil: string | null
  obstacles: LockerObstacle[]
  /** False: the key is given back to people. */
  goesBackIntoLocker: boolean
  isKeyTaken: boolean
  isKeyReturned: boolean
}

export type CustomerView = CustomerBookingAnswer & {
  /** Who the contract is with: the company where one rents. */
  renterName: string
  ownPhone: string
  isCompany: boolean
  /** Smart-ID and Mobile-ID, as far as they are offered; they need an Estonian personal code. */
  phoneWays: PhoneSigningMethod[]
  money: CustomerMoney
  steps: CustomerStep[]
  papers: CustomerPaper[]
  drivers: CustomerDriver[]
  /** The car they have, once the key is out; and those they had before it, by when each was given for the next. */
  plate: string | null
  exchangedCars: { name: string; plate: string; until: string }[]
  /** Null until it is paid or accepted. */
  contract: CustomerContract | null
  signing: CustomerSigning | null
  /** Null when it can no longer be cancelled here. */
  cancel: { fee: number; goesBack: number } | null
  /** Until when it can be changed online; null when it cannot. */
  change: { until: string; isOut: boolean } | null
  /** Null when the key is handed over by people. */
  locker: CustomerLocker | null
  questionnaire: 'not-yet' | 'open' | 'done'
  /** The office has to decide something; it knows. */
  needsPeople: boolean
  /** A letter the day before the pick-up is still to come. */
  isReminderAhead: boolean
  /** The client has asked to be erased, and nobody has settled it yet. */
  isErasureAsked: boolean
  officePhone: string
  /** Whether offers may be sent to this address. */
  wantsOffers: boolean
  /** What is held about this booking, as a ZIP. */
  exportHref: string
}

export type PayWays = { banks: { code: string; name: string; country: string }[]; hasCards: boolean }

export type PayChoice = { kind: 'bank'; code: string; country: string } | { kind: 'card' | 'wallet' }

export type PayAnswer =
  | { kind: 'go_to_bank'; url: string }
  | {
      kind: 'nothing_due' | 'rental_over' | 'car_taken' | 'cancelled' | 'bank_unreachable' | 'too_many_tries'
    }

export type CancelAnswer = { kind: 'cancelled' } | { kind: 'not_possible' }

export type UploadProblem =
  | 'empty'
  | 'too_large'
  | 'pdf_too_large'
  | 'not_a_picture'
  | 'unreadable'
  | 'too_complex'
  | 'too_many'
  | 'unknown_driver'
  | 'aborted'
  | 'too_many_requests'
  | 'not_kept'
export type UploadAnswer = { ok: true } | { ok: false; code: UploadProblem }

export type SignProblem =
  | 'not_ready'
  | 'already_signed'
  | 'contract_changed'
  | 'empty_drawing'
  | 'unreadable_drawing'
  | 'no_account'
  | 'bad_phone'
  | 'unreachable'
  | 'too_many_tries'
  | 'refused'
  /** The company does not take signatures that way. */
  | 'not_offered'
/** From where it was signed, as far as the request tells: kept beside the signature. */
export type SigningDevice = { address: string; userAgent: string }
export type SignAnswer = { kind: 'signed' } | { kind: 'running' } | { kind: 'failed'; code: SignProblem }

/** What a customer says at a locker. */
export const lockerMessages = ['at-locker', 'report', 'key-taken', 'key-returned'] as const
export type LockerMessage = (typeof lockerMessages)[number]
export type LockerAnswer = { ok: true } | { ok: false; obstacles: LockerObstacle[] }

export type QuestionnaireAnswers = {
  quality: number
  condition: number
  recommend: number
  additional: string
  /** The words may be shown with the first name. */
  mayBeShown: boolean
}
export type QuestionnaireAnswer = { kind: 'thanks' | 'already' | 'not_yet' }
