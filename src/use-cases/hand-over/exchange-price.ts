import { asc, eq } from 'drizzle-orm'
import { pick } from '../../contract/pick.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { PriceBefore } from '../../domain/booking/exchange.ts'
import type { BookingRow } from '../payment/booking-balance.ts'

const { bookingLines, bookingServices } = schema

/** What a booking cost before an exchange that changed its price: the columns and rows as they were. */
export async function readPriceBefore(tx: Database, booking: BookingRow): Promise<PriceBefore> {
  const lines = await tx
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, booking.id))
    .orderBy(asc(bookingLines.position))
  const { bookingId, serviceId, quantity, price, deductible } = bookingServices
  const services = await tx
    .select({ bookingId, serviceId, quantity, price, deductible })
    .from(bookingServices)
    .where(eq(bookingId, booking.id))
  const columns = pick(
    booking,
    'price',
    'vat',
    'vatRate',
    'deposit',
    'rentPrice',
    'returnPrice',
    'couponCodes',
    'handPrice',
  )
  return { columns, lines, services }
}

/** Its rows come back; the columns go with the rest of the booking. */
export async function restorePrice(
  tx: Database,
  bookingId: number,
  { columns, lines, services }: PriceBefore,
): Promise<PriceBefore['columns']> {
  await tx.delete(bookingServices).where(eq(bookingServices.bookingId, bookingId))
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId))
  if (services.length > 0) await tx.insert(bookingServices).values(services)
  if (lines.length > 0) await tx.insert(bookingLines).values(lines)
  return columns
}
