import { z } from 'zod'
import { phoneHolds } from '../../domain/booking/hold.ts'
import type { OpeningHours } from '../../domain/calendar/opening-windows.ts'
import type { CouponAnswer } from '../../domain/coupons/coupon.ts'
import { MOST_ADDITIONAL_DRIVERS } from '../../domain/people/client.ts'
import type { Locale } from '../../i18n/locales.ts'
import { id, quantity, trimmedText } from '../values.ts'
import type { OfferedCar } from '../visitor/answers.ts'
import { carSearchBody } from '../visitor/booking.ts'
import type { ServiceOption } from '../visitor/steps.ts'
import type { additionalDriver } from './drivers.ts'
import { handPriceBody } from './hand-price.ts'

/** What a booking by phone sends and gets. Money is euros, times are Tallinn labels. */

export const phoneQuoteBody = carSearchBody.extend({
  carId: id.nullish(),
  services: z.array(z.object({ id, quantity })).max(50).nullish(),
  /** What is taken off by hand. */
  handPrice: handPriceBody.nullish(),
  /** As far as it is known who drives: fees follow from it. */
  drivers: z
    .array(z.object({ idCode: trimmedText(40).default(''), birthDate: trimmedText(10).default('') }))
    .max(1 + MOST_ADDITIONAL_DRIVERS)
    .nullish(),
})

/** Besides these a visitor's own registration, which is checked as such. */
export const phoneBookingBody = z.looseObject({
  /** The same for every press of the button in one call: it books once. */
  key: z.string().min(8).max(100),
  clientId: id.nullish(),
  hold: z.enum(phoneHolds),
  /** Staff see to it that the car is there, though by the rules between places it could not be. */
  isBrought: z.boolean().default(false),
  handPrice: handPriceBody.nullish(),
  /** Why an owner books for someone who is banned. */
  despiteBan: trimmedText(500).nullish(),
})

export type PhonePlace = { id: number; name: string; address: string; hours: OpeningHours }
export type PhonePlaces = {
  now: string
  places: PhonePlace[]
  /** How long a car can be kept: so many minutes, or until this hour of tomorrow. */
  holds: { minutes: number; hour: number }
}

const said = ['id', 'name', 'gearbox', 'seats', 'fuelType', 'imageNames', 'group'] as const
/** What is said of a car on the phone. */
export const phoneCarFields = [...said, 'price', 'pricePerDay', 'deposit'] as const
export type PhoneCar = Pick<OfferedCar, (typeof phoneCarFields)[number]> & {
  plate: string
  comes: CarComing
}

/** Whether the car is at the pick-up place by itself, is brought from another in time, or is too far away by the rules. */
export type CarComing = {
  kind: 'here' | 'brought' | 'too_far' | 'taken'
  /** Where it stands before; null when nobody has said. */
  from: string | null
  /** Of the way; null where no car goes. */
  hours: number | null
  cost: number
}

export type PhoneDates = { rentDate: string; returnDate: string; cars: number; fromPrice: number }

export type PhoneChosenCar = {
  id: number
  name: string
  isFree: boolean
  comes: CarComing
  price: number
  deposit: number
  vat: number
  vatRate: number
  /** The price in the words of the website, in the language of whoever talks. */
  lines: { text: string; reasons: string; shown: string }[]
  services: { id: number; quantity: number }[]
  /** Those of them that follow from who drives. */
  byDrivers: number[]
  options: ServiceOption[]
  coupons: CouponAnswer[]
}

export type PhoneQuote = {
  cars: PhoneCar[]
  /** Nobody has them, and they cannot be there in time by themselves or by the rules. */
  tooFar: PhoneCar[]
  coupons: CouponAnswer[]
  /** What is possible when nothing is free as asked for. */
  instead: { cars: PhoneCar[]; dates: PhoneDates[] } | null
  /** The chosen car with its services; null when none is chosen, or it cannot be had on these days. */
  chosen: PhoneChosenCar | null
}

export type PhoneClient = {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  idCode: string
  birthDate: string
  drivingLicenceNumber: string
  address: string
  language: Locale
  companyName: string
  companyAddress: string
  companyRegistryCode: string
  companyVatNumber: string
  /** Otherwise someone typed it into the website and never rented. */
  isVerified: boolean
  rentals: number
  lastRental: string | null
  nextRental: string | null
}

export type PhoneClients = { clients: PhoneClient[] }

/** Whoever has driven with the caller, or for the caller's company. */
export type PhoneDrivers = { drivers: Required<z.infer<typeof additionalDriver>>[] }

/** Companies with an agreement, and the code that brings its prices. */
export type PhoneCompanies = {
  companies: {
    id: number
    name: string
    registryCode: string
    address: string
    vatNumber: string | null
    code: string | null
  }[]
}

/** What was told of the caller so far; what is not whole yet is left out. */
export const phoneKnownBody = z.object({
  idCode: trimmedText(40).optional(),
  phone: trimmedText(40).optional(),
  email: trimmedText(254).optional(),
})

/** Whom the company knows already, and by which of these. */
export type PhoneKnown = { clients: (PhoneClient & { knownBy: (keyof z.output<typeof phoneKnownBody>)[] })[] }

export type PhoneBookingAnswer = {
  id: number
  number: string
  price: number
  holdUntil: string | null
  email: string
}
