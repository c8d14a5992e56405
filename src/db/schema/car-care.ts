import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { costKinds, dutyKinds } from '../../domain/fleet/duties.ts'
import { cents, createdAt, id, notNegative, updatedAt } from './columns.ts'
import { cars } from './fleet.ts'
import { serviceProviders } from './services.ts'

export const dutyKind = pgEnum('duty_kind', dutyKinds)
export const costKind = pgEnum('cost_kind', costKinds)

const carId = () =>
  integer()
    .notNull()
    .references(() => cars.id, { onDelete: 'cascade' })
const providerId = () => integer().references(() => serviceProviders.id)

/** What a car needs by a day or a reading of its odometer, until it is done; what was done stays as its story. */
export const carDuties = pgTable(
  'car_duties',
  {
    id: id(),
    carId: carId(),
    kind: dutyKind().notNull(),
    dueOn: date(),
    dueKm: integer(),
    everyMonths: smallint(),
    everyKm: integer(),
    /** The car is for nobody from when it is due until it is done. */
    isBlocking: boolean().notNull().default(true),
    serviceProviderId: providerId(),
    note: text().notNull().default(''),
    doneOn: date(),
    doneKm: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('car_duties_open').on(table.carId).where(sql`${table.doneOn} is null`),
    check('car_duties_due', sql`${table.dueOn} is not null or ${table.dueKm} is not null`),
    notNegative('car_duties_numbers', table.dueKm, table.doneKm),
    check('car_duties_every', sql`${table.everyMonths} between 1 and 240 and ${table.everyKm} > 0`),
  ],
)

/** What a car cost, on the day it did. */
export const carCosts = pgTable(
  'car_costs',
  {
    id: id(),
    carId: carId(),
    kind: costKind().notNull(),
    day: date().notNull(),
    /** Without VAT, as the revenue it is compared with. */
    amount: cents().notNull(),
    kilometres: integer(),
    serviceProviderId: providerId(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('car_costs_car').on(table.carId, table.day),
    notNegative('car_costs_amount', table.amount),
    notNegative('car_costs_kilometres', table.kilometres),
  ],
)
