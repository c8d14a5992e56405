import { z } from 'zod'
import type { BankEntryReason, BankEntryState } from '../../domain/booking/bank-entry.ts'
import { neededText } from '../values.ts'

/** What a bank's statement told, as staff see it. Money is euros, or the hundredth parts of another currency as told. */
export type BankEntryAnswer = {
  id: number
  bookedOn: string
  amount: number
  currency: string
  reference: string
  payerName: string
  payerIban: string
  text: string
  state: BankEntryState
  reason: BankEntryReason | null
  booking: { id: number; number: string } | null
  note: string
  /** Whether it can be someone's payment at all. */
  isAssignable: boolean
}

export type BankEntriesAnswer = { entries: BankEntryAnswer[]; total: number | null }

export type LoadedStatement = { entered: number; listed: number; known: number; pending: number }

/** The booking as people write it, `AR-000123`. */
export const assignBody = z.object({ booking: neededText(20) })
export const dismissBody = z.object({ note: neededText(300) })
