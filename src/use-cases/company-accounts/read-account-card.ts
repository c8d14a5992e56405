import { count, desc, eq, max } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { readAccountDebt } from './read-account-debt.ts'
import { readOffAccount } from './read-off-account.ts'

const { bookings, clients, collectiveInvoices, companyAccounts } = schema

const MOST = 50

/** A company's account beside its record: what it owes, who drives for it, its invoices. */
export async function readAccountCard(db: Database, accountId: number) {
  const [account] = await db.select().from(companyAccounts).where(eq(companyAccounts.id, accountId))
  if (!account) return undefined
  const { id, month, number, amount, vat, dueOn } = collectiveInvoices
  const { firstName, lastName } = clients
  const [owed, offAccount, drivers, invoices] = await Promise.all([
    readAccountDebt(db, accountId),
    readOffAccount(db, accountId),
    db
      .select({ id: max(clients.id).mapWith(clients.id), firstName, lastName, rentals: count() })
      .from(bookings)
      .innerJoin(clients, eq(clients.id, bookings.clientId))
      .where(eq(bookings.accountId, accountId))
      .groupBy(firstName, lastName)
      .orderBy(desc(count()))
      .limit(MOST),
    db
      .select({ id, month, number, amount, vat, dueOn })
      .from(collectiveInvoices)
      .where(eq(collectiveInvoices.accountId, accountId))
      .orderBy(desc(id))
      .limit(MOST),
  ])
  return { account, owed, offAccount, drivers, invoices }
}

export async function readCollectiveInvoice(db: Database, id: number) {
  const [invoice] = await db.select().from(collectiveInvoices).where(eq(collectiveInvoices.id, id))
  return invoice
}
