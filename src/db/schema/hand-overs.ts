import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type AccessoryState,
  type DepositStep,
  handOverWays,
  type OwnersException,
  type SeenOnCar,
} from '../../domain/booking/hand-over.ts'
import { sealedText } from '../sealed/sealed-columns.ts'
import { bookings, carExchanges } from './bookings.ts'
import { createdAt, id, moment, notNegative } from './columns.ts'
import { papers } from './papers.ts'
import { admins } from './people.ts'

export const handOverWay = pgEnum('hand_over_way', handOverWays)

/** A key that changed hands at the desk or beside the car: what was seen, by whom, and what is needed to undo it. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    way: handOverWay().notNull(),
    /** The exchange it was part of: back is the first car, out the second. */
    exchangeId: integer().references(() => carExchanges.id),
    /** Made by the phone for one act, however often it is sent. */
    key: uuid().unique('hand_overs_key'),
    /** Of what was sent under the key. */
    requestHash: text(),
    at: moment().notNull(),
    odometer: integer().notNull(),
    /** Eighths of a tank, or percent of a battery. */
    fuel: smallint(),
    charge: smallint(),
    /** What the car's own card said before. */
    mileageBefore: integer().notNull(),
    damage: jsonb().$type<SeenOnCar[]>().notNull().default([]),
    accessories: jsonb().$type<AccessoryState[]>().notNull().default([]),
    keys: smallint(),
    /** Which of the car's keys moved with it. */
    keyIds: integer().array().notNull().default([]),
    note: text().notNull().default(''),
    deposit: jsonb().$type<DepositStep>(),
    /** Without a step that was missing, on an owner's word. */
    exception: jsonb().$type<OwnersException>(),
    isSigned: boolean().notNull().default(false),
    paperId: integer().references(() => papers.id),
    byId: integer()
      .notNull()
      .references(() => admins.id),
    createdAt: createdAt(),
    undoneAt: moment(),
    undoReason: text(),
  },
  (table) => [
    index('hand_overs_booking').on(table.bookingId),
    notNegative('hand_overs_kilometres', table.odometer, table.mileageBefore),
    check('hand_overs_fuel', sql`${table.fuel} between 0 and 8`),
    check('hand_overs_charge', sql`${table.charge} between 0 and 100`),
    check('hand_overs_undone', sql`(${table.undoneAt} is null) = (${table.undoReason} is null)`),
  ],
)

/** Pictures of a car as its key changed hands. They are sent before the act they belong to, under the same key. */
export const handOverPhotos = pgTable(
  'hand_over_photos',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    actKey: uuid().notNull(),
    /** Where on the walk around the car, or which damage. */
    spot: text().notNull(),
    fileKey: text().notNull().unique('hand_over_photos_file'),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('hand_over_photos_spot').on(table.actKey, table.spot),
    index('hand_over_photos_booking').on(table.bookingId),
    check('hand_over_photos_size', sql`${table.size} > 0`),
  ],
)

/** Licences that someone of the staff held in their hands, driver by driver: 0 is the client. */
export const licenceChecks = pgTable(
  'licence_checks',
  {
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    driver: smallint().notNull(),
    number: sealedText('licence_checks.number').notNull(),
    since: date().notNull(),
    until: date().notNull(),
    categories: text().array().notNull(),
    seenById: integer()
      .notNull()
      .references(() => admins.id),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.driver] }),
    check('licence_checks_driver', sql`${table.driver} >= 0`),
  ],
)
