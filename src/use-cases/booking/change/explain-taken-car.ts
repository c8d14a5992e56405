import { and, asc, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { CarTakenExtras } from '../../../contract/staff/timeline.ts'
import type { Database } from '../../../db/client.ts'
import { schema } from '../../../db/schema.ts'
import { occupiedPeriod, type Period } from '../../../domain/availability/occupied-period.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { standingWithin } from '../occupy-car.ts'

const { bookings, carBlocks, carExchanges, carOccupancies: taken, cars, carTrips, offers } = schema

/** Someone's bookings, or blocks and why; and the cars that nobody has then. */
export type TakenCar = CarTakenExtras<Date>

/** Who asks is never in their own way. */
export type Asking = {
  bookingId?: number
  blockId?: number
  tripId?: number
  /** Of a booking: what is in the way of making its car ready is in its way as well. */
  turnaroundMinutes?: number
}

const standing = (period: Period, { bookingId, blockId, tripId }: Asking, now: Date) =>
  and(
    standingWithin(period, now),
    bookingId === undefined ? undefined : or(isNull(taken.bookingId), ne(taken.bookingId, bookingId)),
    blockId === undefined ? undefined : or(isNull(taken.blockId), ne(taken.blockId, blockId)),
    tripId === undefined ? undefined : or(isNull(taken.tripId), ne(taken.tripId, tripId)),
  )

/** In order of time. */
async function readOverlaps(
  db: Database,
  carId: number,
  period: Period,
  asking: Asking,
  now: Date,
): Promise<TakenCar['inTheWay']> {
  const rows = await db
    .select({ booking: bookings, block: carBlocks, trip: carTrips, offer: offers })
    .from(taken)
    .leftJoin(carExchanges, eq(carExchanges.id, taken.exchangeId))
    .leftJoin(bookings, or(eq(bookings.id, taken.bookingId), eq(bookings.id, carExchanges.bookingId)))
    .leftJoin(carBlocks, eq(carBlocks.id, taken.blockId))
    .leftJoin(carTrips, eq(carTrips.id, taken.tripId))
    .leftJoin(offers, eq(offers.id, taken.offerId))
    .where(and(eq(taken.carId, carId), standing(period, asking, now)))
    .orderBy(asc(taken.startsAt))
  return rows.flatMap(({ booking, block, trip, offer }): TakenCar['inTheWay'] => {
    if (block) {
      return [{ kind: 'block', id: block.id, reason: block.reason, from: block.start, to: block.end }]
    }
    if (trip) return [{ kind: 'trip', id: trip.id, from: trip.start, to: trip.end }]
    if (offer) {
      const customer = `${offer.firstName} ${offer.lastName}`
      return [{ kind: 'offer', id: offer.id, customer, from: offer.rentDate, to: offer.returnDate }]
    }
    if (!booking) return []
    const { id, rentDate, returnDate } = booking
    return [{ kind: 'booking', id, number: bookingNumber(id), from: rentDate, to: returnDate }]
  })
}

const ENOUGH = 8

/** Other cars of the same group that nobody has then, and that fit. */
async function readFreeCars(
  db: Database,
  carId: number,
  period: Period,
  asking: Asking,
  now: Date,
  isFit: (carId: number) => boolean,
): Promise<TakenCar['freeCars']> {
  const occupying = db
    .select({ id: taken.id })
    .from(taken)
    .where(and(eq(taken.carId, cars.id), standing(period, asking, now)))
  const free = await db
    .select({ id: cars.id, name: cars.name, plate: cars.registerNumber })
    .from(cars)
    .where(
      and(
        eq(cars.isActive, true),
        ne(cars.id, carId),
        sql`${cars.groupId} = (select group_id from cars where id = ${carId})`,
        notExists(occupying),
      ),
    )
    .orderBy(asc(cars.name), asc(cars.registerNumber))
  return free.filter(({ id }) => isFit(id)).slice(0, ENOUGH)
}

/** Everything a refusal tells about a car that is taken. */
export async function explainTakenCar(
  db: Database,
  carId: number,
  { from, to }: Period,
  asking: Asking,
  now: Date,
  isFit: (carId: number) => boolean = () => true,
): Promise<TakenCar> {
  const period = occupiedPeriod(from, to, asking.turnaroundMinutes ?? 0)
  return {
    inTheWay: await readOverlaps(db, carId, period, asking, now),
    freeCars: await readFreeCars(db, carId, period, asking, now, isFit),
  }
}
