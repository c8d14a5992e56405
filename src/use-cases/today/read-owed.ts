import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { openRefunds } from '../../domain/booking/money-statuses.ts'

const { bookings, charges, ledgerEntries, refunds } = schema

/** Bookings whose money does not come out even, either way. Nobody can take one off: only money does. */
export async function readOwed(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ weOwe: number[]; owedToUs: number[] }> {
  const { rows } = (await db.execute(sql`
    with moved as (
      select booking_id, account, amount as charged, 0 as paid, 0 as going from ${charges}
      union all select booking_id, account, 0, amount, 0 from ${ledgerEntries}
      union all select booking_id, account, 0, 0, amount from ${refunds} where status in ${openRefunds}
    ), owed as (
      select booking_id, sum(charged) - sum(paid) as due, sum(paid) - sum(charged) - sum(going) as back
      from moved group by booking_id, account having sum(charged) <> sum(paid)
    ), each as (
      select booking_id, sum(due) filter (where due > 0) as due, sum(back) filter (where back > 0) as back
      from owed group by booking_id
    ), listed as (
      select b.id, b.rent_date, coalesce(each.back, 0) > 0 as is_back,
        each.due > 0 and (b.status in ('CONFIRMED', 'SIGNED') or b.cancelled_at is not null)
          and (b.rent_date <= ${now.toISOString()}::timestamptz or b.cancelled_at is not null) as is_due
      from each join ${bookings} b on b.id = each.booking_id
    )
    select * from listed where is_back or is_due order by rent_date, id limit ${2 * limit}`)) as {
    rows: { id: number; is_back: boolean; is_due: boolean }[]
  }
  const idsWhere = (isListed: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter(isListed)
      .slice(0, limit)
      .map(({ id }) => id)
  return { weOwe: idsWhere((row) => row.is_back), owedToUs: idsWhere((row) => row.is_due) }
}
