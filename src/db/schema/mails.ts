import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { LetterDetails, LetterKind } from '../../domain/letters.ts'
import { bookings } from './bookings.ts'
import { createdAt, id, moment } from './columns.ts'
import { language } from './people.ts'

/**
 * Letters to be sent. The key says what the letter is about, so that one cause makes one letter; it is claimed before it
 * is handed to the mail server and marked when the server has taken it.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    key: text().notNull().unique('mails_key'),
    kind: text().$type<LetterKind>().notNull(),
    bookingId: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    language: language().notNull(),
    details: jsonb().$type<LetterDetails[LetterKind]>().notNull().default({}),
    attempts: smallint().notNull().default(0),
    claimedAt: moment(),
    sentAt: moment(),
    failure: text(),
    /** Not tried any more: the mail server will never take it, or its recipient has had enough of the kind. */
    stoppedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_waiting').on(table.id).where(sql`${table.sentAt} is null`),
    index('mails_stopped').on(table.id).where(sql`${table.stoppedAt} is not null`),
    // Sent without any word of a mail server: found among all that were.
    index('mails_silent')
      .on(table.id)
      .where(sql`${table.sentAt} is not null and ${table.failure} is not null`),
    index('mails_kind').on(table.kind, table.id),
    index('mails_booking').on(table.bookingId),
    index('mails_recipient').on(sql`lower(${table.recipient})`, table.createdAt),
  ],
)
