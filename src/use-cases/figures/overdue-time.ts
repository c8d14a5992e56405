import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { MonthSpan } from '../../domain/calendar/months.ts'
import { monthValues, secondsWithin } from './month-values.ts'

/** Seconds beyond the agreed return of a car that is still not back. */
export type OverdueTime = { month: number; carId: number; placeId: number; seconds: number }

/** It grows with the clock, so it is never kept with the figures of a month. */
export async function readOverdueTime(
  db: Database,
  spans: readonly MonthSpan[],
  now: Date,
): Promise<OverdueTime[]> {
  const present = sql`${now.toISOString()}::timestamptz`
  const { rows } = (await db.execute(sql`
    with months (month, begins, ends) as (values ${monthValues(spans)})
    select m.month, b.car_id as "carId", b.rent_location_id as "placeId",
      round(${secondsWithin(sql`b.return_date`, present)})::float8 as seconds
    from bookings b join months m on b.return_date < m.ends and ${present} > m.begins
    where b.handed_over_at is not null and b.actual_return_date is null and b.return_date < ${present}
      and b.status in ('CONFIRMED', 'SIGNED') and b.cancelled_at is null`)) as {
    rows: OverdueTime[]
  }
  return rows
}
