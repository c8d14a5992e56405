import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { ruleBounds, standardRules } from '../../domain/house-rules.ts'
import type { TermsText } from '../../domain/terms-text.ts'
import { bytes, cents, createdAt, id, isOnlyRow, onlyId, updatedAt } from './columns.ts'
import { admins } from './people.ts'

/** The sets of rules that were saved, the newest in force. None is ever changed: bookings refer to theirs. */
export const houseRules = pgTable(
  'house_rules',
  {
    id: id(),
    freeCancelHours: smallint().notNull().default(standardRules.freeCancelHours),
    lateCancelDays: smallint().notNull().default(standardRules.lateCancelDays),
    graceMinutes: smallint().notNull().default(standardRules.graceMinutes),
    turnaroundMinutes: smallint().notNull().default(standardRules.turnaroundMinutes),
    leastAge: smallint().notNull().default(standardRules.leastAge),
    licenceYears: smallint().notNull().default(standardRules.licenceYears),
    kilometresPerDay: integer().notNull().default(standardRules.kilometresPerDay),
    kilometresPerMonth: integer().notNull().default(standardRules.kilometresPerMonth),
    extraKilometrePrice: cents().notNull().default(standardRules.extraKilometrePrice),
    chargedPercent: smallint().notNull().default(standardRules.chargedPercent),
    refundWorkingDays: smallint().notNull().default(standardRules.refundWorkingDays),
    complaintDays: smallint().notNull().default(standardRules.complaintDays),
    missingCarHours: smallint().notNull().default(standardRules.missingCarHours),
    longtermDays: smallint().notNull().default(standardRules.longtermDays),
    longtermOfferMonths: smallint().notNull().default(standardRules.longtermOfferMonths),
    longtermNoticeDays: smallint().notNull().default(standardRules.longtermNoticeDays),
    payNowMinutes: smallint().notNull().default(standardRules.payNowMinutes),
    unconfirmedMinutes: smallint().notNull().default(standardRules.unconfirmedMinutes),
    requestMinutes: smallint().notNull().default(standardRules.requestMinutes),
    payingMinutes: smallint().notNull().default(standardRules.payingMinutes),
    phoneHoldMinutes: smallint().notNull().default(standardRules.phoneHoldMinutes),
    phoneHoldHour: smallint().notNull().default(standardRules.phoneHoldHour),
    adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'house_rules_bounds',
      sql.join(
        Object.entries(ruleBounds).map(
          ([name, [least, most]]) =>
            sql`${table[name as keyof typeof ruleBounds]} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`,
        ),
        sql` and `,
      ),
    ),
  ],
)

/** The conditions as they were written, each with the day it holds from. None is changed once it holds. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    id: id(),
    holdsFrom: date().notNull(),
    et: jsonb().$type<TermsText>().notNull(),
    en: jsonb().$type<TermsText>().notNull(),
    ru: jsonb().$type<TermsText>().notNull(),
    adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [unique('terms_versions_day').on(table.holdsFrom)],
)

/** Sentences of letters that are other than the standard ones, by their key among the messages. */
export const letterTexts = pgTable(
  'letter_texts',
  {
    id: id(),
    key: text().notNull().unique('letter_texts_key'),
    et: text().notNull(),
    en: text().notNull(),
    ru: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('letter_texts_filled', sql`${table.et} <> '' and ${table.en} <> '' and ${table.ru} <> ''`),
  ],
)

/** How papers and letters look: one row or none. */
export const paperLooks = pgTable(
  'paper_looks',
  {
    id: onlyId(),
    /** `#rrggbb`; null: the standard one. */
    colour: text(),
    /** A PNG that we made of what was sent; null: the standard one. */
    logo: bytes(),
    logoWidth: smallint(),
    logoHeight: smallint(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isOnlyRow('paper_looks_one_row', table.id),
    check('paper_looks_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
    check(
      'paper_looks_logo',
      sql`(${table.logo} is null) = (${table.logoWidth} is null) and (${table.logo} is null) = (${table.logoHeight} is null) and octet_length(${table.logo}) <= 400000`,
    ),
  ],
)
