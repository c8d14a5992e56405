import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, cents, createdAt, id } from './columns.ts'
import { companyAccounts } from './company-accounts.ts'
import { papers } from './papers.ts'

/** What a company's rentals of one month cost together: its invoices on one sheet with one sum. Never changed. */
export const collectiveInvoices = pgTable(
  'collective_invoices',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => companyAccounts.id),
    /** `YYYY-MM`. */
    month: text().notNull(),
    number: text().notNull().unique('collective_invoices_number'),
    /** It names rentals and nobody. */
    pdf: bytes().notNull(),
    /** With VAT, and the VAT within; both are the sums of its invoices less their credit notes. */
    amount: cents().notNull(),
    vat: cents().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('collective_invoices_month').on(table.accountId, table.month)],
)

/** The invoices and credit notes on it. Each stands on one at most. */
export const collectiveParts = pgTable('collective_parts', {
  paperId: integer()
    .primaryKey()
    .references(() => papers.id),
  invoiceId: integer()
    .notNull()
    .references(() => collectiveInvoices.id),
})
