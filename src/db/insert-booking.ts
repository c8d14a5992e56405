import { sql } from 'drizzle-orm'
import { occupiedPeriod } from '../domain/availability/occupied-period.ts'
import { costOf } from '../domain/booking/ledger.ts'
import { standardRules } from '../domain/house-rules.ts'
import { cents } from '../domain/money.ts'
import type { Quote } from '../domain/pricing/quote.ts'
import type { Rental } from '../domain/pricing/rental.ts'
import type { Database } from './client.ts'
import { type NewRows, rowsFor } from './insert-rows.ts'
import { schema } from './schema.ts'
import { statement } from './statement.ts'

type BookingRow = typeof schema.bookings.$inferInsert

/** What a quote and a rental say about a booking; the rest is about the people. */
export type NewBooking = {
  rental: Rental
  quote: Quote
  /** Until when the car is held without payment; null keeps it. */
  holdExpiresAt: Date | null
  /** Everything that does not follow from the rental and its price. */
  row: Omit<
    BookingRow,
    | 'rentDate'
    | 'returnDate'
    | 'rentLocationId'
    | 'returnLocationId'
    | 'price'
    | 'vat'
    | 'vatRate'
    | 'deposit'
    | 'rentPrice'
    | 'returnPrice'
    | 'couponCodes'
    | 'sentCouponCodes'
  >
}

export function bookingRow({ rental, quote, row }: NewBooking): BookingRow {
  return { ...row, ...pricedColumns(rental, quote), sentCouponCodes: codesToKeep(quote) }
}

/** What nobody knows, and what is not for this person, no change of the rental brings into force. */
const codesToKeep = ({ coupons }: Quote): string[] =>
  coupons
    .filter(({ reason }) => reason !== 'unknown' && reason !== 'new_clients_only')
    .map(({ code }) => code)

/** What a rental and its price say in a booking's row. */
export function pricedColumns(rental: Rental, quote: Quote) {
  return {
    rentDate: rental.from,
    returnDate: rental.to,
    rentLocationId: rental.rentLocation.id,
    returnLocationId: rental.returnLocation.id,
    price: quote.total,
    vat: quote.vat,
    vatRate: quote.vatRate,
    deposit: quote.deposit,
    rentPrice: quote.rentFee,
    returnPrice: quote.returnFee,
    couponCodes: quote.coupons.filter(({ applied }) => applied).map(({ code }) => code),
  }
}

export function bookingServiceRows(bookingId: number, { services }: Quote) {
  return services.map((service) => ({ bookingId, ...service }))
}

export function bookingLineRows(bookingId: number, { lines }: Quote) {
  return lines.map((line, position) => ({ bookingId, position, ...line }))
}

/** What is to be paid for a booking when it is made. */
export function firstCharges(
  bookingId: number,
  booking: Pick<BookingRow, 'price' | 'deposit' | 'paymentWithDeposit' | 'createdAt'>,
): (typeof schema.charges.$inferInsert)[] {
  const { createdAt, paymentWithDeposit = false } = booking
  const untouched = {
    paymentWithDeposit,
    isCancelled: false,
    isReturned: false,
    cancelFee: cents(0),
    isWithoutCar: false,
    extraCharges: cents(0),
  }
  const { rent, deposit } = costOf({ ...booking, ...untouched }, cents(0))
  const charges = [
    { bookingId, account: 'rent' as const, reason: 'registered' as const, amount: rent, createdAt },
    { bookingId, account: 'deposit' as const, reason: 'deposit-asked' as const, amount: deposit, createdAt },
  ]
  return charges.filter(({ amount }) => amount > 0)
}

export function occupancyRow(bookingId: number, { rental, holdExpiresAt, row }: NewBooking) {
  return {
    bookingId,
    carId: row.carId,
    occupied: occupiedPeriod(
      rental.from,
      rental.to,
      row.turnaroundMinutes ?? standardRules.turnaroundMinutes,
    ),
    holdExpiresAt,
    startLocationId: rental.rentLocation.id,
    endLocationId: rental.returnLocation.id,
  }
}

/** A booking's row, what it occupies, its services, its price lines and what is to be paid, under an id of `nextIds`. */
export function rowsOfBooking(id: number, booking: NewBooking): NewRows[] {
  const row = bookingRow(booking)
  return [
    rowsFor(schema.bookings, [{ ...row, id }]),
    rowsFor(schema.carOccupancies, [occupancyRow(id, booking)]),
    rowsFor(schema.bookingServices, bookingServiceRows(id, booking.quote)),
    rowsFor(schema.bookingLines, bookingLineRows(id, booking.quote)),
    rowsFor(schema.charges, firstCharges(id, row)),
  ]
}

type Ids = { bookingId: number; clientId: number }

/** The ids of the next booking and its client, so that all that refers to them can be written with them. */
export async function nextIds(tx: Database): Promise<Ids> {
  const [row] = await next(tx)
  if (!row) throw new Error('the database gave no ids')
  return row
}

const next = statement<Ids>(
  'next_ids',
  () => sql`
    select nextval(pg_get_serial_sequence('bookings', 'id'))::int as "bookingId",
      nextval(pg_get_serial_sequence('clients', 'id'))::int as "clientId"`,
)
