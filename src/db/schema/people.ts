import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { standardChangeRules } from '../../domain/booking/change-online.ts'
import { standardCharges } from '../../domain/booking/extra-charges.ts'
import { staffRoles } from '../../domain/people/rights.ts'
import { STANDARD_DISCOUNT_LIMIT } from '../../domain/pricing/hand-price.ts'
import { foundBy, sealedText } from '../sealed/sealed-columns.ts'
import { cents, createdAt, id, isPercent, moment, notNegative, percent, updatedAt } from './columns.ts'

export const language = pgEnum('language', ['et', 'en', 'ru'])

export const staffRole = pgEnum('staff_role', staffRoles)

export const admins = pgTable(
  'admins',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    role: staffRole().notNull().default('agent'),
    /** Someone who has left keeps the name under what they did, and can no longer sign in. */
    isActive: boolean().notNull().default(true),
    /** What the account may less or more than its role; none of it holds for owners (`domain/people/rights.ts`). */
    placeIds: integer().array().notNull().default([]),
    refundLimit: cents(),
    writeOffLimit: cents(),
    seesRevenue: boolean().notNull().default(true),
    exportsClients: boolean().notNull().default(false),
    /** Letters to them are written in it. */
    language: language().notNull().default('et'),
    /** An argon2id hash. */
    password: text().notNull(),
    /** From it follows the seed offered to an account without an authenticator; new after a reset. */
    tokenSecret: text().notNull(),
    /** The seed of the authenticator app, base32; empty until one is set up. */
    codeSecret: sealedText('admins.codeSecret'),
    /** The last half-minute whose code was taken: no code works twice. */
    codeStep: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('admins_email').on(sql`lower(${table.email})`),
    notNegative('admins_limits', table.refundLimit, table.writeOffLimit),
  ],
)

export const clients = pgTable(
  'clients',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** A personal code, or the date of birth of those who have none. */
    idCode: sealedText('clients.idCode'),
    birthDate: date({ mode: 'string' }),
    drivingLicenceNumber: sealedText('clients.drivingLicenceNumber').notNull(),
    address: text().notNull(),
    /** E.164 */
    phone: text().notNull(),
    additional: text().notNull().default(''),
    language: language().notNull(),
    companyName: text(),
    companyAddress: text(),
    companyRegistryCode: text(),
    companyVatNumber: text(),
    terms: boolean().notNull(),
    ads: boolean().notNull().default(false),
    /** When offers were last said no to, by the link of a letter or on the customer's own page. */
    adsRefusedAt: moment(),
    dataHandling: boolean().notNull(),
    /** When the three answers above were given, and to which edition of the texts. */
    consentedAt: moment().notNull().defaultNow(),
    consentEdition: text().notNull(),
    isCustomer: boolean().notNull().default(false),
    /** Written down by staff, who have spoken with the person; anyone can type anything into the website. */
    isEnteredByStaff: boolean().notNull().default(false),
    /** Whom staff took this person for: the row they are known by. Each booking has a row of its own. */
    personId: integer().references((): AnyPgColumn => clients.id),
    /** Taken out of the books: what stands in the other columns is nobody's. */
    erasedAt: moment(),
    additionalDocuments: jsonb().$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('clients_email').on(sql`lower(${table.email})`),
    index('clients_phone').on(table.phone),
    index('clients_id_code').on(foundBy(table.idCode)),
    index('clients_driving_licence_number').on(foundBy(table.drivingLicenceNumber)),
    index('clients_person').on(table.personId),
    check('clients_identity', sql`${table.idCode} is not null or ${table.birthDate} is not null`),
    check('clients_consent', sql`${table.terms} and ${table.dataHandling}`),
    check('clients_phone', sql`${table.phone} ~ '^\\+[0-9]{7,15}$'`),
  ],
)

export const guarantors = pgTable(
  'guarantors',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    idCode: sealedText('guarantors.idCode').notNull(),
    documentNumber: sealedText('guarantors.documentNumber').notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    responsibilityLimit: cents().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [notNegative('guarantors_limit', table.responsibilityLimit)],
)

export const representatives = pgTable('representatives', { id: id(), name: text().notNull() })

/** The company itself: one row, printed on every page, mail and paper. */
export const company = pgTable(
  'company',
  {
    id: id(),
    name: text().notNull(),
    registryCode: text().notNull(),
    vatNumber: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    iban: text().notNull(),
    bankName: text().notNull(),
    /** What is asked for after a rental, with VAT. */
    fuelEighthPrice: cents().notNull().default(standardCharges.fuelEighthPrice),
    refuelFee: cents().notNull().default(standardCharges.refuelFee),
    cleaningPrice: cents().notNull().default(standardCharges.cleaningPrice),
    claimFee: cents().notNull().default(standardCharges.claimFee),
    /** How customers may change a booking by themselves: until so many hours before the pick-up, so often, for this fee. */
    changeHours: integer().notNull().default(standardChangeRules.changeHours),
    changeTimes: integer().notNull().default(standardChangeRules.changeTimes),
    changeFee: cents().notNull().default(standardChangeRules.changeFee),
    /** How much of a list price others than owners may take off by hand. */
    discountLimit: percent().notNull().default(STANDARD_DISCOUNT_LIMIT),
    /** E.164; empty: nobody answers there. */
    whatsapp: text(),
    /** The numbers of its accounts in the general ledger; empty: the usual ones. */
    accountCash: text(),
    accountCard: text(),
    accountBankLink: text(),
    accountTransfer: text(),
    accountReceivable: text(),
    accountDeposits: text(),
    accountRevenue: text(),
    accountVat: text(),
  },
  (table) => [
    check('company_one_row', sql`${table.id} = 1`),
    notNegative(
      'company_charges',
      table.fuelEighthPrice,
      table.refuelFee,
      table.cleaningPrice,
      table.claimFee,
    ),
    isPercent('company_discount_limit', table.discountLimit),
    notNegative('company_change_rules', table.changeHours, table.changeTimes, table.changeFee),
  ],
)
