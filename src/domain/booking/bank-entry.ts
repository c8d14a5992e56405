import type { Cents } from '../money.ts'
import { parseReferenceNumber } from '../people/reference-number.ts'
import { type Balance, dueOf } from './ledger.ts'

/** One movement on the company's account, as a statement of the bank tells it. */
export type BankEntry = {
  /** The bank's own name for it; the same movement in another file has the same. */
  key: string
  /** `YYYY-MM-DD` */
  bookedOn: string
  /** What went out is below zero. */
  amount: Cents
  currency: string
  isReversal: boolean
  reference: string
  payerName: string
  payerIban: string
  text: string
}

export type BankStatement = {
  iban: string
  entries: readonly BankEntry[]
  /** Movements that the bank has not booked yet; they come again. */
  pending: number
}

/** Bounds of a file: a year of a busy account fits in. */
export const MOST_STATEMENT_MEGABYTES = 5
export const MOST_STATEMENT_ENTRIES = 5_000

/** Entered by itself; waiting for people; given to a booking by people; said by people to be none of a booking's. */
export const bankEntryStates = ['entered', 'open', 'assigned', 'dismissed'] as const
export type BankEntryState = (typeof bankEntryStates)[number]

/** Why people have to look at it. */
export const bankEntryReasons = [
  'debit',
  'reversal',
  'other-currency',
  'no-reference',
  'unknown-reference',
  'nothing-due',
  'other-amount',
] as const
export type BankEntryReason = (typeof bankEntryReasons)[number]

/** The booking that a movement names: by its reference, or by the only reference number in what the payer wrote. */
export function bookingNamedBy({
  reference,
  text,
}: Pick<BankEntry, 'reference' | 'text'>): number | undefined {
  if (reference) return parseReferenceNumber(reference)
  const named = (text.match(/\d+/g) ?? []).map(parseReferenceNumber).filter((id) => id !== undefined)
  return new Set(named).size === 1 ? named[0] : undefined
}

/** Why it cannot be anyone's payment, whatever booking it names. */
export function obstacleToAssigning({
  amount,
  currency,
  isReversal,
}: Pick<BankEntry, 'amount' | 'currency' | 'isReversal'>): BankEntryReason | undefined {
  if (amount <= 0) return 'debit'
  if (isReversal) return 'reversal'
  return currency === 'EUR' ? undefined : 'other-currency'
}

/** Only what is due to the cent is entered without anyone looking: all of it, or the rent alone, as the invoice says. */
export function obstacleToEntering(
  amount: Cents,
  balance: Pick<Balance, 'rentDue' | 'depositDue'>,
): BankEntryReason | undefined {
  const due = dueOf(balance)
  if (due === 0) return 'nothing-due'
  return amount === due || (amount === balance.rentDue && balance.rentDue > 0) ? undefined : 'other-amount'
}
