import { z } from 'zod'
import type { Attention } from '../../domain/booking/attention.ts'
import type { LedgerAccount, LedgerKind } from '../../domain/booking/ledger.ts'
import type { BookingStatus } from '../../domain/booking/life.ts'
import type { PaymentStatus, RefundStatus } from '../../domain/booking/money-statuses.ts'
import type { NextStep, StaffAction } from '../../domain/booking/staff-actions.ts'
import type { DocumentKind, ReviewStatus } from '../../domain/booking/wanted-documents.ts'
import { instantOf } from '../../domain/calendar/tallinn.ts'
import { parseLabel } from '../../domain/calendar/wall-clock.ts'
import type { LetterKind } from '../../domain/letters.ts'
import { centsFromEuros } from '../../domain/money.ts'

/** What a booking's page sends and gets. Times are Tallinn labels, money is euros. */

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), { error: 'format' })
const needed = (most: number) => text(most).refine((value) => value !== '', { error: 'required' })

const id = z.int().min(1).max(2_147_483_647)

const moment = z.string().transform((value, context) => {
  const label = parseLabel(value)
  const instant = label === undefined ? undefined : instantOf(label)
  if (instant) return instant
  context.addIssue({ code: 'custom', message: 'not_a_time' })
  return z.NEVER
})

const euros = z
  .number()
  .min(0)
  .max(1_000_000)
  .transform((value, context) => {
    const cents = centsFromEuros(value)
    if (cents !== undefined) return cents
    context.addIssue({ code: 'custom', message: 'format' })
    return z.NEVER
  })
const someEuros = euros.refine((cents) => cents > 0, { error: 'too_small' })

const account = z.enum(['rent', 'deposit'])
const method = z.enum(['CASH', 'CARD', 'TRANSFER'])
const kilometres = z.int().min(0).max(2_000_000)
const eighths = z.int().min(0).max(8)

const point = z.object({
  side: z.enum(['left', 'right', 'front', 'back', 'top']),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})
const damage = z.array(z.object({ text: needed(300), points: z.array(point).max(20) })).max(20)

export const moneyBody = z.object({
  account,
  direction: z.enum(['in', 'back']),
  amount: someEuros,
  method,
  note: text(300).default(''),
})

export const refundBody = z.object({
  account,
  amount: someEuros,
  byHand: method.nullish(),
  note: text(300).default(''),
})

export const cancelBody = z.object({ reason: needed(500), fee: euros.nullish() })

const guarantor = z.object({
  name: needed(200),
  email: needed(254),
  idCode: needed(40),
  documentNumber: needed(60),
  address: needed(300),
  phone: needed(40),
  responsibilityLimit: euros,
})

export const notesBody = z.object({
  notes: text(5000).optional(),
  adHocNotes: text(5000).optional(),
  depositNumber: text(100).nullable().optional(),
  paymentWithDeposit: z.boolean().optional(),
  /** One that is known, or nobody. */
  guarantorId: id.nullable().optional(),
  newGuarantor: guarantor.optional(),
  isAttentionDone: z.literal(true).optional(),
})

export const handOverBody = z.object({ at: moment, odometer: kilometres, fuel: eighths, damage })

export const takeBackBody = z.object({
  at: moment,
  locationId: id,
  odometer: kilometres,
  fuel: eighths,
  damage,
  late: z
    .discriminatedUnion('decision', [
      z.object({ decision: z.literal('charge'), amount: euros }),
      z.object({ decision: z.literal('change'), amount: euros, reason: needed(500) }),
      z.object({ decision: z.literal('waive'), reason: needed(500) }),
    ])
    .nullish(),
})

export const lateFeeQuery = z.object({ at: moment })

export const paperBody = z.object({ kind: z.enum(['contract', 'invoice']) })

/** `null` where a day of the overrun has no price: people have to name one. */
export type LateFeeAnswer = {
  fee: { total: number; car: number; services: number; days: number; hours: number } | null
}

type Method = 'BANK_LINK' | 'CARD' | 'TRANSFER' | 'CASH' | 'ON_REQUEST'

export type Stop = { at: string; locationId: number; place: string; address: string }

export type IssueAnswer = { id: string; text: string; since: string }
export type IssuePointAnswer = z.infer<typeof point> & { issueId: string }

export type DriverAnswer = {
  name: string
  idCode: string | null
  birthDate: string | null
  drivingLicenceNumber: string
}

export type GuarantorAnswer = {
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
  createdAt: string
  isPaid: boolean
  isRequest: boolean
  attention: Attention | null
  cancelled: { at: string; reason: string; fee: number } | null
  hold: { hasCar: boolean; expiresAt: string | null }
  rent: Stop
  return: Stop
  handedOver: { at: string; odometer: number | null; fuel: number | null } | null
  takenBack: { at: string; place: string; odometer: number | null; fuel: number | null } | null
  car: {
    id: number
    name: string
    plate: string
    group: string
    image: string | null
    mileage: number
    issues: IssueAnswer[]
    issuePoints: IssuePointAnswer[]
  }
  client: DriverAnswer & {
    id: number
    email: string
    phone: string
    address: string
    language: 'et' | 'en' | 'ru'
    additional: string
    company: { name: string; address: string; registryCode: string; vatNumber: string } | null
  }
  drivers: DriverAnswer[]
  guarantor: GuarantorAnswer | null
  services: { id: number; name: string; quantity: number; price: number; deductible: number | null }[]
  price: {
    total: number
    vat: number
    vatRate: number
    deposit: number
    coupons: string[]
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
  ledger: {
    id: number
    at: string
    account: LedgerAccount
    kind: LedgerKind
    amount: number
    method: Method
    note: string
  }[]
  payments: {
    id: number
    at: string
    reference: string
    amount: number
    status: PaymentStatus
    method: Method
  }[]
  refunds: {
    id: number
    at: string
    account: LedgerAccount
    amount: number
    status: RefundStatus
  }[]
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
    kind: 'contract' | 'signed-contract' | 'invoice' | 'credit-note'
    number: string
    at: string
    isVoid: boolean
    href: string
  }[]
  signature: { method: 'drawn' | 'smart-id' | 'mobile-id'; name: string; at: string } | null
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
    purpose: 'pick-up' | 'return'
    start: string
    end: string
    keyTakenAt: string | null
    keyReturnedAt: string | null
  }[]
  notes: string
  adHocNotes: string
  additional: string
  depositNumber: string | null
  places: { id: number; name: string }[]
  actions: StaffAction[]
  nextStep: NextStep | null
}
