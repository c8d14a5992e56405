import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { bookings, carExchanges } from './bookings.ts'
import { id, moment, period } from './columns.ts'
import { carBlocks, cars, carTrips } from './fleet.ts'
import { locations } from './locations.ts'
import { offers } from './offers.ts'

/**
 * What occupies a car: a row is a car taken for a period, by a booking (pick-up to return plus turnaround), by what a
 * booking had of a car that was exchanged, by an offer that keeps it, a transfer or a block. It also says where the car has to be when it begins and where it stands when it is over; a block takes
 * place wherever the car is, and says neither (decision 045). The constraint `car_occupancies_no_overlap` refuses a second row; a hold has an end and a cancelled booking no row.
 */
export const carOccupancies = pgTable(
  'car_occupancies',
  {
    id: id(),
    carId: integer()
      .notNull()
      .references(() => cars.id),
    occupied: period().notNull(),
    /** The two ends of the period, apart: a search compares these, many times cheaper than ranges. */
    startsAt: moment().generatedAlwaysAs(sql`lower(occupied)`),
    endsAt: moment().generatedAlwaysAs(sql`upper(occupied)`),
    bookingId: integer()
      .unique('car_occupancies_booking')
      .references(() => bookings.id, { onDelete: 'cascade' }),
    blockId: integer()
      .unique('car_occupancies_block')
      .references(() => carBlocks.id, { onDelete: 'cascade' }),
    tripId: integer()
      .unique('car_occupancies_trip')
      .references(() => carTrips.id, { onDelete: 'cascade' }),
    offerId: integer()
      .unique('car_occupancies_offer')
      .references(() => offers.id, { onDelete: 'cascade' }),
    exchangeId: integer()
      .unique('car_occupancies_exchange')
      .references(() => carExchanges.id, { onDelete: 'cascade' }),
    holdExpiresAt: moment(),
    startLocationId: integer().references(() => locations.id),
    endLocationId: integer().references(() => locations.id),
  },
  (table) => [
    // Where each car stood last before a moment, and where it has to be next after one.
    index('car_occupancies_places')
      .on(table.carId, table.startsAt, table.endsAt, table.startLocationId, table.endLocationId)
      .where(sql`${table.endLocationId} is not null and ${table.holdExpiresAt} is null`),
    // What may run out: a handful, as what is paid for no longer may.
    index('car_occupancies_holds').on(table.holdExpiresAt).where(sql`${table.holdExpiresAt} is not null`),
    // Answers a search by itself. By the end first: what lies ahead stays small however long the past grows.
    index('car_occupancies_ahead').on(table.endsAt, table.startsAt, table.holdExpiresAt, table.carId),
    check(
      'car_occupancies_one_reason',
      sql`num_nonnulls(${table.bookingId}, ${table.blockId}, ${table.tripId}, ${table.offerId}, ${table.exchangeId}) = 1`,
    ),
    check(
      'car_occupancies_hold',
      sql`${table.holdExpiresAt} is null or num_nonnulls(${table.bookingId}, ${table.offerId}) = 1`,
    ),
    // Nobody keeps a car for ever by an offer.
    check('car_occupancies_offer_ends', sql`${table.offerId} is null or ${table.holdExpiresAt} is not null`),
    check(
      'car_occupancies_both_places',
      sql`num_nulls(${table.startLocationId}, ${table.endLocationId}) in (0, 2)`,
    ),
    check(
      'car_occupancies_bounded',
      sql`not isempty(${table.occupied}) and not lower_inf(${table.occupied}) and not upper_inf(${table.occupied})`,
    ),
  ],
)

/**
 * Occupancies of years that are closed (decision 057). They are moved here so that the table every search and every
 * registration works on stays as small as on the first day; `car_occupancies_past_too` lets nobody take a car here either.
 */
export const pastOccupancies = pgTable(
  'past_occupancies',
  {
    /** The number it had. */
    id: integer().primaryKey(),
    carId: integer()
      .notNull()
      .references(() => cars.id),
    occupied: period().notNull(),
    startsAt: moment().generatedAlwaysAs(sql`lower(occupied)`),
    endsAt: moment().generatedAlwaysAs(sql`upper(occupied)`),
    bookingId: integer()
      .unique('past_occupancies_booking')
      .references(() => bookings.id, { onDelete: 'cascade' }),
    blockId: integer()
      .unique('past_occupancies_block')
      .references(() => carBlocks.id, { onDelete: 'cascade' }),
    tripId: integer()
      .unique('past_occupancies_trip')
      .references(() => carTrips.id, { onDelete: 'cascade' }),
    exchangeId: integer()
      .unique('past_occupancies_exchange')
      .references(() => carExchanges.id, { onDelete: 'cascade' }),
    startLocationId: integer().references(() => locations.id),
    endLocationId: integer().references(() => locations.id),
  },
  (table) => [
    index('past_occupancies_car').on(table.carId, table.endsAt),
    index('past_occupancies_ends').on(table.endsAt, table.startsAt),
    check(
      'past_occupancies_one_reason',
      sql`num_nonnulls(${table.bookingId}, ${table.blockId}, ${table.tripId}, ${table.exchangeId}) = 1`,
    ),
  ],
)
