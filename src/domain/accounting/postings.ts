import type { LedgerAccount, LedgerKind } from '../booking/ledger.ts'
import type { PaymentMethod } from '../booking/money-statuses.ts'
import { type Cents, cents, minus, negative, type PercentHundredths } from '../money.ts'
import type { AccountName } from './accounts.ts'

/** Above zero it is debited, below zero credited. */
export type Posting = { account: AccountName; amount: Cents; vatRate: PercentHundredths | null }

export type BilledPaper = {
  kind: 'invoice' | 'credit-note'
  amount: Cents
  vat: Cents
  vatRate: PercentHundredths
}

/** An invoice is owed to us; a credit note takes the same back. */
export function paperPostings({ kind, amount, vat, vatRate }: BilledPaper): Posting[] {
  const signed = (value: Cents) => (kind === 'invoice' ? value : negative(value))
  const postings: Posting[] = [
    { account: 'receivable', amount: signed(amount), vatRate: null },
    { account: 'revenue', amount: negative(signed(minus(amount, vat))), vatRate },
    { account: 'vat', amount: negative(signed(vat)), vatRate },
  ]
  return postings.filter((posting) => posting.amount !== 0)
}

export type MovedMoney = { account: LedgerAccount; kind: LedgerKind; method: PaymentMethod; amount: Cents }

const moneyAccounts: Record<PaymentMethod, AccountName> = {
  CASH: 'cash',
  CARD: 'card',
  BANK_LINK: 'bankLink',
  TRANSFER: 'transfer',
  // Bookings on request are paid at the desk.
  ON_REQUEST: 'cash',
}

/**
 * What the rental is paid with lessens what is owed for it; a deposit is owed to whoever left it. What is kept of a
 * deposit was in no drawer and at no bank again: its two entries are each other's other side.
 */
export function moneyPostings({ account, kind, method, amount }: MovedMoney): Posting[] {
  const customer: Posting = {
    account: account === 'rent' ? 'receivable' : 'deposits',
    amount: negative(amount),
    vatRate: null,
  }
  return kind === 'kept' ? [customer] : [{ account: moneyAccounts[method], amount, vatRate: null }, customer]
}

export const debitOf = ({ amount }: Posting): Cents => cents(Math.max(0, amount))
export const creditOf = ({ amount }: Posting): Cents => cents(Math.max(0, negative(amount)))
