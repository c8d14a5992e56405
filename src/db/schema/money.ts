import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { extraChargeKinds, extraChargeStatuses } from '../../domain/booking/extra-charges.ts'
import { chargeReasons, ledgerAccounts, ledgerKinds } from '../../domain/booking/ledger.ts'
import { paymentStatuses, refundStatuses } from '../../domain/booking/money-statuses.ts'
import { bankEntries } from './bank-statements.ts'
import { bookings, paymentMethod } from './bookings.ts'
import { cents, createdAt, id, moment, percent } from './columns.ts'
import { locations } from './locations.ts'
import { admins } from './people.ts'

export const paymentStatus = pgEnum('payment_status', paymentStatuses)
export const refundStatus = pgEnum('refund_status', refundStatuses)
export const ledgerAccount = pgEnum('ledger_account', ledgerAccounts)
export const ledgerKind = pgEnum('ledger_kind', ledgerKinds)
export const chargeReason = pgEnum('charge_reason', chargeReasons)
export const extraChargeKind = pgEnum('extra_charge_kind', extraChargeKinds)
export const extraChargeStatus = pgEnum('extra_charge_status', extraChargeStatuses)

/**
 * One order at the bank. It is written before the bank is asked, so that no order of ours is unknown to us, and gets the
 * bank's name for it with the answer.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    /** Ours, the same for every attempt to pay the same thing: a new order of it replaces the one before at the bank. */
    reference: text().notNull(),
    /** The bank's. */
    orderId: text().unique('payments_order'),
    method: paymentMethod().notNull(),
    rentAmount: cents().notNull(),
    depositAmount: cents().notNull(),
    status: paymentStatus().notNull().default('STARTED'),
    paymentUrl: text(),
    expiresAt: moment().notNull(),
    /** When the bank was last asked about it without its having told. */
    askedAt: moment(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    index('payments_booking').on(table.bookingId),
    index('payments_reference').on(table.reference),
    index('payments_waiting').on(table.createdAt).where(sql`${table.status} in ('STARTED', 'PENDING')`),
    check(
      'payments_amount',
      sql`${table.rentAmount} >= 0 and ${table.depositAmount} >= 0 and ${table.rentAmount} + ${table.depositAmount} > 0`,
    ),
  ],
)

/** Money on its way back through the bank. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    account: ledgerAccount().notNull(),
    amount: cents().notNull(),
    /** The same key for the same refund, however often it is sent. */
    key: uuid().notNull().unique('refunds_key'),
    refundId: text().unique('refunds_refund'),
    status: refundStatus().notNull().default('STARTED'),
    /** What the bank said about it last. */
    said: text().notNull().default(''),
    /** The bank does not have the money yet, or could not be asked: not before this moment. */
    nextTryAt: moment(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    index('refunds_booking').on(table.bookingId),
    index('refunds_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} in ('STARTED', 'PENDING', 'PROCESSING')`),
    index('refunds_rejected').on(table.createdAt).where(sql`${table.status} = 'REJECTED'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/** Every movement of money of a booking; nothing here is ever changed or removed. What came in is positive. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    account: ledgerAccount().notNull(),
    kind: ledgerKind().notNull(),
    amount: cents().notNull(),
    method: paymentMethod().notNull(),
    paymentId: integer().references(() => payments.id),
    refundId: integer().references(() => refunds.id),
    /** The transfer of a statement that brought it. */
    bankEntryId: integer().references(() => bankEntries.id),
    note: text().notNull().default(''),
    /** One press of a button at the desk; the same key twice is the same money. */
    key: uuid(),
    /** The entry that was written by mistake and that this one takes back. */
    reversesId: integer().references((): AnyPgColumn => ledgerEntries.id),
    /** Who took it or gave it; nobody: the bank, or the system. */
    adminId: integer().references(() => admins.id),
    /** Where. Entries from before this was written down have none. */
    locationId: integer().references(() => locations.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_created').on(table.createdAt),
    // Notes have an end; what has none is not looked at again.
    index('ledger_entries_noted').on(table.createdAt).where(sql`${table.note} <> ''`),
    unique('ledger_entries_key').on(table.bookingId, table.key),
    index('ledger_entries_booking').on(table.bookingId),
    // A bank that tells the same twice is written down once.
    unique('ledger_entries_payment').on(table.paymentId, table.account, table.kind),
    unique('ledger_entries_refund').on(table.refundId),
    // A company's transfer is shared over its rentals; of each it is entered once.
    unique('ledger_entries_bank_entry').on(table.bankEntryId, table.bookingId, table.account),
    // What was taken back is not taken back again.
    unique('ledger_entries_reverses').on(table.reversesId),
    check(
      'ledger_entries_sign',
      sql`(case ${table.kind} when 'kept' then ${table.account} = 'rent' else ${table.kind} = 'payment' end) = (${table.amount} > 0) and ${table.amount} <> 0`,
    ),
  ],
)

/** What a booking costs, and every change of it; nothing here is ever changed or removed. Their sum is to be paid. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    account: ledgerAccount().notNull(),
    reason: chargeReason().notNull(),
    amount: cents().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('charges_booking').on(table.bookingId),
    check('charges_amount', sql`${table.amount} <> 0`),
  ],
)

/**
 * Bookings whose money does not come out even, once they are agreed or cancelled: a few, however many lie behind.
 * Triggers write it with every charge, entry, refund and change of the booking (migration years_data).
 */
export const owedBookings = pgTable('owed_bookings', {
  bookingId: integer()
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  rentDue: cents().notNull(),
  depositDue: cents().notNull(),
  rentBack: cents().notNull(),
  depositBack: cents().notNull(),
})

/** What is asked for after the rental, each with its reason. What was charged stands in `charges`; who did it, in the log. */
export const extraCharges = pgTable(
  'extra_charges',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    kind: extraChargeKind().notNull(),
    status: extraChargeStatus().notNull().default('PROPOSED'),
    /** With VAT. */
    amount: cents().notNull(),
    vatRate: percent().notNull(),
    /** As the customer reads it. */
    reason: text().notNull(),
    happenedAt: moment().notNull(),
    /** A picture in the file store. */
    fileKey: text().unique('extra_charges_file'),
    contentType: text(),
    createdAt: createdAt(),
    chargedAt: moment(),
    withdrawnAt: moment(),
    withdrawReason: text(),
  },
  (table) => [
    index('extra_charges_booking').on(table.bookingId),
    index('extra_charges_proposed').on(table.bookingId).where(sql`${table.status} = 'PROPOSED'`),
    check('extra_charges_amount', sql`${table.amount} > 0`),
    check('extra_charges_reason', sql`${table.reason} <> ''`),
    check('extra_charges_file_type', sql`(${table.fileKey} is null) = (${table.contentType} is null)`),
    check(
      'extra_charges_status',
      sql`(${table.status} <> 'PROPOSED' or ${table.chargedAt} is null) and (${table.status} <> 'CHARGED' or ${table.chargedAt} is not null) and (${table.status} = 'WITHDRAWN') = (${table.withdrawnAt} is not null)`,
    ),
  ],
)

/** What someone counted at a place at the end of a day, beside what the books expect; never changed or removed. */
export const dayClosings = pgTable(
  'day_closings',
  {
    id: id(),
    day: date({ mode: 'string' }).notNull(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    /** Whose money it is. */
    adminId: integer()
      .notNull()
      .references(() => admins.id),
    /** Who counted it: the same person, or an owner for them. */
    closedById: integer()
      .notNull()
      .references(() => admins.id),
    cashExpected: cents().notNull(),
    cashCounted: cents().notNull(),
    cardExpected: cents().notNull(),
    cardCounted: cents().notNull(),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('day_closings_day').on(table.day),
    check(
      'day_closings_reason',
      sql`(${table.cashExpected} = ${table.cashCounted} and ${table.cardExpected} = ${table.cardCounted}) or ${table.reason} <> ''`,
    ),
  ],
)

/** The entries of a closing. An entry is closed once: of two who close it at the same time the database refuses one. */
export const closedEntries = pgTable(
  'closed_entries',
  {
    entryId: integer()
      .primaryKey()
      .references(() => ledgerEntries.id),
    closingId: integer()
      .notNull()
      .references(() => dayClosings.id),
  },
  (table) => [index('closed_entries_closing').on(table.closingId)],
)
