import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Attention } from '../../domain/booking/attention.ts'
import { bookingChannels } from '../../domain/booking/channel.ts'
import { type BeforeExchange, exchangeReasons } from '../../domain/booking/exchange.ts'
import { bookingStatuses } from '../../domain/booking/life.ts'
import { paymentMethods } from '../../domain/booking/money-statuses.ts'
import { standardRules } from '../../domain/house-rules.ts'
import type { Driver } from '../../domain/people/client.ts'
import type { HandPrice } from '../../domain/pricing/hand-price.ts'
import type { LineKind, QuoteLine } from '../../domain/pricing/quote-line.ts'
import { sealedJson } from '../sealed/sealed-columns.ts'
import { cents, createdAt, id, moment, notNegative, percent, updatedAt } from './columns.ts'
import { companyAccounts } from './company-accounts.ts'
import { carBlocks, cars, groups } from './fleet.ts'
import { houseRules, termsVersions } from './house.ts'
import { locations } from './locations.ts'
import { offers } from './offers.ts'
import { admins, clients, guarantors } from './people.ts'
import { services } from './services.ts'

export const bookingStatus = pgEnum('booking_status', bookingStatuses)
export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const bookingChannel = pgEnum('booking_channel', bookingChannels)

type BookingDocument = { name: string; kind: string }

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    isPaid: boolean().notNull().default(false),
    paymentWithDeposit: boolean().notNull().default(false),
    isContractSaved: boolean().notNull().default(false),
    contractNumber: text().unique('bookings_contract_number'),
    adHocNotes: text().notNull().default(''),
    notes: text().notNull().default(''),
    depositNumber: text(),
    paymentMethod: paymentMethod(),
    returnLocationId: integer()
      .notNull()
      .references(() => locations.id),
    rentLocationId: integer()
      .notNull()
      .references(() => locations.id),
    actualReturnLocationId: integer().references(() => locations.id),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    guarantorId: integer().references(() => guarantors.id),
    carId: integer()
      .notNull()
      .references(() => cars.id),
    additionalDrivers: sealedJson('bookings.additionalDrivers')
      .$type<Driver[]>()
      .notNull()
      .default(sql`'[]'`)
      .$defaultFn(() => []),
    status: bookingStatus().notNull().default('OPEN'),
    notified: boolean().notNull().default(false),
    questionnaireSent: boolean().notNull().default(false),
    couponReminderSent: boolean().notNull().default(false),
    additional: text().notNull().default(''),
    documents: jsonb().$type<BookingDocument[]>().notNull().default([]),
    /** The total with VAT; `lines` add up to it. */
    price: cents().notNull(),
    vat: cents().notNull(),
    vatRate: percent().notNull(),
    deposit: cents().notNull(),
    /** The fees of the pick-up and return windows, after coupons. */
    rentPrice: cents().notNull(),
    returnPrice: cents().notNull(),
    rentDate: moment().notNull(),
    returnDate: moment().notNull(),
    actualReturnDate: moment(),
    refundId: text(),
    couponCodes: text().array().notNull().default([]),
    /** Those that were applied, and those that a change of the rental may bring into force (decision 034). */
    sentCouponCodes: text().array().notNull().default([]),
    cancelledAt: moment(),
    cancelReason: text(),
    /** What a cancelled booking still costs; the rest of what was paid is owed back. */
    cancelFee: cents(),
    /** Pick-up as it really was: time, odometer in kilometres, fuel in eighths of a tank. */
    handedOverAt: moment(),
    rentOdometer: integer(),
    rentFuel: smallint(),
    returnOdometer: integer(),
    returnFuel: smallint(),
    /** Of an electric car: percent of its battery. */
    rentCharge: smallint(),
    returnCharge: smallint(),
    /** Why a person has to look at it; none of them takes part in any sum. */
    attentions: text().array().$type<Attention[]>().notNull().default([]),
    /** Money came when no car of its group was left: nothing is owed for what cannot be given. */
    lostCarAt: moment(),
    /** An earlier booking of the same person whose documents were approved: they count here too while they are kept. */
    documentsOf: integer().references((): AnyPgColumn => bookings.id, { onDelete: 'set null' }),
    /** The private link is derived from this seed and a secret of the server; only the link's hash is looked up. */
    linkSeed: text().notNull(),
    linkHash: text().notNull().unique('bookings_link_hash'),
    /** When whoever reads the letters of this booking said so; until then a request holds its car only for a while. */
    emailConfirmedAt: moment(),
    /** The offer it came from: no offer is taken twice. */
    offerId: integer()
      .unique('bookings_offer')
      .references(() => offers.id, { onDelete: 'set null' }),
    /** What staff took off the price or agreed on instead; its line stands among the others. */
    handPrice: jsonb().$type<HandPrice>(),
    /** The group whose prices it has, where that is not its car's own: a better car, or one given for another, at the price of before. */
    pricedGroupId: integer().references(() => groups.id),
    /** The company by whose agreement it was made. */
    accountId: integer().references(() => companyAccounts.id),
    /** It is paid for with the company's collective invoice, not before the pick-up. */
    isOnAccount: boolean().notNull().default(false),
    /** The number by which the customer's own books know it. */
    purchaseOrder: text().notNull().default(''),
    /** How often its customer has changed it online. */
    onlineChanges: smallint().notNull().default(0),
    /** What was promised when it was made: the rules and the conditions then; none: the standard ones (decision 053). */
    rulesId: integer().references(() => houseRules.id),
    termsId: integer().references(() => termsVersions.id),
    /** How long its car is made ready afterwards. Agreed once, so that no later rule pushes the next rental aside. */
    turnaroundMinutes: smallint().notNull().default(standardRules.turnaroundMinutes),
    /** How it came to us. */
    channel: bookingChannel().notNull().default('website'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('bookings_car').on(table.carId, table.rentDate),
    index('bookings_client').on(table.clientId),
    index('bookings_rent_date').on(table.rentDate),
    index('bookings_return_date').on(table.returnDate),
    notNegative('bookings_money', table.price, table.vat, table.deposit, table.rentPrice, table.returnPrice),
    check('bookings_order', sql`${table.rentDate} < ${table.returnDate}`),
    check('bookings_cancel', sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`),
    notNegative('bookings_odometer', table.rentOdometer, table.returnOdometer, table.cancelFee),
    check('bookings_fuel', sql`${table.rentFuel} between 0 and 8 and ${table.returnFuel} between 0 and 8`),
    check(
      'bookings_charge',
      sql`${table.rentCharge} between 0 and 100 and ${table.returnCharge} between 0 and 100`,
    ),
    // Who used a coupon of which there are only so many: most bookings have none.
    index('bookings_coupons')
      .using('gin', table.couponCodes)
      .where(sql`cardinality(${table.couponCodes}) > 0`),
    index('bookings_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    check('bookings_on_account', sql`${table.accountId} is not null or not ${table.isOnAccount}`),
    // What came back or was cancelled lately: letters and the books of a month ask by these days.
    index('bookings_returned').on(table.actualReturnDate).where(sql`${table.actualReturnDate} is not null`),
    index('bookings_cancelled').on(table.cancelledAt).where(sql`${table.cancelledAt} is not null`),
    index('bookings_attentions')
      .on(table.rentDate, table.id)
      .where(sql`cardinality(${table.attentions}) > 0`),
    // Cars that are out: a handful, however many rentals lie behind.
    index('bookings_out')
      .on(table.returnDate)
      .where(sql`${table.handedOverAt} is not null and ${table.actualReturnDate} is null`),
  ],
)

/** What visitors registered within the last day; of the network it came from only a keyed hash is kept, and no longer. */
export const visitorRegistrations = pgTable(
  'visitor_registrations',
  {
    bookingId: integer()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    networkHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('visitor_registrations_created').on(table.createdAt),
    index('visitor_registrations_network').on(table.networkHash),
  ],
)

export const bookingServices = pgTable(
  'booking_services',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    quantity: smallint().notNull().default(1),
    price: cents().notNull(),
    deductible: cents(),
  },
  (table) => [
    unique('booking_services_pair').on(table.bookingId, table.serviceId),
    notNegative('booking_services_price', table.price),
    check('booking_services_quantity', sql`${table.quantity} between 1 and 9`),
  ],
)

/** The price as it was told: page, mail, contract and invoice print these lines. */
export const bookingLines = pgTable(
  'booking_lines',
  {
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text().$type<LineKind>().notNull(),
    details: jsonb().$type<QuoteLine['details']>().notNull(),
    quantity: smallint().notNull(),
    unitAmount: cents(),
    amount: cents().notNull(),
  },
  (table) => [
    unique('booking_lines_position').on(table.bookingId, table.position),
    check('booking_lines_product', sql`${table.quantity} * ${table.unitAmount} = ${table.amount}`),
  ],
)

export const exchangeReason = pgEnum('exchange_reason', exchangeReasons)

/** A car that was given for another while its rental ran: how both were then, and how the first had gone out (decision 050). */
export const carExchanges = pgTable(
  'car_exchanges',
  {
    id: id(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id),
    at: moment().notNull(),
    reason: exchangeReason().notNull(),
    note: text().notNull().default(''),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    oldCarId: integer()
      .notNull()
      .references(() => cars.id),
    newCarId: integer()
      .notNull()
      .references(() => cars.id),
    /** As the first car had gone out; null where nobody read it. */
    outOdometer: integer(),
    outFuel: smallint(),
    outCharge: smallint(),
    oldOdometer: integer().notNull(),
    oldFuel: smallint(),
    oldCharge: smallint(),
    newOdometer: integer().notNull(),
    newFuel: smallint(),
    newCharge: smallint(),
    isPriceKept: boolean().notNull(),
    /** Where the first car stands since. */
    blockId: integer().references(() => carBlocks.id, { onDelete: 'set null' }),
    /** What is needed to undo it; null when its person is forgotten. */
    before: jsonb().$type<BeforeExchange>(),
    undoneAt: moment(),
    undoReason: text(),
    byId: integer()
      .notNull()
      .references(() => admins.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('car_exchanges_booking').on(table.bookingId),
    index('car_exchanges_old_car').on(table.oldCarId),
    index('car_exchanges_new_car').on(table.newCarId),
    check('car_exchanges_undone', sql`(${table.undoneAt} is null) = (${table.undoReason} is null)`),
    check('car_exchanges_other_car', sql`${table.oldCarId} <> ${table.newCarId}`),
    notNegative('car_exchanges_kilometres', table.outOdometer, table.oldOdometer, table.newOdometer),
  ],
)

export const questionnaires = pgTable(
  'questionnaires',
  {
    id: id(),
    quality: smallint().notNull(),
    condition: smallint().notNull(),
    recommend: smallint().notNull(),
    hasSeen: boolean().notNull().default(false),
    additional: text().notNull().default(''),
    /** The customer agreed that these words may be shown with their first name. */
    mayBeShown: boolean().notNull().default(false),
    /** Staff chose these words for the website. */
    isShown: boolean().notNull().default(false),
    bookingId: integer()
      .notNull()
      .unique('questionnaires_booking')
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'questionnaires_scale',
      sql`${table.quality} between 1 and 5 and ${table.condition} between 1 and 5 and ${table.recommend} between 0 and 10`,
    ),
    index('questionnaires_unseen').on(table.id).where(sql`not ${table.hasSeen}`),
    index('questionnaires_created').on(table.createdAt),
    check('questionnaires_shown', sql`${table.mayBeShown} or not ${table.isShown}`),
  ],
)
