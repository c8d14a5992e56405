import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Cents, sum } from '../../domain/money.ts'
import { readBalances } from '../payment/booking-balance.ts'

/** What a company owes for its rentals on account, those ahead too: from the ledger. */
export async function readAccountDebt(db: Database, accountId: number): Promise<Cents> {
  const { bookings } = schema
  const own = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.accountId, accountId), eq(bookings.isOnAccount, true)))
  const ids = own.map(({ id }) => id)
  const balances = await readBalances(db, ids)
  return sum(ids.map((id) => balances(id).rentDue))
}
