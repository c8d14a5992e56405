import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgEnum, pgTable, text, time } from 'drizzle-orm/pg-core'
import { cents, id, notNegative } from './columns.ts'

export const dayName = pgEnum('day_name', [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
])

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
