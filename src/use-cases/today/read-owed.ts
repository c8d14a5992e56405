import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { openRefunds } from '../../domain/booking/money-statuses.ts'
import type { Cents } from '../../domain/money.ts'

const { bookings, charges, ledgerEntries, refunds } = schema

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

/** Bookings whose money does not come out even, either way. Nobody can take one off: only money does. */
export async function readOwed(db: Database, now: Date, limit?: number): Promise<OwedBooking[]> {
  const { rows } = (await db.execute(sql`
    with moved as (
      select booking_id, account, amount as charged, 0 as paid, 0 as going from ${charges}
      union all select booking_id, account, 0, amount, 0 from ${ledgerEntries}
      union all select booking_id, account, 0, 0, amount from ${refunds} where status in ${openRefunds}
    ), owed as (
      select booking_id, account, greatest(0, sum(charged) - sum(paid)) as due,
        greatest(0, sum(paid) - sum(charged) - sum(going)) as back
      from moved group by booking_id, account having sum(charged) <> sum(paid)
    ), each as (
      select booking_id,
        coalesce(sum(due) filter (where account = 'rent'), 0)::int as rent_due,
        coalesce(sum(due) filter (where account = 'deposit'), 0)::int as deposit_due,
        coalesce(sum(back) filter (where account = 'rent'), 0)::int as rent_back,
        coalesce(sum(back) filter (where account = 'deposit'), 0)::int as deposit_back
      from owed group by booking_id
    ), listed as (
      select b.id, b.rent_date, rent_due, deposit_due, rent_back, deposit_back,
        rent_back + deposit_back > 0 as is_back,
        rent_due + deposit_due > 0 and (b.status in ('CONFIRMED', 'SIGNED') or b.cancelled_at is not null)
          and (b.rent_date <= ${now.toISOString()}::timestamptz or b.cancelled_at is not null) as is_due
      from each join ${bookings} b on b.id = each.booking_id
    )
    select id, rent_due as "rentDue", deposit_due as "depositDue", rent_back as "rentBack",
      deposit_back as "depositBack", is_due as "isDue", is_back as "isBack"
    from listed where is_back or is_due order by rent_date, id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`)) as { rows: OwedBooking[] }
  return rows
}
