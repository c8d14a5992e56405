import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { hundredths, id } from './columns.ts'
import { groups } from './fleet.ts'
import { locations } from './locations.ts'
import { daysRanges } from './prices.ts'
import { services } from './services.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    name: text().notNull(),
    /** As `coupons/coupon-code.ts` has it: upper-case, so that one code is one row whatever the case it is typed in. */
    code: text().notNull().unique('coupons_code'),
    start: date({ mode: 'string' }).notNull(),
    end: date({ mode: 'string' }).notNull(),
    isNewClient: boolean().notNull().default(false),
    /** How many bookings may use it, in all and of one person; empty: any number. */
    maxUses: integer(),
    maxUsesPerPerson: integer(),
  },
  (table) => [
    check('coupons_uses', sql`${table.maxUses} >= 1 and ${table.maxUsesPerPerson} >= 1`),
    check('coupons_order', sql`${table.start} <= ${table.end}`),
    // The semicolon stands by its number: the tool that writes migrations ends a statement at it.
    check(
      'coupons_code_form',
      sql`${table.code} = upper(${table.code}) and ${table.code} ~ '^[^[:space:][:cntrl:],\\x3b]{2,40}$'`,
    ),
  ],
)

const couponId = () =>
  integer()
    .notNull()
    .references(() => coupons.id, { onDelete: 'cascade' })

const isDiscount = (name: string, amount: AnyPgColumn, isPercentage: AnyPgColumn) =>
  check(name, sql`${amount} >= 0 and (not ${isPercentage} or ${amount} <= 10000)`)

export const serviceCoupons = pgTable(
  'service_coupons',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    couponId: couponId(),
    discount: hundredths().notNull(),
    isPercentage: boolean().notNull(),
  },
  (table) => [
    unique('service_coupons_pair').on(table.couponId, table.serviceId),
    isDiscount('service_coupons_discount', table.discount, table.isPercentage),
  ],
)

export const locationCoupons = pgTable(
  'location_coupons',
  {
    id: id(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    couponId: couponId(),
    rentDiscount: hundredths().notNull(),
    returnDiscount: hundredths().notNull(),
    isRentPercentage: boolean().notNull(),
    isReturnPercentage: boolean().notNull(),
  },
  (table) => [
    unique('location_coupons_pair').on(table.couponId, table.locationId),
    isDiscount('location_coupons_rent', table.rentDiscount, table.isRentPercentage),
    isDiscount('location_coupons_return', table.returnDiscount, table.isReturnPercentage),
  ],
)

export const groupCoupons = pgTable(
  'group_coupons',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    couponId: couponId(),
    discount: hundredths().notNull(),
    isPercentage: boolean().notNull(),
  },
  (table) => [
    unique('group_coupons_pair').on(table.couponId, table.groupId),
    isDiscount('group_coupons_discount', table.discount, table.isPercentage),
  ],
)

/** Lengths of rental a coupon is for; no rows: any length. */
export const couponDaysRanges = pgTable(
  'coupon_days_ranges',
  {
    id: id(),
    couponId: couponId(),
    daysRangeId: integer()
      .notNull()
      .references(() => daysRanges.id),
  },
  (table) => [unique('coupon_days_ranges_pair').on(table.couponId, table.daysRangeId)],
)
