import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Cents } from '../../domain/money.ts'

const { bookings, owedBookings } = schema

/** What is owed for a booking, either way; nothing is 0. */
export type OwedBooking = {
  id: number
  rentDue: Cents
  depositDue: Cents
  rentBack: Cents
  depositBack: Cents
  /** It is time to ask for it: the rental has begun, or was cancelled. */
  isDue: boolean
  isBack: boolean
}

/**
 * Bookings whose money does not come out even, either way. Nobody can take one off: only money does. Triggers keep the
 * table with every charge, entry and refund, so that the list costs what is on it and not what was ever paid.
 */
export async function readOwed(db: Database, now: Date, limit?: number): Promise<OwedBooking[]> {
  const { rows } = (await db.execute(sql`
    with listed as (
      select b.id, b.rent_date, rent_due, deposit_due, rent_back, deposit_back,
        rent_back + deposit_back > 0 as is_back,
        rent_due + deposit_due > 0 and (b.status in ('CONFIRMED', 'SIGNED') or b.cancelled_at is not null)
          and (b.rent_date <= ${now.toISOString()}::timestamptz or b.cancelled_at is not null) as is_due
      from ${owedBookings} o join ${bookings} b on b.id = o.booking_id
    )
    select id, rent_due as "rentDue", deposit_due as "depositDue", rent_back as "rentBack",
      deposit_back as "depositBack", is_due as "isDue", is_back as "isBack"
    from listed where is_back or is_due order by rent_date, id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`)) as { rows: OwedBooking[] }
  return rows
}
