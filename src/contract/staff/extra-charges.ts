import { z } from 'zod'
import {
  claimKinds,
  type ExtraChargeKind,
  type ExtraChargeStatus,
  extraChargeKinds,
} from '../../domain/booking/extra-charges.ts'
import { parsePlate } from '../../domain/people/plate.ts'
import { neededText, readOr } from '../values.ts'
import { moment, someEuros } from './booking-bodies.ts'

/** What staff send about extra charges. Times are Tallinn labels, money is euros with VAT. */

const charge = { amount: someEuros, reason: neededText(500), happenedAt: moment }

export const extraChargeBody = z.object({
  ...charge,
  kind: z.enum(extraChargeKinds),
  /** Of a damage: the conditions say that the excess does not bound it. */
  isBeyondExcess: z.boolean().default(false),
})
export type ExtraChargeBody = z.output<typeof extraChargeBody>

export const claimBody = z.object({
  ...charge,
  kind: z.enum(claimKinds),
  plate: z.string().transform(readOr('format', parsePlate)),
})
export type ClaimBody = z.output<typeof claimBody>

export const withdrawBody = z.object({ reason: neededText(500) })

export type ExtraChargeAnswer = {
  id: number
  kind: ExtraChargeKind
  status: ExtraChargeStatus
  amount: number
  vatRate: number
  reason: string
  happenedAt: string
  chargedAt: string | null
  withdrawnAt: string | null
  withdrawReason: string | null
  /** Where the picture is, if there is one. */
  picture: string | null
}
