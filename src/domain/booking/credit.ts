import { type Cents, plus } from '../money.ts'

/** Whether a company may owe this much more: without a limit it may. */
export const isWithinCredit = (owed: Cents, more: Cents, limit: Cents | null): boolean =>
  limit === null || plus(owed, more) <= limit
