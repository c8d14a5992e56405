import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { costKinds, dutyKinds } from '../../domain/fleet/duties.ts'
import { readyStates } from '../../domain/fleet/readiness.ts'
import { bookings } from './bookings.ts'
import { cents, createdAt, id, moment, notNegative, updatedAt } from './columns.ts'
import { cars } from './fleet.ts'
import { locations } from './locations.ts'
import { admins } from './people.ts'
import { serviceProviders } from './services.ts'

export const dutyKind = pgEnum('duty_kind', dutyKinds)
export const costKind = pgEnum('cost_kind', costKinds)
export const readyState = pgEnum('ready_state', readyStates)

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
    /** When owners were written to about it: once. */
    toldAt: moment(),
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

/** How far a car is between one customer and the next; a car without a row came back to nobody and is ready. */
export const carReadiness = pgTable('car_readiness', {
  carId: integer()
    .primaryKey()
    .references(() => cars.id, { onDelete: 'cascade' }),
  state: readyState().notNull(),
  since: moment().notNull(),
  /** Who pressed; nobody: it came back into a locker. */
  byId: integer().references(() => admins.id, { onDelete: 'set null' }),
  /** The rental it came back from. */
  bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
})

/** One of a car's keys, and where it is: on a hook or in a locker of a place, with someone, or with a customer. */
export const carKeys = pgTable(
  'car_keys',
  {
    id: id(),
    carId: carId(),
    /** What tells it from the car's others: „1”, „spare”. */
    label: text().notNull(),
    locationId: integer().references(() => locations.id),
    /** The number of the hook or the locker there. */
    spot: text(),
    /** Who has it, when it hangs nowhere. */
    holder: text(),
    /** The rental whose customer has it; its hook waits for it. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('car_keys_label').on(table.carId, table.label),
    unique('car_keys_spot').on(table.locationId, table.spot),
  ],
)
