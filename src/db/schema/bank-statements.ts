import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type BankEntry, bankEntryReasons, bankEntryStates } from '../../domain/booking/bank-entry.ts'
import { sealedJson } from '../sealed/sealed-columns.ts'
import { bookings } from './bookings.ts'
import { cents, createdAt, id, moment } from './columns.ts'

export const bankEntryState = pgEnum('bank_entry_state', bankEntryStates)
export const bankEntryReason = pgEnum('bank_entry_reason', bankEntryReasons)

/** Every movement that a loaded statement told of, once, whatever became of it. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: id(),
    /** Ours, on which it was. */
    iban: text().notNull(),
    key: text().notNull(),
    bookedOn: date().notNull(),
    amount: cents().notNull(),
    currency: text().notNull(),
    isReversal: boolean().notNull(),
    reference: text().notNull(),
    /** Who paid and what they wrote; null when its years are over. */
    told: sealedJson('bank_entries.told').$type<Pick<BankEntry, 'payerName' | 'payerIban' | 'text'>>(),
    state: bankEntryState().notNull(),
    /** Why people had to look; null for what was entered by itself. */
    reason: bankEntryReason(),
    bookingId: integer().references(() => bookings.id),
    /** What people said about it. */
    note: text().notNull().default(''),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    // The same file twice, or two processes at once, enter it once.
    unique('bank_entries_key').on(table.iban, table.key),
    index('bank_entries_booking').on(table.bookingId),
    index('bank_entries_days').on(table.bookedOn, table.id),
    index('bank_entries_states').on(table.state, table.bookedOn, table.id),
    check(
      'bank_entries_settled',
      sql`(${table.state} in ('entered', 'assigned')) = (${table.bookingId} is not null) and (${table.state} = 'open') = (${table.settledAt} is null) and (${table.state} = 'entered') = (${table.reason} is null)`,
    ),
  ],
)
