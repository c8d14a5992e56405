import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { MonthSpan } from '../../domain/calendar/months.ts'
import { monthValues, secondsWithin } from './month-values.ts'

/** Seconds of all cars meant: rented ÷ available is the utilisation, and what is blocked stands apart. */
export type FleetTime = {
  /** As long as the cars were the company's to rent out. */
  availableSeconds: number
  blockedSeconds: number
}

export const noTime: FleetTime = { availableSeconds: 0, blockedSeconds: 0 }

type FleetHours = {
  byCar: Map<number, FleetTime>
  /** By the month's place in the period, from 1. */
  byMonth: Map<number, FleetTime>
}

type Row = FleetTime & { carId: number | null; month: number | null }

/**
 * Of all cars or of one; few enough to be counted each time anyone asks. A car is in the fleet from the day it was
 * entered, or from its first booking; one that is retired was in it until its last rental ended.
 */
export async function readFleetHours(
  db: Database,
  spans: readonly MonthSpan[],
  onlyCar?: number,
): Promise<FleetHours> {
  const isMeant = (id: SQL) => (onlyCar === undefined ? sql`true` : sql`${id} = ${onlyCar}`)
  const isAgreed = sql`b.status in ('CONFIRMED', 'SIGNED') and b.cancelled_at is null`
  const { rows } = (await db.execute(sql`
    with months (month, begins, ends) as (values ${monthValues(spans)}),
    fleet as materialized (
      select cars.id, least(cars.created_at, earliest.rent_date) as since,
        case when cars.is_active then 'infinity' else latest.ends end as until
      from cars
      left join lateral (
        select b.rent_date from bookings b where b.car_id = cars.id order by b.rent_date limit 1
      ) as earliest on true
      left join lateral (
        select coalesce(b.actual_return_date, b.return_date) as ends from bookings b
        where b.car_id = cars.id and ${isAgreed} and not cars.is_active order by b.rent_date desc limit 1
      ) as latest on true
      where ${isMeant(sql`cars.id`)}
    ), pieces as (
      select fleet.id, m.month, ${secondsWithin(sql`since`, sql`until`)} as available, 0 as blocked
      from fleet join months m on since < m.ends and until > m.begins
      union all
      select car_id, m.month, 0, ${secondsWithin(sql`block.start`, sql`block.end`)}
      from car_blocks block join months m on block.start < m.ends and block.end > m.begins
      where ${isMeant(sql`car_id`)}
    )
    select id as "carId", month, round(sum(available))::float8 as "availableSeconds",
      round(sum(blocked))::float8 as "blockedSeconds"
    from pieces group by grouping sets ((id), (month))`)) as { rows: Row[] }
  const hours: FleetHours = { byCar: new Map(), byMonth: new Map() }
  for (const { carId, month, ...time } of rows) {
    if (carId !== null) hours.byCar.set(carId, time)
    if (month !== null) hours.byMonth.set(month, time)
  }
  return hours
}
