import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import { isFree, releaseExpiredHolds } from '../booking/occupy-car.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import type { Exchange } from './read-exchanges.ts'

/**
 * The first car was taken until the exchange, and stands where it was left; the second is taken from then to the agreed
 * return. Whole or not at all: undefined when the database says that someone else has the second car.
 */
export async function swapOccupancies(
  tx: Database,
  booking: BookingRow,
  wanted: typeof schema.carExchanges.$inferInsert,
  /** `isKept`: it is not made ready for the next customer, but stands from then on. */
  { isKept, now }: { isKept: boolean; now: Date },
): Promise<Exchange | undefined> {
  const { carExchanges, carOccupancies: taken } = schema
  const { at, locationId, newCarId } = wanted
  const { turnaroundMinutes } = booking
  const rest = occupiedPeriod(at, booking.returnDate, turnaroundMinutes)
  await releaseExpiredHolds(tx, newCarId, rest, now)
  const written: Exchange[] = []
  const isDone = await isFree(tx, async (inner) => {
    const [exchange] = await inner.insert(carExchanges).values(wanted).returning()
    if (!exchange) throw new Error('the database returned no exchange')
    const [own] = await inner.select().from(taken).where(eq(taken.bookingId, booking.id)).for('update')
    const from = own?.occupied.from ?? booking.handedOverAt ?? booking.rentDate
    const begun = { startLocationId: own?.startLocationId ?? booking.rentLocationId, from }
    if (own) await inner.delete(taken).where(eq(taken.id, own.id))
    await inner.insert(taken).values([
      {
        carId: exchange.oldCarId,
        exchangeId: exchange.id,
        occupied: { from: begun.from, to: isKept ? at : occupiedPeriod(from, at, turnaroundMinutes).to },
        startLocationId: begun.startLocationId,
        endLocationId: locationId,
      },
      {
        carId: newCarId,
        bookingId: booking.id,
        occupied: rest,
        startLocationId: locationId,
        endLocationId: booking.returnLocationId,
      },
    ])
    written.push(exchange)
  })
  return isDone ? written[0] : undefined
}
