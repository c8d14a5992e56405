import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { closedBefore } from '../../domain/calendar/closed-years.ts'

const { bookings, carOccupancies, pastOccupancies } = schema

/** Moved in one transaction: whoever books meanwhile waits for none of them. */
const AT_ONCE = 2_000

/**
 * Moves what took cars in closed years out of the table that every search and registration works on; answers how many.
 * It may be broken off and run twice. What is not over stays: a car that never came back, a hold, a booking that nobody
 * accepted; and of every car the last stay, which says where it stands.
 */
export async function closeYears(db: Database, now: Date): Promise<number> {
  const line = sql`${closedBefore(now).toISOString()}::timestamptz`
  let moved = 0
  for (;;) {
    const count = await moveSome(db, line)
    moved += count
    if (count < AT_ONCE) return moved
  }
}

async function moveSome(db: Database, line: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await db.execute(sql`
    with over as (
      select o.id from ${carOccupancies} o left join ${bookings} b on b.id = o.booking_id
      where o.ends_at < ${line} and o.hold_expires_at is null and o.offer_id is null
        and (b.id is null or (b.status <> 'OPEN' and (b.handed_over_at is null or b.actual_return_date is not null)))
        and (o.end_location_id is null or exists (
          select 1 from ${carOccupancies} later left join ${bookings} lb on lb.id = later.booking_id
          where later.car_id = o.car_id and later.starts_at > o.starts_at and later.ends_at < ${line}
            and later.end_location_id is not null and later.hold_expires_at is null
            and (lb.id is null or lb.handed_over_at is not null)))
      order by o.ends_at limit ${AT_ONCE}
      for update of o skip locked
    ), taken as (
      delete from ${carOccupancies} where id in (select id from over)
      returning id, car_id, occupied, booking_id, block_id, trip_id, exchange_id, start_location_id, end_location_id
    ), kept as (
      insert into ${pastOccupancies}
        (id, car_id, occupied, booking_id, block_id, trip_id, exchange_id, start_location_id, end_location_id)
      select * from taken returning id
    )
    select count(*)::int as count from kept`)) as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
