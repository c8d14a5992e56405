import type { Attention } from '../../domain/booking/attention.ts'
import type { ShownState } from '../../domain/booking/bar-state.ts'
import type { HandOverWay, OwnersException } from '../../domain/booking/hand-over.ts'
import type { ChargeReason, LedgerAccount, LedgerKind } from '../../domain/booking/ledger.ts'
import type { BookingStatus } from '../../domain/booking/life.ts'
import type { LockerPurpose } from '../../domain/booking/locker-window.ts'
import type { PaymentMethod, PaymentStatus, RefundStatus } from '../../domain/booking/money-statuses.ts'
import type { PaperKind, SigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { NextStep, StaffAction } from '../../domain/booking/staff-actions.ts'
import type { DocumentKind, ReviewStatus } from '../../domain/booking/wanted-documents.ts'
import type { FuelType } from '../../domain/catalogue.ts'
import type { BodyType } from '../../domain/fleet/body-types.ts'
import type { CarIssue, CarIssuePoint } from '../../domain/fleet/damage-sheet.ts'
import type { LetterKind } from '../../domain/letters.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ExchangeTold } from './exchange.ts'
import type { ExtraChargeAnswer } from './extra-charges.ts'
import type { HandPriceBody } from './hand-price.ts'

/** What a booking's page is told. Times are Tallinn labels, money is euros. */

export type Stop = { at: string; locationId: number; place: string; address: string }

export type DriverAnswer = {
  name: string
  idCode: string | null
  birthDate: string | null
  drivingLicenceNumber: string
}

/** Fuel is eighths of a tank, charge percent of a battery. */
export type SeenAnswer = { odometer: number | null; fuel: number | null; charge: number | null }

type GuarantorAnswer = {
  id: number
  name: string
  email: string
  idCode: string
  documentNumber: string
  address: string
  phone: string
  responsibilityLimit: number
}

export type BookingPageAnswer = {
  id: number
  number: string
  status: BookingStatus
  state: ShownState
  createdAt: string
  isPaid: boolean
  isRequest: boolean
  attentions: Attention[]
  cancelled: { at: string; reason: string; fee: number } | null
  hold: { hasCar: boolean; expiresAt: string | null }
  rent: Stop
  return: Stop
  handedOver: ({ at: string } & SeenAnswer) | null
  takenBack: ({ at: string; place: string } & SeenAnswer) | null
  car: {
    id: number
    name: string
    plate: string
    group: string
    image: string | null
    mileage: number
    fuelType: FuelType
    bodyType: BodyType
    seats: number
    issues: CarIssue[]
    issuePoints: CarIssuePoint[]
  }
  client: DriverAnswer & {
    id: number
    email: string
    phone: string
    address: string
    language: Locale
    additional: string
    company: { name: string; address: string; registryCode: string; vatNumber: string } | null
  }
  /** The company by whose agreement it was made. */
  account: { id: number; name: string; isOnAccount: boolean } | null
  purchaseOrder: string
  drivers: (DriverAnswer & { firstName: string; lastName: string })[]
  guarantor: GuarantorAnswer | null
  services: { id: number; name: string; quantity: number; price: number; deductible: number | null }[]
  price: {
    total: number
    vat: number
    vatRate: number
    deposit: number
    coupons: string[]
    /** What staff took off or agreed on, with their reason. */
    byHand: HandPriceBody | null
    /** A better car at the price of this group. */
    upgradedFrom: string | null
    sections: { title: string; lines: { text: string; reasons: string; shown: string }[] }[]
  }
  money: {
    rentCost: number
    rentPaid: number
    depositPaid: number
    rentDue: number
    depositDue: number
    /** What is left to give back, and how much of it did not come through the bank. */
    owedBack: Record<LedgerAccount, { amount: number; byHand: number }>
    onItsWay: Record<LedgerAccount, number>
    cancelFee: number
    paymentWithDeposit: boolean
  }
  /** What it costs, and every change of it. */
  charges: { id: number; at: string; account: LedgerAccount; reason: ChargeReason; amount: number }[]
  /** Entries of the ledger that whoever asks may take back. */
  undoableEntries: number[]
  ledger: {
    id: number
    at: string
    account: LedgerAccount
    kind: LedgerKind
    amount: number
    method: PaymentMethod
    note: string
  }[]
  payments: {
    id: number
    at: string
    reference: string
    amount: number
    status: PaymentStatus
    method: PaymentMethod
  }[]
  refunds: {
    id: number
    at: string
    account: LedgerAccount
    amount: number
    status: RefundStatus
  }[]
  extraCharges: ExtraChargeAnswer[]
  /** What an ordinary cleaning costs, to begin with. */
  cleaningPrice: number
  documents: {
    id: number
    driver: string
    kind: DocumentKind
    status: ReviewStatus
    reason: string
    at: string
  }[]
  papers: {
    id: number
    kind: PaperKind
    number: string
    at: string
    isVoid: boolean
    href: string
    /** Null for people, and for what was issued before there were e-invoices. */
    eInvoices: { ubl: string; estonian: string } | null
  }[]
  signature: {
    method: SigningMethod
    name: string
    at: string
    /** Who of the staff saw it. */
    witness: string | null
  } | null
  mails: {
    id: number
    kind: LetterKind
    recipient: string
    at: string
    sentAt: string | null
    failure: string | null
  }[]
  questionnaire: { quality: number; condition: number; recommend: number; additional: string } | null
  lockers: {
    id: number
    name: string
    purpose: LockerPurpose
    start: string
    end: string
    keyTakenAt: string | null
    keyReturnedAt: string | null
    /** As the customer read it from the dashboard. */
    odometer: number | null
    fuel: number | null
  }[]
  /** How its key changed hands at the desk or beside the car, what was undone too. */
  handOvers: {
    id: number
    way: HandOverWay
    at: string
    by: string
    isSigned: boolean
    note: string
    deposit:
      | { kind: 'taken'; method: PaymentMethod; amount: number }
      | { kind: 'hold'; number: string }
      | null
    exception: OwnersException | null
    undone: { at: string; reason: string } | null
    photos: { id: number; spot: string; href: string }[]
  }[]
  /** Cars that were given for others while it ran, the first exchange first. */
  exchanges: ExchangeTold[]
  licenceChecks: { driver: string; until: string; by: string }[]
  /** Of each driver, the renter first. */
  licencesSeen: boolean[]
  depositMissing: number
  notes: string
  adHocNotes: string
  additional: string
  depositNumber: string | null
  places: { id: number; name: string }[]
  actions: StaffAction[]
  nextStep: NextStep | null
}

/** What a booking could have instead: cars that nobody has then, the cheapest first, and services; each with its price. */
export type BookingChoices = {
  cars: {
    id: number
    name: string
    plate: string
    group: string
    price: number
    difference: number
    isElectric: boolean
    /** Where it stands, as far as anyone has said. */
    place: string | null
  }[]
  /** Of one piece, for the whole rental. */
  services: { id: number; price: number }[]
}
