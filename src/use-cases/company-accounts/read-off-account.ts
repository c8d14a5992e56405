import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { readBalances } from '../payment/booking-balance.ts'

const { bookings, clients, owedBookings } = schema

const MOST = 50

/** Rentals by a company's agreement whose rent is due and that nobody has put on its account yet: the newest of them. */
export async function readOffAccount(db: Database, accountId: number) {
  const rows = await db
    .select({
      id: bookings.id,
      rentDate: bookings.rentDate,
      returnDate: bookings.returnDate,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(owedBookings, eq(owedBookings.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.accountId, accountId),
        eq(bookings.isOnAccount, false),
        isNull(bookings.cancelledAt),
        // What is owed is listed once it is confirmed; before that the whole rent is open.
        or(isNotNull(owedBookings.bookingId), inArray(bookings.status, ['OPEN', 'PENDING'])),
      ),
    )
    .orderBy(desc(bookings.rentDate), desc(bookings.id))
    .limit(MOST)
  const balances = await readBalances(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .map((row) => ({ ...row, due: balances(row.id).rentDue }))
    .filter(({ due }) => due > 0)
    .toReversed()
}
