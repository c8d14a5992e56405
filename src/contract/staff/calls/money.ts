import type { assignBody, BankEntriesAnswer, dismissBody, LoadedStatement } from '../bank-statements.ts'
import type {
  AgesAnswer,
  ClosingAnswer,
  closingBody,
  LedgerCheckAnswer,
  MoneyDayAnswer,
  RevenueAnswer,
  VatAnswer,
} from '../money.ts'
import type { In } from './sent.ts'

/** Money and its books. */

export type Bank = {
  /** The body is the file itself. */
  'POST /bank-statements': { body: Blob; answer: LoadedStatement }
  'GET /bank-entries': { query: { state?: string; page: number }; answer: BankEntriesAnswer }
  'POST /bank-entries/:id/assign': { body: In<typeof assignBody>; answer: { status: string } }
  'POST /bank-entries/:id/dismiss': { body: In<typeof dismissBody>; answer: { status: string } }
}

type Months = { from: string; to: string }

export type Money = {
  'GET /money/day': { query: { day: string }; answer: MoneyDayAnswer }
  'POST /money/closings': {
    body: In<typeof closingBody>
    answer: Pick<ClosingAnswer, 'id' | 'cash' | 'card'>
  }
  'GET /money/vat': { query: Months; answer: VatAnswer }
  'GET /money/ages': { answer: AgesAnswer }
  'GET /money/revenue': { query: Months; answer: RevenueAnswer }
  'GET /money/general-ledger': { query: Months; answer: LedgerCheckAnswer }
}
