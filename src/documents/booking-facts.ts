import type { BookingStatus } from '../domain/booking/life.ts'
import type { Company, FuelType } from '../domain/catalogue.ts'
import type { BodyType } from '../domain/fleet/body-types.ts'
import type { DamagePoint } from '../domain/fleet/damage-sheet.ts'
import type { HouseRules } from '../domain/house-rules.ts'
import type { Cents, PercentHundredths } from '../domain/money.ts'
import type { Client, Driver } from '../domain/people/client.ts'
import type { QuoteLine } from '../domain/pricing/quote-line.ts'
import type { PageName } from '../i18n/pages.ts'

/** Where and when; names of places are already in the reader's language. */
export type StopFacts = { at: Date; place: string; address: string }

export type CarFacts = {
  name: string
  group: string
  plate: string
  vin: string | null
  fuelType: FuelType
  bodyType: BodyType
  /** Kilometres and percent at hand-over; null while nobody has read them. */
  odometer: number | null
  fuelLevel: number | null
  issues: readonly { text: string; points: readonly DamagePoint[] }[]
}

type ServiceFacts = { id: number; name: string; quantity: number; deductible: Cents | null }

export type RentalFacts = {
  number: string
  /** By which a company's own books know it; empty where none was told. */
  purchaseOrder: string
  contractNumber: string | null
  status: BookingStatus
  bookedAt: Date
  /** The last change of anything a paper or a calendar shows. */
  changedAt: Date
  rent: StopFacts
  return: StopFacts
  car: CarFacts
  /** The total with VAT; the lines add up to it. */
  price: Cents
  vat: Cents
  vatRate: PercentHundredths
  deposit: Cents
  lines: readonly QuoteLine[]
  services: readonly ServiceFacts[]
  /** As they were when it was made. */
  rules: HouseRules
  /** The day from which the conditions that were agreed to hold. */
  termsFrom: Date
}

export type ClientFacts = Omit<Client, 'ads' | 'additionalDrivers' | 'purchaseOrder'>

type GuarantorFacts = {
  name: string
  email: string
  idCode: string
  documentNumber: string
  address: string
  phone: string
  responsibilityLimit: Cents
}

type LinkedPage =
  | 'documents'
  | 'bank-links'
  | 'upload-document'
  | 'upload-documents'
  | 'sign'
  | 'change'
  | 'smartlocker'
  | 'questionnaire'
  | 'accurate-rental-conditions'
  | 'index'

/** Absolute addresses; those of the customer's own pages carry the private link. */
type BookingLinks = Record<LinkedPage & PageName, string>

/** All that mails, calendar and papers say of a booking. */
export type BookingFacts = {
  company: Company
  booking: RentalFacts
  client: ClientFacts
  additionalDrivers: readonly Driver[]
  guarantor: GuarantorFacts | null
  /** Who signs for the company. */
  representative: string | null
  links: BookingLinks
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
