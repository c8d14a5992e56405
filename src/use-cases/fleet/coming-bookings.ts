import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { ComingBooking } from '../../contract/staff/fleet.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import { showPlate } from '../../domain/people/plate.ts'
import { explainTakenCar } from '../booking/change/explain-taken-car.ts'

const MOST = 20

/** Whoever counts on this car and does not have it yet, the first to come first, each with cars of its group that are free then. */
export async function readComingBookings(db: Database, carId: number, now: Date): Promise<ComingBooking[]> {
  const { bookings, clients, cars } = schema
  const rows = await db
    .select({ booking: bookings, client: clients, car: cars })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .where(
      and(
        eq(bookings.carId, carId),
        isNull(bookings.cancelledAt),
        isNull(bookings.handedOverAt),
        gt(bookings.returnDate, now),
      ),
    )
    .orderBy(asc(bookings.rentDate))
    .limit(MOST)
  const coming: ComingBooking[] = []
  for (const { booking, client, car } of rows) {
    const period = { from: booking.rentDate, to: booking.returnDate }
    const { freeCars } = await explainTakenCar(
      db,
      carId,
      period,
      { bookingId: booking.id, turnaroundMinutes: booking.turnaroundMinutes },
      now,
    )
    coming.push({
      id: booking.id,
      number: bookingNumber(booking.id),
      client: `${client.firstName} ${client.lastName}`,
      car: `${car.name} ${showPlate(car.registerNumber)}`,
      from: labelText(booking.rentDate),
      to: labelText(booking.returnDate),
      freeCars,
    })
  }
  return coming
}
