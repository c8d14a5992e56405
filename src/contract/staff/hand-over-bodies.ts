import { z } from 'zod'
import { accessoryKinds, licenceCategories, MOST_DAMAGE } from '../../domain/booking/hand-over.ts'
import { euros, id, neededText, trimmedText } from '../values.ts'
import { method, moment, someEuros } from './booking-bodies.ts'
import { damagePoint } from './fleet.ts'

/** What is sent when a key changes hands, from the desk or from beside the car. */

export const kilometres = z.int().min(0).max(2_000_000)
/** Of a tank, or of a battery: each car has one of them. */
export const eighths = z.int().min(0).max(8).nullish()
export const percent = z.int().min(0).max(100).nullish()
const points = z.array(damagePoint).max(20)

/** A drawn signature. It is opened, measured and drawn anew before anything is done with it. */
const MOST_DRAWING = 400_000
const drawing = z
  .string()
  .max(MOST_DRAWING)
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)

/** What both sign beside the car, on one screen. */
const act = z.object({
  accessories: z.array(z.object({ kind: z.enum(accessoryKinds), isThere: z.boolean() })).max(20),
  keys: z.int().min(0).max(9),
  note: trimmedText(1000).default(''),
  signatures: z.object({ customer: drawing, staff: drawing }).nullish(),
})
export type ActBody = z.output<typeof act>

const seen = {
  at: moment,
  odometer: kilometres,
  fuel: eighths,
  charge: percent,
  /** Made by the phone for one act: however often it is sent, it happens once. */
  key: z.uuid().optional(),
  act: act.nullish(),
}

/** A licence that someone holds in their hands: whose, and what stands on it. */
const licence = z.object({
  driver: z.int().min(0).max(9),
  number: neededText(40),
  since: neededText(10),
  until: neededText(10),
  categories: z.array(z.enum(licenceCategories)).max(licenceCategories.length),
})
export type LicenceBody = z.output<typeof licence>

export const handOverBody = z.object({
  ...seen,
  damage: z.array(z.object({ text: neededText(300), points })).max(MOST_DAMAGE),
  licences: z.array(licence).max(10).default([]),
  deposit: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('taken'), method }),
      z.object({ kind: z.literal('hold'), number: neededText(60) }),
    ])
    .nullish(),
  /** Why an owner lets the car go without what is missing. */
  exception: z.object({ reason: neededText(500) }).nullish(),
})
export type HandOverBody = z.output<typeof handOverBody>

export const takeBackBody = z.object({
  ...seen,
  locationId: id,
  damage: z
    .array(
      z.object({
        text: neededText(300),
        points,
        /** What mending it may cost: then it is proposed to the customer, with its picture. */
        estimate: someEuros.nullish(),
        isBeyondExcess: z.boolean().default(false),
      }),
    )
    .max(MOST_DAMAGE),
  /** How dirty it came back. */
  cleaning: z.enum(['ordinary', 'deep', 'smoke']).nullish(),
  /** What staff do about a car that came back late: needed only when a fee is due. */
  late: z
    .discriminatedUnion('decision', [
      z.object({ decision: z.literal('charge'), amount: euros }),
      z.object({ decision: z.literal('change'), amount: euros, reason: neededText(500) }),
      z.object({ decision: z.literal('waive'), reason: neededText(500) }),
    ])
    .nullish(),
})
export type TakeBackBody = z.output<typeof takeBackBody>

/** The customer's name, drawn on the screen of the desk under a contract they have read. */
export const signatureBody = z.object({ drawing, isRead: z.literal(true) })

export const undoBody = z.object({ reason: neededText(500) })
export type UndoBody = z.output<typeof undoBody>

/** Both signatures come in one body. */
export const HAND_OVER_BYTES = 1_000_000
