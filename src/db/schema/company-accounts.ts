import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, createdAt, id, isPercent, notNegative, percent, updatedAt } from './columns.ts'
import { groups } from './fleet.ts'
import { language } from './people.ts'

/** A company that rents by agreement: its discount, how much it may owe, and where its invoices go. */
export const companyAccounts = pgTable(
  'company_accounts',
  {
    id: id(),
    name: text().notNull(),
    registryCode: text().notNull().unique('company_accounts_registry_code'),
    vatNumber: text(),
    address: text().notNull(),
    /** Where its invoices go. */
    email: text().notNull(),
    language: language().notNull(),
    /** Typed where coupons are: whoever has it books at the agreed price. */
    code: text(),
    /** Off the rent of the car. */
    discount: percent().notNull(),
    /** How much it may owe at once; empty: as much as it likes. */
    creditLimit: cents(),
    /** Days from a collective invoice to when it is to be paid. */
    dueDays: smallint().notNull().default(14),
    isActive: boolean().notNull().default(true),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('company_accounts_code').on(sql`lower(${table.code})`),
    isPercent('company_accounts_discount', table.discount),
    notNegative('company_accounts_credit', table.creditLimit),
    check('company_accounts_due', sql`${table.dueDays} between 0 and 120`),
  ],
)

/**
 * What was agreed with a company about one group, by the day of pick-up: a price of the day or a discount of its own,
 * in place of the company's general one. Two agreements about the same days cannot both be true: the database refuses
 * the second (`company_prices_no_overlap`).
 */
export const companyPrices = pgTable(
  'company_prices',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => companyAccounts.id, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    /** Both inclusive; without an end it holds until another word. */
    start: date({ mode: 'string' }).notNull(),
    end: date({ mode: 'string' }),
    dayPrice: cents(),
    discount: percent(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('company_prices_account').on(table.accountId),
    check('company_prices_order', sql`${table.start} <= ${table.end}`),
    check('company_prices_one', sql`num_nonnulls(${table.dayPrice}, ${table.discount}) = 1`),
    notNegative('company_prices_day', table.dayPrice),
    isPercent('company_prices_discount', table.discount),
  ],
)
