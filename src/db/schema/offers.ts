import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WantedService } from '../../domain/booking/choose-services.ts'
import type { HandPrice } from '../../domain/pricing/hand-price.ts'
import type { Quote } from '../../domain/pricing/quote.ts'
import { cents, createdAt, id, moment } from './columns.ts'
import { cars } from './fleet.ts'
import { locations } from './locations.ts'
import { admins, clients, language } from './people.ts'

/**
 * A rental at a price that holds until a moment, and by choice its car too, for someone of whom no more is known than a
 * name and an address or a number. It is taken when a booking names it; it runs out by the clock (decision 052).
 */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    /** E.164 */
    phone: text(),
    language: language().notNull(),
    /** Whom staff take the person for. */
    clientId: integer().references(() => clients.id, { onDelete: 'set null' }),
    carId: integer()
      .notNull()
      .references(() => cars.id),
    rentDate: moment().notNull(),
    returnDate: moment().notNull(),
    rentLocationId: integer()
      .notNull()
      .references(() => locations.id),
    returnLocationId: integer()
      .notNull()
      .references(() => locations.id),
    services: jsonb().$type<WantedService[]>().notNull(),
    couponCodes: text().array().notNull().default([]),
    /** The price as it was told, whole: what the price list says later does not matter. */
    quote: jsonb().$type<Quote>().notNull(),
    price: cents().notNull(),
    handPrice: jsonb().$type<HandPrice>(),
    /** A few words to the customer, in their letter and on their page. */
    message: text().notNull().default(''),
    holdsCar: boolean().notNull(),
    /** Staff see to it that the car is there. */
    isBrought: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    linkSeed: text().notNull(),
    linkHash: text().notNull().unique('offers_link_hash'),
    madeBy: integer().references(() => admins.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('offers_expires').on(table.expiresAt),
    check('offers_order', sql`${table.rentDate} < ${table.returnDate}`),
    check('offers_reachable', sql`num_nonnulls(${table.email}, ${table.phone}) > 0`),
    check('offers_price', sql`${table.price} >= 0`),
  ],
)
