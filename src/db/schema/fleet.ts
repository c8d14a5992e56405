import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { fuelTypes, gearboxes } from '../../domain/catalogue.ts'
import { bodyTypes } from '../../domain/fleet/body-types.ts'
import type { CarIssue, CarIssuePoint } from '../../domain/fleet/damage-sheet.ts'
import { MOST_TURNAROUND } from '../../domain/house-rules.ts'
import { cents, createdAt, id, moment, notNegative, updatedAt } from './columns.ts'
import { locations } from './locations.ts'

export const gearbox = pgEnum('gearbox', gearboxes)
export const fuelType = pgEnum('fuel_type', fuelTypes)
export const bodyType = pgEnum('body_type', bodyTypes)

export const groups = pgTable(
  'groups',
  {
    id: id(),
    name: text().notNull(),
    nameEn: text().notNull(),
    nameRu: text().notNull(),
    /** The industry's four-letter class (category, type, gearbox, fuel), e.g. ECMR. */
    acriss: text(),
    isActive: boolean().notNull().default(true),
    deposit: cents().notNull(),
    /** How long its cars are made ready after a return; null: as the house does. */
    turnaroundMinutes: smallint(),
  },
  (table) => [
    notNegative('groups_deposit', table.deposit),
    check(
      'groups_turnaround',
      sql`${table.turnaroundMinutes} between 0 and ${sql.raw(String(MOST_TURNAROUND))}`,
    ),
    check('groups_acriss', sql`${table.acriss} ~ '^[A-Z]{4}$'`),
  ],
)

export const cars = pgTable(
  'cars',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    descriptionRu: text().notNull().default(''),
    gearbox: gearbox().notNull(),
    seats: smallint().notNull(),
    doors: smallint().notNull(),
    /** Litres, or kilowatt-hours of an electric car, per 100 km. */
    fuelConsumption: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    fuelType: fuelType().notNull(),
    /** On whose drawing its damage is marked. */
    bodyType: bodyType().notNull().default('hatchback'),
    /** Of the boot, with every seat in use. */
    bootLitres: smallint(),
    /** How many large ones the boot takes. */
    suitcases: smallint(),
    hasAirConditioning: boolean().notNull().default(false),
    /** On one charge, as it is on the road. */
    rangeKm: smallint(),
    mileage: integer().notNull(),
    imageNames: text().array().notNull().default([]),
    registerNumber: text().notNull().unique('cars_register_number'),
    vin: text().unique('cars_vin'),
    issues: jsonb().$type<CarIssue[]>().notNull().default([]),
    issuePoints: jsonb().$type<CarIssuePoint[]>().notNull().default([]),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    /** Where it stands until its first rental or transfer. Null: nobody has said, and it is offered everywhere. */
    homeLocationId: integer().references(() => locations.id),
    isLongterm: boolean().notNull().default(false),
    longtermInfo: text().notNull().default(''),
    longtermInfoEn: text().notNull().default(''),
    longtermInfoRu: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('cars_group').on(table.groupId),
    notNegative('cars_numbers', table.mileage, table.fuelConsumption),
    check('cars_seats', sql`${table.seats} between 1 and 60 and ${table.doors} between 1 and 7`),
    check(
      'cars_room',
      sql`${table.bootLitres} between 1 and 30000 and ${table.suitcases} between 0 and 60 and ${table.rangeKm} between 1 and 3000`,
    ),
    check('cars_plate', sql`${table.registerNumber} ~ '^[A-Z0-9]{2,9}$'`),
    check('cars_vin_form', sql`${table.vin} ~ '^[A-HJ-NPR-Z0-9]{17}$'`),
  ],
)

/** Time a car is out of service: it excludes bookings through the same constraint that bookings exclude each other. */
export const carBlocks = pgTable(
  'car_blocks',
  {
    id: id(),
    carId: integer()
      .notNull()
      .references(() => cars.id),
    start: moment().notNull(),
    end: moment().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('car_blocks_order', sql`${table.start} < ${table.end}`),
    index('car_blocks_car').on(table.carId),
  ],
)

/** A car is brought from one place to another: it excludes bookings as a block does. */
export const carTrips = pgTable(
  'car_trips',
  {
    id: id(),
    carId: integer()
      .notNull()
      .references(() => cars.id),
    startLocationId: integer()
      .notNull()
      .references(() => locations.id),
    endLocationId: integer()
      .notNull()
      .references(() => locations.id),
    start: moment().notNull(),
    end: moment().notNull(),
    /** Who drives; empty while nobody has been named. */
    driver: text().notNull().default(''),
    /** When someone said that the car is there. */
    doneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    check('car_trips_order', sql`${table.start} < ${table.end}`),
    check('car_trips_places', sql`${table.startLocationId} <> ${table.endLocationId}`),
    index('car_trips_car').on(table.carId),
    // Transfers that nobody has reported done: a handful, however many lie behind.
    index('car_trips_due').on(table.start).where(sql`${table.doneAt} is null`),
  ],
)
