import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { MOST_MIN_DAYS } from '../../domain/pricing/shortest-rental.ts'
import { weekdayNames } from '../../domain/pricing/week-columns.ts'
import { cents, createdAt, id, isOnlyRow, isPercent, notNegative, onlyId, percent } from './columns.ts'
import { groups } from './fleet.ts'
import { admins } from './people.ts'

export const daysRanges = pgTable(
  'days_ranges',
  {
    id: id(),
    minDay: integer().notNull(),
    /** Inclusive; empty is open-ended. */
    maxDay: integer(),
  },
  (table) => [check('days_ranges_order', sql`${table.minDay} >= 1 and ${table.maxDay} >= ${table.minDay}`)],
)

export const groupPrices = pgTable(
  'group_prices',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    /** First and last date of the season, both inclusive. */
    start: date({ mode: 'string' }).notNull(),
    end: date({ mode: 'string' }).notNull(),
    /** What people call it, e.g. the summer; empty: its dates name it. */
    name: text().notNull().default(''),
    nameEn: text().notNull().default(''),
    nameRu: text().notNull().default(''),
    /** Whole days that a rental which begins in it lasts at least. */
    minDays: smallint().notNull().default(1),
    monday: cents().notNull(),
    tuesday: cents().notNull(),
    wednesday: cents().notNull(),
    thursday: cents().notNull(),
    friday: cents().notNull(),
    saturday: cents().notNull(),
    sunday: cents().notNull(),
    mondayHour: cents().notNull(),
    tuesdayHour: cents().notNull(),
    wednesdayHour: cents().notNull(),
    thursdayHour: cents().notNull(),
    fridayHour: cents().notNull(),
    saturdayHour: cents().notNull(),
    sundayHour: cents().notNull(),
  },
  (table) => [
    index('group_prices_group').on(table.groupId, table.start),
    check('group_prices_order', sql`${table.start} <= ${table.end}`),
    check('group_prices_min_days', sql`${table.minDays} between 1 and ${sql.raw(String(MOST_MIN_DAYS))}`),
    check(
      'group_prices_names',
      sql`(${table.name} = '') = (${table.nameEn} = '') and (${table.name} = '') = (${table.nameRu} = '')`,
    ),
    notNegative('group_prices_days', ...weekdayNames.map((name) => table[name])),
    notNegative('group_prices_hours', ...weekdayNames.map((name) => table[`${name}Hour` as const])),
  ],
)

const ofSeasonAndRange = () => ({
  groupPriceId: integer()
    .notNull()
    .references(() => groupPrices.id, { onDelete: 'cascade' }),
  daysRangeId: integer()
    .notNull()
    .references(() => daysRanges.id),
})

export const discounts = pgTable(
  'discounts',
  {
    id: id(),
    /** Percent off each day and hour of the season when the rental is in the range. */
    amount: percent().notNull(),
    ...ofSeasonAndRange(),
  },
  (table) => [
    unique('discounts_season_range').on(table.groupPriceId, table.daysRangeId),
    isPercent('discounts_amount', table.amount),
  ],
)

export const priceRegulations = pgTable(
  'price_regulations',
  {
    id: id(),
    /** Signed euros added to each rental day, not to hours. */
    amount: cents().notNull(),
    ...ofSeasonAndRange(),
  },
  (table) => [unique('price_regulations_season_range').on(table.groupPriceId, table.daysRangeId)],
)

/** One row that stays; a company that has none yet pays no tax. */
export const taxes = pgTable('taxes', { id: onlyId(), amount: percent().notNull() }, (table) => [
  isOnlyRow('taxes_one_row', table.id),
  isPercent('taxes_amount', table.amount),
])

/** One row that stays, as with the tax. */
export const weekends = pgTable('weekends', { id: onlyId(), discount: percent().notNull() }, (table) => [
  isOnlyRow('weekends_one_row', table.id),
  isPercent('weekends_discount', table.discount),
])

export const endPriceRegulations = pgTable(
  'end_price_regulations',
  {
    id: id(),
    amount: percent().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    isDiscount: boolean().notNull(),
  },
  (table) => [
    isPercent('end_price_regulations_amount', table.amount),
    check('end_price_regulations_order', sql`${table.startDate} <= ${table.endDate}`),
  ],
)

/**
 * Each time the price list was saved, with the part of the log that tells what was changed: whoever takes it back finds
 * there what was before. Taking back is a save itself, and names what it took back (decision 055).
 */
export const priceSaves = pgTable(
  'price_saves',
  {
    id: id(),
    adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
    /** Entries of the log about prices: after the first number, up to the last. */
    afterEntry: integer().notNull(),
    lastEntry: integer().notNull(),
    undoesId: integer()
      .unique('price_saves_undone_once')
      .references((): AnyPgColumn => priceSaves.id),
    createdAt: createdAt(),
  },
  (table) => [check('price_saves_entries', sql`${table.afterEntry} < ${table.lastEntry}`)],
)
