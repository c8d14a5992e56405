import { z } from 'zod'
import type { Accounts } from '../../domain/accounting/accounts.ts'
import type { PaymentMethod } from '../../domain/booking/money-statuses.ts'
import { centsFromEuros } from '../../domain/money.ts'
import { calendarDay, id, readOr, trimmedText } from '../values.ts'

/** What the screens of money send and show. Money is euros, days and months are Tallinn's. */

/** More may have been handed out than came in. */
const counted = z.number().min(-1_000_000).max(1_000_000).transform(readOr('format', centsFromEuros))

export const closingBody = z.object({
  day: calendarDay,
  locationId: id,
  /** Whose money it is; without it one's own. */
  adminId: id.optional(),
  cash: counted,
  card: counted,
  /** Needed when what was counted is not what the books expect. */
  reason: trimmedText(500).default(''),
})
export type ClosingBody = z.output<typeof closingBody>

export const dayQuery = z.object({ day: calendarDay })

type Named = { id: number; name: string }
type Counted = { expected: number; counted: number; difference: number }

export type ClosingAnswer = {
  id: number
  place: Named
  person: Named
  countedBy: string
  cash: Counted
  card: Counted
  reason: string
  at: string
}

export type OpenMoney = { place: Named; person: Named; cash: number; card: number; since: string }

export type MoneyDayAnswer = {
  day: string
  /** Without a place: from before places were written down. Without a person: the bank's. */
  sums: {
    method: PaymentMethod
    place: Named | null
    person: Named | null
    amount: number
    /** So much of it was counted. */
    closed: number
  }[]
  open: OpenMoney[]
  closings: ClosingAnswer[]
}

/** The rate in percent. */
export type VatRateRow = {
  rate: number
  invoiced: number
  credited: number
  net: number
  vat: number
  gross: number
}

export type VatAnswer = {
  from: string
  to: string
  months: { month: string; rates: VatRateRow[] }[]
  total: VatRateRow[]
}

export type AgedRow = {
  bookingId: number
  number: string
  client: string
  since: string
  amount: number
  ages: number[]
}

type AgedList = { rows: AgedRow[]; amount: number; ages: number[] }

export type AgesAnswer = { receivables: AgedList; payables: AgedList }

type Revenue = { rent: number; cancelFees: number; extraCharges: number; total: number }

export type RevenueAnswer = Revenue & { from: string; to: string; months: (Revenue & { month: string })[] }

type Compared = { posted: number; booked: number; difference: number }

export type LedgerCheckAnswer = {
  from: string
  to: string
  documents: number
  debit: number
  credit: number
  receivable: Compared
  deposits: Compared
  accounts: Accounts
}
