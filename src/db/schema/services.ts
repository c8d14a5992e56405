import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgEnum, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { percentHundredths } from '../../domain/money.ts'
import { cents, id, isPercent, notNegative, percent } from './columns.ts'
import { daysRanges } from './prices.ts'

export const serviceType = pgEnum('service_type', ['DAY', 'ONCE'])

export const services = pgTable(
  'services',
  {
    id: id(),
    name: text().notNull(),
    nameEn: text().notNull(),
    nameRu: text().notNull(),
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    descriptionRu: text().notNull().default(''),
    type: serviceType().notNull(),
    /** Set: this is a cover package and this is its excess; a booking has at most one. */
    deductible: cents(),
    price: cents().notNull(),
    hourPrice: cents(),
    carPriceMarkupPercent: percent().notNull().default(percentHundredths(0)),
    isActive: boolean().notNull().default(true),
    isPreChosen: boolean().notNull().default(false),
    orderNumber: integer().notNull().default(0),
    maxQuantity: smallint().notNull().default(1),
    /** Set: it is added for each driver who is younger than this at pick-up. */
    youngDriverAge: smallint(),
    /** It is added for each driver besides the renter. */
    isPerAdditionalDriver: boolean().notNull().default(false),
    /** With it nobody counts the kilometres. */
    isUnlimitedKilometres: boolean().notNull().default(false),
  },
  (table) => [
    notNegative('services_prices', table.price),
    check('services_hour_price', sql`${table.hourPrice} >= 0`),
    check('services_young_driver_age', sql`${table.youngDriverAge} between 18 and 99`),
    check(
      'services_by_drivers',
      sql`(${table.youngDriverAge} is null or not ${table.isPerAdditionalDriver}) and (${table.deductible} is null or (${table.youngDriverAge} is null and not ${table.isPerAdditionalDriver}))`,
    ),
    check('services_deductible', sql`${table.deductible} >= 0`),
    check('services_markup', sql`${table.carPriceMarkupPercent} between 0 and 10000`),
    check(
      'services_quantity',
      sql`${table.maxQuantity} between 1 and 9 and (${table.deductible} is null or ${table.maxQuantity} = 1)`,
    ),
  ],
)

export const serviceDiscounts = pgTable(
  'service_discounts',
  {
    id: id(),
    amount: percent().notNull(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    daysRangeId: integer()
      .notNull()
      .references(() => daysRanges.id),
  },
  (table) => [
    unique('service_discounts_service_range').on(table.serviceId, table.daysRangeId),
    isPercent('service_discounts_amount', table.amount),
  ],
)

export const serviceProviders = pgTable('service_providers', {
  id: id(),
  name: text().notNull(),
  isActive: boolean().notNull().default(true),
})
