import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { dayNames } from '../../domain/calendar/day-names.ts'
import { MOST_TRIP_HOURS } from '../../domain/fleet/trip-rules.ts'
import { cents, id, notNegative } from './columns.ts'

export const dayName = pgEnum('day_name', dayNames)

/** How a place is open on days that are no usual ones: as on any such weekday, not at all, or by hours of their own. */
export const specialHours = pgEnum('special_hours', ['USUAL', 'CLOSED', 'OWN'])

export const locations = pgTable('locations', {
  id: id(),
  name: text().notNull(),
  nameEn: text().notNull(),
  nameRu: text().notNull(),
  address: text().notNull(),
  /** Where the cars stand, for whoever finds no one to ask. */
  parking: text().notNull().default(''),
  parkingEn: text().notNull().default(''),
  parkingRu: text().notNull().default(''),
  holidayHours: specialHours().notNull().default('USUAL'),
  shortenedDayHours: specialHours().notNull().default('USUAL'),
  isActive: boolean().notNull().default(true),
  orderNumber: integer().notNull().default(0),
})

/** An opening window `[start, end)`; `end` 00:00 is midnight, an `end` before `start` runs past midnight. */
export const locationTimes = pgTable(
  'location_times',
  {
    id: id(),
    start: time({ precision: 0 }).notNull(),
    end: time({ precision: 0 }).notNull(),
    rentPrice: cents().notNull(),
    returnPrice: cents().notNull(),
    dayName: dayName().notNull(),
    locationId: integer()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('location_times_location').on(table.locationId),
    notNegative('location_times_prices', table.rentPrice, table.returnPrice),
    check('location_times_not_empty', sql`${table.start} <> ${table.end} or ${table.end} = '00:00'`),
  ],
)

/**
 * Days, both inclusive, on which a place has other hours: this window `[opens, closes)`, written as in `locationTimes`,
 * or none. Windows of one day are rows of their own; the database keeps them apart.
 */
export const locationExceptions = pgTable(
  'location_exceptions',
  {
    id: id(),
    locationId: integer()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    start: date().notNull(),
    end: date().notNull(),
    opens: time({ precision: 0 }),
    closes: time({ precision: 0 }),
    rentPrice: cents().notNull(),
    returnPrice: cents().notNull(),
    reason: text(),
    reasonEn: text(),
    reasonRu: text(),
  },
  (table) => [
    index('location_exceptions_location').on(table.locationId),
    notNegative('location_exceptions_prices', table.rentPrice, table.returnPrice),
    check('location_exceptions_order', sql`${table.start} <= ${table.end}`),
    check(
      'location_exceptions_hours',
      sql`num_nulls(${table.opens}, ${table.closes}) in (0, 2) and (${table.opens} <> ${table.closes} or ${table.closes} = '00:00' or ${table.opens} is null)`,
    ),
    check(
      'location_exceptions_reasons',
      sql`num_nulls(${table.reason}, ${table.reasonEn}, ${table.reasonRu}) in (0, 3)`,
    ),
  ],
)

/** What bringing a car from one place to the other takes, either way. A pair without a row has the usual hours. */
export const locationTrips = pgTable(
  'location_trips',
  {
    id: id(),
    firstLocationId: integer()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    secondLocationId: integer()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    hours: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** For staff's eyes. */
    cost: cents().notNull(),
    /** No car goes this way at all. */
    isNever: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('location_trips_pair').on(
      sql`least(${table.firstLocationId}, ${table.secondLocationId})`,
      sql`greatest(${table.firstLocationId}, ${table.secondLocationId})`,
    ),
    index('location_trips_second').on(table.secondLocationId),
    notNegative('location_trips_cost', table.cost),
    check('location_trips_places', sql`${table.firstLocationId} <> ${table.secondLocationId}`),
    check('location_trips_hours', sql`${table.hours} between 0 and ${sql.raw(String(MOST_TRIP_HOURS))}`),
  ],
)
