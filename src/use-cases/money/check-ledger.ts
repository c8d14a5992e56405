import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { AccountName } from '../../domain/accounting/accounts.ts'
import { creditOf, debitOf } from '../../domain/accounting/postings.ts'
import { type Cents, cents, minus, sum } from '../../domain/money.ts'
import type { Period } from './read-general-ledger.ts'
import { sumPosted } from './sum-posted.ts'

const { charges, ledgerEntries, papers } = schema

export type Completeness = {
  documents: number
  debit: Cents
  credit: Cents
  /** What the account of receivables holds at the end of the period by its postings, and what the bookings say. */
  receivable: Compared
  /** The same of deposits that are held. */
  deposits: Compared
}
type Compared = { posted: Cents; booked: Cents; difference: Cents }

/**
 * Whether everything is in: debits against credits, and the accounts of customers against the bookings' balances. The
 * database adds up: of ten years of documents not one is read.
 */
export async function checkLedger(db: Database, period: Period): Promise<Completeness> {
  const { documents, postings } = await sumPosted(db, period)
  const until =
    period.from.getTime() <= 0 ? { postings } : await sumPosted(db, { from: new Date(0), to: period.to })
  const held = (account: AccountName) =>
    sum(until.postings.filter((one) => one.account === account).map((one) => one.amount))
  const booked = await readBooked(db, period.to)
  const compared = (posted: Cents, expected: Cents): Compared => ({
    posted,
    booked: expected,
    difference: minus(posted, expected),
  })
  return {
    documents,
    debit: sum(postings.map(debitOf)),
    credit: sum(postings.map(creditOf)),
    receivable: compared(held('receivable'), booked.receivable),
    deposits: compared(held('deposits'), booked.deposits),
  }
}

/**
 * The same from the bookings' side: what those cost that were invoiced, less what was paid for all. Whoever paid before
 * the invoice is owed the rental, so the account may be below zero.
 */
async function readBooked(db: Database, until: Date): Promise<{ receivable: Cents; deposits: Cents }> {
  const end = sql`${until.toISOString()}::timestamptz`
  const { rows } = (await db.execute(sql`
    select (
        select coalesce(sum(c.amount), 0)::text from ${charges} c
        where c.account = 'rent' and c.created_at < ${end} and c.booking_id in (
          select p.booking_id from ${papers} p where p.kind = 'invoice' and p.created_at < ${end})
      ) as cost,
      coalesce(sum(e.amount) filter (where e.account = 'rent'), 0)::text as rent,
      coalesce(sum(e.amount) filter (where e.account = 'deposit'), 0)::text as deposit
    from ${ledgerEntries} e where e.created_at < ${end}`)) as {
    rows: { cost: string; rent: string; deposit: string }[]
  }
  const [row] = rows
  const number = (value: string | undefined) => cents(Number(value ?? 0))
  return {
    receivable: minus(number(row?.cost), number(row?.rent)),
    deposits: minus(cents(0), number(row?.deposit)),
  }
}
