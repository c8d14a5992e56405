import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { EventName, Events } from '../../domain/events.ts'
import type { TroubledPart } from '../../domain/outside-parts.ts'
import { bookings } from './bookings.ts'
import { createdAt, id, moment } from './columns.ts'

/** Counts every change of prices, cars, services, places and coupons; triggers move it (migration 0001). */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { id: integer().primaryKey().default(1), version: bigint({ mode: 'number' }).notNull().default(1) },
  (table) => [check('catalogue_version_one_row', sql`${table.id} = 1`)],
)

/** The first answer to a request that came with an Idempotency-Key; keys and bodies are kept as hashes only. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text().primaryKey(),
    requestHash: text().notNull(),
    /** The 201 as it was sent, without the private links: they are derived again. */
    answer: jsonb().notNull(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
)

/** What happened, written in the same transaction as the change; jobs deliver it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    event: text().$type<EventName>().notNull(),
    payload: jsonb().$type<Events[EventName]>().notNull(),
    createdAt: createdAt(),
    deliveredAt: moment(),
    /** How often nothing could be written about it, and when it was last tried. */
    attempts: integer().notNull().default(0),
    triedAt: moment(),
    /** The kind of failure and never its words: those may quote an address. */
    failure: text(),
    /** Given up: it stands in nobody's way, and staff see it. */
    setAsideAt: moment(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null and ${table.setAsideAt} is null`),
  ],
)

/** How often something limited was done or tried, by all processes together; by whom is kept as a hash only. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    keyHash: text().primaryKey(),
    count: integer().notNull(),
    until: moment().notNull(),
  },
  (table) => [index('limit_counts_until').on(table.until)],
)

/** Parts that did not answer when they were last asked. */
export const partTroubles = pgTable('part_troubles', {
  part: text().$type<TroubledPart>().primaryKey(),
  since: moment().notNull(),
  lastAt: moment().notNull(),
})

/** What each data key has sealed once: whether the key that is configured under its name is the same one. */
export const dataKeyProofs = pgTable('data_key_proofs', {
  keyId: text().primaryKey(),
  proof: text().notNull(),
  createdAt: createdAt(),
})

/** Files that are being kept and that no row names yet; whoever enters the row takes this one away. */
export const filesUnderWay = pgTable(
  'files_under_way',
  { fileKey: text().primaryKey(), createdAt: createdAt() },
  (table) => [index('files_under_way_created').on(table.createdAt)],
)
