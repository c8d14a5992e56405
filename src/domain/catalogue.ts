import type { ChangeRules } from './booking/change-online.ts'
import type { StandardCharges } from './booking/extra-charges.ts'
import type { OpeningHours } from './calendar/opening-windows.ts'
import type { CalendarDay } from './calendar/wall-clock.ts'
import type { Coupon } from './coupons/coupon.ts'
import type { Need } from './fleet/duties.ts'
import type { TripRules } from './fleet/trip-rules.ts'
import type { HouseRules, KeptRules } from './house-rules.ts'
import type { Cents, PercentHundredths } from './money.ts'
import type { AgreedCompany } from './pricing/agreed-company.ts'
import type { PriceTable } from './pricing/price-table.ts'
import type { DaysRange } from './pricing/seasons.ts'
import type { TermsVersion } from './terms-text.ts'
import type { Translated } from './translated.ts'

export type { Translated }
export const gearboxes = ['AUTOMATIC', 'MANUAL'] as const
export type Gearbox = (typeof gearboxes)[number]
export const fuelTypes = ['PETROL', 'DIESEL', 'HYBRID', 'PLUG_IN_HYBRID', 'ELECTRIC'] as const
export type FuelType = (typeof fuelTypes)[number]

type Group = {
  id: number
  name: Translated
  acriss: string | null
  isActive: boolean
  deposit: Cents
  turnaroundMinutes: number | null
}

export type Car = {
  id: number
  name: string
  description: Translated
  gearbox: Gearbox
  seats: number
  doors: number
  fuelType: FuelType
  fuelConsumption: number
  /** What nobody has filled in is null and not shown. */
  rangeKm: number | null
  bootLitres: number | null
  suitcases: number | null
  hasAirConditioning: boolean
  mileage: number
  imageNames: readonly string[]
  groupId: number
  /** Where it stands until its first rental or transfer. */
  homeLocationId: number | null
  isLongterm: boolean
  longtermInfo: Translated
  /** What it is not driven without, as far as it is not done. */
  needs: readonly Need[]
}

export type Location = {
  id: number
  name: Translated
  address: string
  /** Where the cars stand; empty where people lead to them. */
  parking: Translated
  orderNumber: number
  hours: OpeningHours
  /** The key lies in a locker there, and nobody stands beside it. */
  hasLockers: boolean
}

export type Service = {
  id: number
  name: Translated
  description: Translated
  type: 'DAY' | 'ONCE'
  /** Set: a cover package with this excess. */
  deductible: Cents | null
  price: Cents
  hourPrice: Cents | null
  carPriceMarkupPercent: PercentHundredths
  isPreChosen: boolean
  orderNumber: number
  maxQuantity: number
  /** Set: added for each driver who is younger than this at pick-up. */
  youngDriverAge: number | null
  /** Added for each driver besides the renter. */
  isPerAdditionalDriver: boolean
  /** Percent off by days range. */
  discounts: ReadonlyMap<number, PercentHundredths>
}

type EndPriceRegulation = {
  start: CalendarDay
  end: CalendarDay
  amount: PercentHundredths
  isDiscount: boolean
}

/** Who rents the cars out: printed on every page and paper. */
export type Company = {
  name: string
  registryCode: string
  vatNumber: string
  address: string
  phone: string
  email: string
  iban: string
  bankName: string
  /** E.164; null: nobody answers there. */
  whatsapp: string | null
  /** How much of a list price others than owners may take off by hand. */
  discountLimit: PercentHundredths
  look: PaperLook
} & StandardCharges &
  ChangeRules

/** How papers and letters look; null: as they always did. */
export type PaperLook = {
  colour: string | null
  logo: { png: Uint8Array; width: number; height: number } | null
}

/** How long a car is made ready after a return. */
export function turnaroundOf(
  { cars, groups, rules }: Pick<Catalogue, 'cars' | 'groups' | 'rules'>,
  carId: number,
): number {
  const own = groups.get(cars.get(carId)?.groupId ?? 0)?.turnaroundMinutes
  return own ?? rules.turnaroundMinutes
}

/** Everything a price and a search need besides the calendar of the cars: immutable, rebuilt whole when anything changes. */
export type Catalogue = {
  version: number
  company: Company
  /** In force now, by the id under which bookings keep them; null: the standard ones. */
  rules: HouseRules
  rulesId: number | null
  /** All that ever were in force. */
  keptRules: KeptRules
  terms: readonly TermsVersion[]
  /** Sentences of letters that the owner wrote, by their key among the messages. */
  letterTexts: ReadonlyMap<string, Translated>
  groups: ReadonlyMap<number, Group>
  /** Active cars of active groups. */
  cars: ReadonlyMap<number, Car>
  priceTables: ReadonlyMap<number, PriceTable>
  ranges: readonly DaysRange[]
  locations: ReadonlyMap<number, Location>
  /** What bringing a car from place to place takes. */
  trips: TripRules
  services: ReadonlyMap<number, Service>
  coupons: ReadonlyMap<string, Coupon>
  /** By the code that their people type. */
  companies: ReadonlyMap<string, AgreedCompany>
  vatRate: PercentHundredths
  weekendDiscount: PercentHundredths
  endPriceRegulations: readonly EndPriceRegulation[]
}

/** As the company lists them. */
export function inOrder<Row extends { id: number; orderNumber: number }>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((a, b) => a.orderNumber - b.orderNumber || a.id - b.id)
}
