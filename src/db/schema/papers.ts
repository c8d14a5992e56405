import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Bill } from '../../domain/booking/bill.ts'
import { paperKinds, signingMethods } from '../../domain/booking/paper-kinds.ts'
import { documentKinds } from '../../domain/booking/wanted-documents.ts'
import { sealedBytes, sealedJson, sealedText } from '../sealed/sealed-columns.ts'
import { bookings } from './bookings.ts'
import { bytes, cents, createdAt, id, moment, percent } from './columns.ts'
import { extraCharges, ledgerEntries } from './money.ts'
import { admins } from './people.ts'

export const paperKind = pgEnum('paper_kind', paperKinds)
export const uploadStatus = pgEnum('upload_status', ['WAITING', 'APPROVED', 'REFUSED'])
export const uploadKind = pgEnum('upload_kind', documentKinds)
export const signatureMethod = pgEnum('signature_method', signingMethods)
export const signatureStatus = pgEnum('signature_status', ['RUNNING', 'SIGNED', 'FAILED'])

/** The last number given in a series and year; raised in the transaction that issues the paper, so there are no gaps. */
export const paperNumbers = pgTable(
  'paper_numbers',
  { series: text().notNull(), year: smallint().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** Contracts and invoices as they were issued. They are never changed; a newer one stands beside it. */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    kind: paperKind().notNull(),
    number: text().notNull(),
    pdf: sealedBytes('papers.pdf').notNull(),
    sha256: text().notNull(),
    /** What it was made from: another car, period or price needs another contract. */
    terms: sealedText('papers.terms').notNull(),
    /** Of whatever speaks of money: above zero, with VAT. */
    amount: cents(),
    /** Of an invoice or a credit note: the VAT within. */
    vat: cents(),
    vatRate: percent(),
    /** The same of it for machines; null on contracts, and on what was issued before there were e-invoices. */
    bill: sealedJson('papers.bill').$type<Bill>(),
    /** The invoice that a credit note takes back. */
    creditsId: integer(),
    /** The first entry of the payment that a receipt is for. */
    entryId: integer().references(() => ledgerEntries.id),
    /** The extra charge that an invoice or a credit note is about; without one it is about the rental. */
    extraChargeId: integer().references(() => extraCharges.id),
    createdAt: createdAt(),
    voidedAt: moment(),
  },
  (table) => [
    foreignKey({ name: 'papers_credits', columns: [table.creditsId], foreignColumns: [table.id] }),
    check(
      'papers_money',
      // A kind that came later cannot be named as one in the migration that adds it; as a text it can.
      sql`(${table.kind}::text in ('contract', 'signed-contract', 'annex', 'act')) = (${table.amount} is null) and (${table.kind} = 'credit-note') = (${table.creditsId} is not null) and (${table.kind}::text = 'receipt') = (${table.entryId} is not null)`,
    ),
    index('papers_booking').on(table.bookingId),
    // The books of a month.
    index('papers_billed').on(table.createdAt).where(sql`${table.kind} in ('invoice', 'credit-note')`),
    // Files that have an end ahead of them: those that had it are not looked at again.
    index('papers_with_file').on(table.kind, table.createdAt).where(sql`${table.pdf} <> ''::bytea`),
    unique('papers_entry').on(table.entryId),
    unique('papers_number').on(table.kind, table.number),
  ],
)

/** Licences and identity papers of the drivers; the pictures lie in the file store and have an end. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** 0 is the client, then the additional drivers in their order. */
    driver: smallint().notNull(),
    kind: uploadKind().notNull(),
    fileKey: text().notNull().unique('uploads_file'),
    contentType: text().notNull(),
    size: integer().notNull(),
    status: uploadStatus().notNull().default('WAITING'),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    reviewedAt: moment(),
  },
  (table) => [
    index('uploads_booking').on(table.bookingId),
    index('uploads_waiting').on(table.createdAt).where(sql`${table.status} = 'WAITING'`),
    check('uploads_size', sql`${table.size} > 0`),
    check('uploads_driver', sql`${table.driver} >= 0`),
  ],
)

/** What drivers read from their licences, driver by driver as above. */
export const licenceDates = pgTable(
  'licence_dates',
  {
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    driver: smallint().notNull(),
    since: date().notNull(),
    until: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.driver] }),
    check('licence_dates_driver', sql`${table.driver} >= 0`),
    check('licence_dates_order', sql`${table.since} < ${table.until}`),
  ],
)

/** A signature under one contract, with what proves it. */
export const signatures = pgTable(
  'signatures',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    paperId: integer()
      .notNull()
      .references(() => papers.id),
    method: signatureMethod().notNull(),
    status: signatureStatus().notNull(),
    signerName: text().notNull(),
    signerIdCode: sealedText('signatures.signerIdCode'),
    signerPhone: text(),
    sessionId: text(),
    verificationCode: text(),
    /** Hash of the contract that was signed. */
    digest: text().notNull(),
    signature: text(),
    /** It names its owner, by personal code too. */
    certificate: sealedText('signatures.certificate'),
    /** The issuer's signed word, of the moment of signing, that the certificate was good (OCSP, DER). */
    ocsp: bytes(),
    image: bytes(),
    address: text().notNull(),
    userAgent: text().notNull(),
    /** Who of the staff saw it being signed; nobody, where the customer was alone with their phone. */
    witnessId: integer().references(() => admins.id),
    failure: text(),
    createdAt: createdAt(),
    signedAt: moment(),
    voidedAt: moment(),
  },
  (table) => [
    index('signatures_booking').on(table.bookingId),
    check('signatures_signed', sql`(${table.status} = 'SIGNED') = (${table.signedAt} is not null)`),
  ],
)
