import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { admins } from './people.ts'

/** What a record was, field by field, as the staff area shows it. */
export type RecordFacts = Record<string, unknown>

/** Who changed what and when; written in the transaction of the change, never changed afterwards. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    adminId: integer().references(() => admins.id),
    /** The name as it was then. */
    adminName: text().notNull(),
    /** A resource of the staff area, e.g. `cars`. */
    resource: text().notNull(),
    recordId: integer().notNull(),
    /** `create`, `update`, `remove`, or what was done: `hand-over`, `swap-car`, … */
    action: text().notNull(),
    /** Only the fields that differ; null where the record did not exist. */
    before: jsonb().$type<RecordFacts>(),
    after: jsonb().$type<RecordFacts>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_record').on(table.resource, table.recordId, table.id),
    index('audit_log_admin').on(table.adminId),
  ],
)

/** How often someone failed to sign in; who and from where are kept as hashes only. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    keyHash: text().primaryKey(),
    count: smallint().notNull(),
    until: moment().notNull(),
  },
  (table) => [index('sign_in_failures_until').on(table.until)],
)
