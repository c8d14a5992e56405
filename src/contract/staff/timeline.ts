import { z } from 'zod'
import type { BarState } from '../../domain/booking/bar-state.ts'
import type { Translated } from '../../domain/catalogue.ts'
import { calendarDay, id, label, neededText, quantity } from '../values.ts'
import type { PriceLine } from '../visitor/answers.ts'

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

export const changeBody = z.strictObject({
  carId: id.optional(),
  rentDate: label.optional(),
  returnDate: label.optional(),
  rentLocationId: id.optional(),
  returnLocationId: id.optional(),
  services: z
    .array(z.strictObject({ id, quantity: quantity.default(1) }))
    .max(50)
    .optional(),
  isTrial: z.boolean().default(false),
})

export const blockBody = z.strictObject({ carId: id, start: label, end: label, reason: neededText(200) })
export const blockChangeBody = blockBody.partial()

export type ChangeBody = z.input<typeof changeBody>

export type BookingBar = {
  kind: 'booking'
  id: number
  number: string
  customer: string
  from: string
  to: string
  /** When the turnaround is over. */
  freeAt: string
  state: BarState
  isPaid: boolean
  holdEndsAt: string | null
}
export type BlockBar = { kind: 'block'; id: number; reason: string; from: string; to: string }
type TimelineCarAnswer = {
  id: number
  name: string
  plate: string
  isActive: boolean
  bars: (BookingBar | BlockBar)[]
}

export type TimelineAnswer = {
  from: string
  to: string
  groups: { id: number; name: Translated; cars: TimelineCarAnswer[] }[]
}

export type ChangeAnswer = {
  price: number
  previousPrice: number
  difference: number
  deposit: number
  lines: PriceLine[]
  isSignatureVoided: boolean
  lostCoupons: string[]
  due: number
  owedBack: number
  isTrial: boolean
}

export type BlockAnswer = { id: number; carId: number; start: string; end: string; reason: string }

/** What a refused car says besides its sentence. */
export type CarTakenExtras = {
  inTheWay: ({ id: number; from: string; to: string } & (
    | { kind: 'booking'; number: string }
    | { kind: 'block'; reason: string }
  ))[]
  freeCars: { id: number; name: string; plate: string }[]
}
