import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { createdAt, id, moment } from './columns.ts'
import { admins } from './people.ts'

/** What a record was, field by field, as the staff area shows it. */
export type RecordFacts = Record<string, unknown>

/**
 * Who changed, read or exported what and when, and who signed in; written in the transaction of what is told. A trigger
 * lets nobody rewrite it: `before` and `after` may be emptied, and old events of signing in may go.
 */
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

/** Whose account it is; with the account it goes. */
const ofAccount = () =>
  integer()
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' })

/** Someone signed in somewhere. The browser holds a random number, the database its hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    keyHash: text().notNull(),
    adminId: ofAccount(),
    /** `Firefox, Windows`, as the browser says; may be empty. */
    device: text().notNull(),
    /** Without its end: a neighbourhood, not a person. */
    address: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull(),
    /** The last time a code or a passkey was shown. */
    provedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('staff_sessions_key').on(table.keyHash),
    index('staff_sessions_admin').on(table.adminId),
  ],
)

/** A browser in which this person has signed in before: strangers who guess are counted apart from it. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    id: id(),
    noteHash: text().notNull(),
    adminId: ofAccount(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('staff_devices_note').on(table.noteHash),
    index('staff_devices_admin').on(table.adminId),
  ],
)

/** In place of a code for whoever has lost the phone; each works once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { id: id(), adminId: ofAccount(), codeHash: text().notNull(), usedAt: moment() },
  (table) => [uniqueIndex('staff_recovery_codes_code').on(table.adminId, table.codeHash)],
)

/** A link by which someone chooses a password that nobody else knows. Derived from its seed, as private links are. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    adminId: ofAccount(),
    seed: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    until: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('staff_invitations_token').on(table.tokenHash),
    index('staff_invitations_admin').on(table.adminId),
  ],
)

/** A key in someone's phone, computer or token (WebAuthn). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    adminId: ofAccount(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the authenticator counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** Where it was made: `Safari, iPhone`. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('staff_passkeys_credential').on(table.credentialId),
    index('staff_passkeys_admin').on(table.adminId),
  ],
)

/** What a passkey was asked to sign; taken once. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text().primaryKey(),
    /** Who asked; nobody yet where it is for signing in. */
    adminId: integer().references(() => admins.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
  },
  (table) => [index('staff_challenges_until').on(table.until)],
)

/** Who has which booking's page open, as of a moment ago; rows are kept for minutes. */
export const staffPresences = pgTable(
  'staff_presences',
  {
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    adminId: ofAccount(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.adminId] }),
    index('staff_presences_admin').on(table.adminId),
    index('staff_presences_seen').on(table.seenAt),
  ],
)
