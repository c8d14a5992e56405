import type { Cell } from '../../../contract/csv.ts'
import type { Accounts } from '../../../domain/accounting/accounts.ts'
import { creditOf, debitOf } from '../../../domain/accounting/postings.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { formatDate } from '../../../i18n/format.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { PostedDocument } from '../../../use-cases/money/read-general-ledger.ts'
import { decimal } from './money-cells.ts'

type Words = Pick<StaffMessages['money'], 'ledger' | 'methods'>

/** One line a posting. Dates are written as Estonian programs load them, in every language. */
export function generalLedgerCells(
  documents: readonly PostedDocument[],
  accounts: Accounts,
  { ledger, methods }: Words,
): { heads: string[]; rows: Cell[][] } {
  const textOf = ({ number: name, about }: PostedDocument) => {
    if ('vatRate' in about) return `${ledger.kinds[about.kind]} ${name}`
    if (about.kind === 'kept') return ledger.kinds.kept
    return `${ledger.kinds[about.kind]}: ${ledger.accounts[about.account]}, ${methods[about.method]}`
  }
  const rows = documents.flatMap((document) =>
    document.postings.map((posting) => [
      formatDate(labelOf(document.at), 'et'),
      document.number,
      accounts[posting.account],
      decimal(debitOf(posting)),
      decimal(creditOf(posting)),
      posting.vatRate === null ? '' : `${posting.vatRate / 100}%`,
      textOf(document),
      bookingNumber(document.bookingId),
    ]),
  )
  const heads = [
    ledger.columns.date,
    ledger.columns.number,
    ledger.columns.account,
    ledger.columns.debit,
    ledger.columns.credit,
    ledger.columns.vatCode,
    ledger.columns.text,
    ledger.columns.booking,
  ]
  return { heads, rows }
}
