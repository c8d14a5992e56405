import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { openRefunds } from '../../domain/booking/money-statuses.ts'
import { type Cents, cents } from '../../domain/money.ts'

export type OpenRefunds = Record<LedgerAccount, Cents>

/** How much of each account of each booking is on its way back: it is no longer there to be given. */
export async function readOpenRefunds(
  db: Database,
  bookingIds: readonly number[],
): Promise<(bookingId: number) => OpenRefunds> {
  const { refunds } = schema
  const rows =
    bookingIds.length === 0
      ? []
      : await db
          .select({
            bookingId: refunds.bookingId,
            account: refunds.account,
            amount: sql<Cents>`sum(${refunds.amount})::int`,
          })
          .from(refunds)
          .where(and(inArray(refunds.bookingId, [...bookingIds]), inArray(refunds.status, openRefunds)))
          .groupBy(refunds.bookingId, refunds.account)
  return (bookingId) => {
    const of = (account: LedgerAccount) =>
      rows.find((row) => row.bookingId === bookingId && row.account === account)?.amount ?? cents(0)
    return { rent: of('rent'), deposit: of('deposit') }
  }
}
