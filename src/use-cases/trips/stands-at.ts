import { type SQL, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'

const { bookings, cars, carOccupancies: taken } = schema

/**
 * Where each car of a query stands, or is due while somebody has it; null when nobody has said. A rental that nobody has
 * begun has not moved its car, and neither has what may still run out.
 */
export const standsAt = (now: Date): SQL<number | null> =>
  sql<number | null>`coalesce((select o.end_location_id from ${taken} o
    left join ${bookings} b on b.id = o.booking_id
    where o.car_id = ${cars.id} and o.starts_at <= ${now.toISOString()}::timestamptz and o.end_location_id is not null
      and o.hold_expires_at is null and (b.id is null or b.handed_over_at is not null)
    order by o.ends_at desc limit 1), ${cars.homeLocationId})`
