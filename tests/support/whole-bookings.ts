import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'
import { unpaidLimits, unpaidUnder } from '../../src/domain/booking/hold.ts'
import { standardRules } from '../../src/domain/house-rules.ts'

const rules = unpaidUnder(unpaidLimits, standardRules)

/** A booking that is not whole, and what it lacks. */
export type Broken = { id: number; fault: string }

export type Whole = {
  /** Holds that ran out before this moment may have lost their car. */
  now: Date
  /** Only later bookings and people: what was there before is someone else's. */
  afterBooking?: number
}

/** What was written by halves; nothing, when every registration is whole or not there at all. */
export async function brokenBookings(db: Database, { now, afterBooking = 0 }: Whole): Promise<Broken[]> {
  const { rows } = (await db.execute(sql`
    with b as (select * from bookings where id > ${afterBooking})
    select id, 'the lines do not add up to the price' as fault from b
      where price is distinct from (select sum(amount) from booking_lines where booking_id = b.id)
    union all
    select id, 'no service, not even the free cover' from b
      where not exists (select from booking_services where booking_id = b.id)
    union all
    select id, 'services cost something else than their lines say' from b
      where (select sum(price) from booking_services where booking_id = b.id) is distinct from
        (select sum(amount) from booking_lines where booking_id = b.id and kind in ('service', 'service-coupon'))
    union all
    select id, 'the car is not held' from b
      where not exists (select from car_occupancies where booking_id = b.id)
        and created_at + make_interval(mins => case
          when payment_method <> 'ON_REQUEST' then ${rules.payNowMinutes}::int
          when email_confirmed_at is null then ${rules.unconfirmedMinutes}::int
          else ${rules.requestMinutes}::int end) >= ${now.toISOString()}::timestamptz
        and not (payment_method = 'ON_REQUEST' and (
          return_date - rent_date > make_interval(days => ${rules.longestRequestDays}::int)
          or rent_date - created_at > make_interval(days => ${rules.furthestRequestDays}::int)))
    union all
    select b.id, 'another car or period is held' from b join car_occupancies o on o.booking_id = b.id
      where o.car_id <> b.car_id
        or o.occupied <> tstzrange(
          coalesce((select max(at) from car_exchanges where booking_id = b.id and undone_at is null), b.rent_date),
          b.return_date + interval '60 minutes')
    union all
    select id, 'nobody will be told of it' from b
      where (select count(*) from outbox
        where event = 'booking-registered' and (payload ->> 'bookingId')::int = b.id) <> 1
    union all
    select id, 'a person without a booking' from clients c
      where id > coalesce((select max(client_id) from bookings where id <= ${afterBooking}), 0)
        and not exists (select from bookings where client_id = c.id)`)) as {
    rows: Broken[]
  }
  return rows
}
