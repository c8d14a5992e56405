import { z } from 'zod'
import { type ExchangeReason, exchangeReasons } from '../../domain/booking/exchange.ts'
import { MOST_DAMAGE } from '../../domain/booking/hand-over.ts'
import { euros, id, neededText, trimmedText } from '../values.ts'
import { moment } from './booking-bodies.ts'
import { damagePoint } from './fleet.ts'
import { eighths, kilometres, percent } from './hand-over-bodies.ts'

const read = { odometer: kilometres, fuel: eighths, charge: percent }

/** One car comes back while its rental runs, another goes out in its place. */
export const exchangeBody = z.object({
  /** Made by the screen for one exchange: pictures of the first car are sent under it, and it happens once. */
  key: z.uuid().optional(),
  at: moment,
  reason: z.enum(exchangeReasons),
  note: trimmedText(1000).default(''),
  /** Where the first car is left and the second one goes out. */
  locationId: id,
  old: z.object({
    ...read,
    damage: z
      .array(z.object({ text: neededText(300), points: z.array(damagePoint).max(20) }))
      .max(MOST_DAMAGE)
      .default([]),
  }),
  new: z.object({ carId: id, ...read }),
  /** What becomes of the first car. */
  fate: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fleet') }),
    z.object({ kind: z.literal('service'), until: moment }),
  ]),
  /** `list`: that of the other car's group, as it was seen. */
  price: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('keep') }),
      z.object({ kind: z.literal('list'), total: euros }),
    ])
    .default({ kind: 'keep' }),
})
export type ExchangeBody = z.output<typeof exchangeBody>

export type ExchangeAnswer = {
  kind: 'exchanged'
  /** What was signed no longer holds: the price of the other car is signed for. */
  isSignatureNeeded: boolean
  /** Until when the first car stands; null when it can be rented at once. */
  blockedUntil: string | null
  /** Bookings that count on the first car while it should stand: they need another one. */
  counting: { id: number; number: string; from: string }[]
}

/** A car that the customer had before, or has now instead. */
export type ExchangeTold = {
  id: number
  at: string
  reason: ExchangeReason
  note: string
  place: string
  by: string
  isPriceKept: boolean
  old: ExchangedCar
  new: ExchangedCar
  /** How far the customer drove the first car; null when nobody read it. */
  driven: number | null
}

type ExchangedCar = {
  id: number
  name: string
  plate: string
  odometer: number
  fuel: number | null
  charge: number | null
}
