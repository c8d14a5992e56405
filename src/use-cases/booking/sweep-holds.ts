import { and, eq, inArray, isNull, lte, notExists } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { openPayments } from '../../domain/booking/money-statuses.ts'

/** Removes holds that have run out. No one waits for it: a search and a registration see past them already. */
export async function sweepHolds(db: Database, now: Date): Promise<number> {
  const { carOccupancies: taken, payments } = schema
  const underWay = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, taken.bookingId), inArray(payments.status, openPayments)))
  const swept = await db
    .delete(taken)
    .where(and(lte(taken.holdExpiresAt, now), isNull(taken.blockId), notExists(underWay)))
    .returning({ id: taken.id })
  return swept.length
}
