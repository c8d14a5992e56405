import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { WallMinute } from '../domain/calendar/wall-clock.ts'

/** On Tallinn's clocks, counted by the database: thousands of conversions here would cost more than the query. */
export const wallMinuteOf = (column: PgColumn): SQL<WallMinute> =>
  sql<WallMinute>`floor(extract(epoch from ${column} at time zone 'Europe/Tallinn') / 60)::int`
