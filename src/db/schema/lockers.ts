import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { id, moment } from './columns.ts'
import { locations } from './locations.ts'

export const smartLockers = pgTable('smart_lockers', {
  id: id(),
  name: text().notNull().unique('smart_lockers_name'),
  /** The number of the unit's SIM card: a call from an allowed phone opens it. */
  phone: text().notNull(),
  locationId: integer().references(() => locations.id),
})

export const smartLockerReservations = pgTable(
  'smart_locker_reservations',
  {
    id: id(),
    smartLockerId: integer()
      .notNull()
      .references(() => smartLockers.id),
    bookingId: integer()
      .notNull()
      .unique('smart_locker_reservations_booking')
      .references(() => bookings.id, { onDelete: 'cascade' }),
    start: moment().notNull(),
  },
  (table) => [
    unique('smart_locker_reservations_start').on(table.smartLockerId, table.start),
    index('smart_locker_reservations_locker').on(table.smartLockerId),
  ],
)
