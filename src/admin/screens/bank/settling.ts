import type { BankEntryAnswer } from '../../../contract/staff/bank-statements.ts'

/** What is about to be said of which movement. */
export type Settling = { entry: BankEntryAnswer; kind: 'assign' | 'dismiss' }
