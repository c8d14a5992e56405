import { and, eq, gt, isNull, notExists } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { together } from '../../db/together.ts'

const { bookings, carOccupancies: taken, offers } = schema

/** Whether the offer is still open: until the transaction ends nobody else takes it, and it keeps no car meanwhile. */
export async function giveUpOfferedCar(tx: Database, offerId: number, now: Date): Promise<boolean> {
  const booked = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.offerId, offers.id))
  const [open] = await together(
    () =>
      tx
        .select({ id: offers.id })
        .from(offers)
        .where(
          and(
            eq(offers.id, offerId),
            isNull(offers.withdrawnAt),
            gt(offers.expiresAt, now),
            notExists(booked),
          ),
        )
        .for('update'),
    // What is given up for nothing comes back with the end of the transaction, which then keeps nothing.
    () => tx.delete(taken).where(eq(taken.offerId, offerId)),
  )
  return open.length > 0
}
