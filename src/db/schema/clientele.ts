import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { admins, clients } from './people.ts'

/** The row that a person is known by. */
const clientId = () =>
  integer()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })

/** What staff want to remember of a person. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: id(),
    clientId: clientId(),
    text: text().notNull(),
    byId: integer()
      .notNull()
      .references(() => admins.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_notes_client').on(table.clientId),
    check('client_notes_text', sql`${table.text} <> ''`),
  ],
)

/** Someone who may not book by themselves, why, and until when. One that was lifted stays as it was. */
export const bookingBans = pgTable(
  'booking_bans',
  {
    id: id(),
    clientId: clientId(),
    reason: text().notNull(),
    /** The last day; empty: until it is lifted. */
    until: date({ mode: 'string' }),
    byId: integer()
      .notNull()
      .references(() => admins.id),
    createdAt: createdAt(),
    liftedAt: moment(),
    liftedById: integer().references(() => admins.id),
  },
  (table) => [
    index('booking_bans_client').on(table.clientId),
    check('booking_bans_reason', sql`${table.reason} <> ''`),
    check('booking_bans_lifted', sql`(${table.liftedAt} is null) = (${table.liftedById} is null)`),
  ],
)
