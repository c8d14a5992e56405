import { z } from 'zod'
import { ledgerAccounts } from '../../domain/booking/ledger.ts'
import { instantOf } from '../../domain/calendar/tallinn.ts'
import { parseLabel } from '../../domain/calendar/wall-clock.ts'
import { euros, id, neededText, readOr, trimmedText } from '../values.ts'

/** What a booking's page sends. Times are Tallinn labels, money is euros. */

export const moment = z.string().transform(
  readOr('not_a_time', (value: string) => {
    const at = parseLabel(value)
    return at === undefined ? undefined : instantOf(at)
  }),
)
export const someEuros = euros.refine((cents) => cents > 0, { error: 'too_small' })

const account = z.enum(ledgerAccounts)
export const method = z.enum(['CASH', 'CARD', 'TRANSFER'])
export const moneyBody = z.object({
  account,
  direction: z.enum(['in', 'back']),
  amount: someEuros,
  method,
  note: trimmedText(300).default(''),
  /** Where; without it the booking's own place. */
  locationId: id.optional(),
  /** Made by the screen for one press: sent twice, it is written once. */
  key: z.uuid().optional(),
})

export const refundBody = z.object({
  account,
  amount: someEuros,
  /** How people hand back what did not come through the bank; without it such a refund is refused. */
  byHand: method.nullish(),
  note: trimmedText(300).default(''),
  /** Where it was handed back by people. */
  locationId: id.optional(),
})
export type RefundBody = z.output<typeof refundBody>

/** The fee is what the customer still pays; without it what the conditions say. */
/** Why an owner lets a company owe more than was agreed. */
export const onAccountBody = z.object({ reason: trimmedText(500).default('') })

export const cancelBody = z.object({ reason: neededText(500), fee: euros.nullish() })
export type CancelBody = z.output<typeof cancelBody>

const guarantor = z.object({
  name: neededText(200),
  email: neededText(254),
  idCode: neededText(40),
  documentNumber: neededText(60),
  address: neededText(300),
  phone: neededText(40),
  responsibilityLimit: euros,
})

const writtenNotes = z.object({
  notes: trimmedText(5000).optional(),
  adHocNotes: trimmedText(5000).optional(),
  depositNumber: trimmedText(100).nullable().optional(),
  paymentWithDeposit: z.boolean().optional(),
})

/** What staff write on a booking; only what is named is changed. */
export const notesBody = writtenNotes.extend({
  /** What is changed, as whoever writes had it before them. */
  previous: writtenNotes.optional(),
  /** One that is known, or nobody. */
  guarantorId: id.nullable().optional(),
  newGuarantor: guarantor.optional(),
  /** Someone has looked at what asked for people. */
  isAttentionDone: z.literal(true).optional(),
})
export type NotesBody = z.output<typeof notesBody>

export const lateFeeQuery = z.object({ at: moment })

export type SigningLink = { kind: 'shown'; link: string }

export const paperBody = z.object({ kind: z.enum(['contract', 'invoice']) })

/** `null` where a day of the overrun has no price: people have to name one. */
export type LateFeeAnswer = {
  fee: { total: number; car: number; services: number; days: number; hours: number } | null
}
