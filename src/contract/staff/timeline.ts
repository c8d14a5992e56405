import { z } from 'zod'
import type { BarState } from '../../domain/booking/bar-state.ts'
import type { Translated } from '../../domain/catalogue.ts'
import { MOST_ADDITIONAL_DRIVERS } from '../../domain/people/client.ts'
import { LONGEST_HAND_REASON } from '../../domain/pricing/hand-price.ts'
import { calendarDay, id, label, neededText, quantity, trimmedText } from '../values.ts'
import type { PriceLine } from '../visitor/answers.ts'
import { additionalDriver } from './drivers.ts'
import { handPriceBody } from './hand-price.ts'

/** The fleet timeline and what can be moved on it. Times are Tallinn labels, `YYYY-MM-DDTHH:mm`. */

/** The first day and the day after the last one. */
export const timelineQuery = z.object({
  from: calendarDay,
  to: calendarDay,
  groupIds: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
})

/** Who drives besides the renter, as a booking tells it. */
const toldDriver = z.strictObject({
  firstName: trimmedText(100),
  lastName: trimmedText(100),
  idCode: trimmedText(40).nullable(),
  birthDate: trimmedText(10).nullable(),
  drivingLicenceNumber: trimmedText(40),
})

/** What is changed, as whoever changes it had it before them. */
const seenTerms = z
  .strictObject({
    carId: id,
    rentDate: label,
    returnDate: label,
    rentLocationId: id,
    returnLocationId: id,
    services: z.array(z.strictObject({ id, quantity })).max(50),
    additionalDrivers: z.array(toldDriver).max(MOST_ADDITIONAL_DRIVERS),
    handPrice: handPriceBody.nullable(),
  })
  .partial()
export type SeenTerms = z.input<typeof seenTerms>

export const changeBody = z.strictObject({
  previous: seenTerms.optional(),
  carId: id.optional(),
  rentDate: label.optional(),
  returnDate: label.optional(),
  rentLocationId: id.optional(),
  returnLocationId: id.optional(),
  services: z
    .array(z.strictObject({ id, quantity: quantity.default(1) }))
    .max(50)
    .optional(),
  /** Besides the renter, all of them. */
  additionalDrivers: z.array(additionalDriver).max(MOST_ADDITIONAL_DRIVERS).optional(),
  /** Null takes what was agreed by hand back. */
  handPrice: handPriceBody.nullable().optional(),
  /** A better car at the price of the group that was booked, and why. */
  upgrade: neededText(LONGEST_HAND_REASON).optional(),
  /** Staff see to it that the car is there, though by the rules between places it could not be. */
  isBrought: z.boolean().default(false),
  isTrial: z.boolean().default(false),
})

export const MOST_REASON = 200
export const blockBody = z.strictObject({
  carId: id,
  start: label,
  end: label,
  reason: neededText(MOST_REASON),
})
export const blockChangeBody = blockBody.partial().extend({ previous: blockBody.partial().optional() })

export type ChangeBody = z.input<typeof changeBody>

/** What takes a car. Times are texts on the wire, and counted inside. */
export type BookingBar<Time = string> = {
  kind: 'booking'
  id: number
  /** The part of a rental that was driven with a car which was given for another; null while it is the booking's own. */
  exchangeId: number | null
  number: string
  customer: string
  from: Time
  to: Time
  /** When the turnaround is over. */
  freeAt: Time
  /** Where the car stands afterwards; null where nobody fetched it. */
  endPlaceId: number | null
  state: BarState
  isPaid: boolean
  /** Until when the car is held; null when it is kept. */
  holdEndsAt: Time | null
}
export type BlockBar<Time = string> = { kind: 'block'; id: number; reason: string; from: Time; to: Time }
/** A car on its way from place to place. */
export type TripBar<Time = string> = {
  kind: 'trip'
  id: number
  start: Translated
  end: Translated
  endLocationId: number
  driver: string
  isDone: boolean
  from: Time
  to: Time
}
/** A car that an offer keeps for a while. */
export type OfferBar<Time = string> = { kind: 'offer'; id: number; customer: string; from: Time; to: Time }
export type TimelineBar<Time = string> = BookingBar<Time> | BlockBar<Time> | TripBar<Time> | OfferBar<Time>
type TimelineCar<Time> = {
  id: number
  name: string
  plate: string
  isActive: boolean
  /** Where it stands now, or is due; null when nobody has said. */
  placeId: number | null
  bars: TimelineBar<Time>[]
}
export type TimelineGroup<Time = string> = { id: number; name: Translated; cars: TimelineCar<Time>[] }

export type TimelineAnswer = { from: string; to: string; groups: TimelineGroup[] }

export type ChangeAnswer = {
  price: number
  previousPrice: number
  difference: number
  deposit: number
  lines: PriceLine[]
  isAnnexed: boolean
  isSignatureVoided: boolean
  lostCoupons: string[]
  due: number
  owedBack: number
  isTrial: boolean
}

export type BlockAnswer = { id: number; carId: number; start: string; end: string; reason: string }

/** What a refused car says besides its sentence: what keeps it from being taken, and which cars nobody has then. */
export type CarTakenExtras<Time = string> = {
  inTheWay: ({ id: number; from: Time; to: Time } & (
    | { kind: 'booking'; number: string }
    | { kind: 'block'; reason: string }
    | { kind: 'trip' }
    | { kind: 'offer'; customer: string }
  ))[]
  freeCars: { id: number; name: string; plate: string }[]
}
