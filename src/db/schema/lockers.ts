import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { lockerPurposes } from '../../domain/booking/locker-window.ts'
import { bookings } from './bookings.ts'
import { createdAt, id, moment, notNegative } from './columns.ts'
import { locations } from './locations.ts'

export const smartLockers = pgTable('smart_lockers', {
  id: id(),
  name: text().notNull().unique('smart_lockers_name'),
  nameEn: text().notNull().default(''),
  nameRu: text().notNull().default(''),
  /** The number of the unit's SIM card: a call from an allowed phone opens it. */
  phone: text().notNull(),
  locationId: integer().references(() => locations.id),
})

export const lockerPurpose = pgEnum('locker_purpose', lockerPurposes)

export const smartLockerReservations = pgTable(
  'smart_locker_reservations',
  {
    id: id(),
    smartLockerId: integer()
      .notNull()
      .references(() => smartLockers.id),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** To take the key out, or to put it back. */
    purpose: lockerPurpose().notNull().default('pick-up'),
    /** The locker is this booking's from here to there; `smart_locker_reservations_no_overlap` refuses a second one. */
    start: moment().notNull(),
    end: moment().notNull(),
    /** The place of the customer's phone in the unit's memory while it is allowed to open it. */
    slot: smallint(),
    /** When the customer last said on their own page that they stand before it. */
    askedAt: moment(),
    keyTakenAt: moment(),
    keyReturnedAt: moment(),
    /** What the customer read from the dashboard when they took the key, or brought it back. */
    odometer: integer(),
    fuel: smallint(),
  },
  (table) => [
    index('smart_locker_reservations_locker').on(table.smartLockerId),
    index('smart_locker_reservations_end').on(table.end),
    unique('smart_locker_reservations_booking').on(table.bookingId, table.purpose),
    unique('smart_locker_reservations_slot').on(table.smartLockerId, table.slot),
    check('smart_locker_reservations_order', sql`${table.start} < ${table.end}`),
    notNegative('smart_locker_reservations_odometer', table.odometer),
    check('smart_locker_reservations_fuel', sql`${table.fuel} between 0 and 8`),
    check('smart_locker_reservations_slots', sql`${table.slot} between 1 and 200`),
  ],
)

export const lockerEvent = pgEnum('locker_event', [
  'granted',
  'revoked',
  'opened',
  'refused',
  'failed',
  'reported',
  'key-taken',
  'key-returned',
])

/** Everything that was tried at a locker. */
export const lockerEvents = pgTable(
  'locker_events',
  {
    id: id(),
    reservationId: integer()
      .notNull()
      .references(() => smartLockerReservations.id, { onDelete: 'cascade' }),
    event: lockerEvent().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('locker_events_reservation').on(table.reservationId)],
)
