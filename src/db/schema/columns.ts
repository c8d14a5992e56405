import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, timestamp } from 'drizzle-orm/pg-core'

import type { Cents, PercentHundredths } from '../../domain/money.ts'

/** Whole euro cents. */
export const cents = () => integer().$type<Cents>()

/** Hundredths of a percent: 24 % is stored as 2400. */
export const percent = () => integer().$type<PercentHundredths>()

/** Percent in hundredths or euros in cents, as the flag beside it says: both are hundredths. */
export const hundredths = () => integer()

/** A moment. Tallinn labels become moments at the edge of the system and nowhere else. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A half-open period `[from, to)` of moments. */
export const period = customType<{ data: { from: Date; to: Date }; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ from, to }) => `[${from.toISOString()},${to.toISOString()})`,
  fromDriver: (text) => {
    const [from, to] = text.slice(1, -1).replaceAll('"', '').split(',')
    return { from: new Date(from ?? ''), to: new Date(to ?? '') }
  },
})

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** Of a table with one row: the database refuses any other. */
export const onlyId = () => integer().primaryKey().default(1)
export const isOnlyRow = (name: string, column: AnyPgColumn) => check(name, sql`${column} = 1`)

export const createdAt = () => moment().notNull().defaultNow()
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  )

export const isPercent = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} between 0 and 10000`)
