import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { RecordFacts } from '../../../db/schema/staff.ts'
import { schema } from '../../../db/schema.ts'
import type { WantedService } from '../../../domain/booking/choose-services.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { BookingRow } from '../../payment/booking-balance.ts'
import type { ChangingBooking } from './plan-change.ts'

/** What was agreed with the customer, as it stands. */
export async function readTerms(db: Database, row: BookingRow): Promise<ChangingBooking> {
  const { bookingServices, cars } = schema
  const services = await db
    .select({ id: bookingServices.serviceId, quantity: bookingServices.quantity })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, row.id))
    .orderBy(asc(bookingServices.serviceId))
  const [car] = await db.select({ groupId: cars.groupId }).from(cars).where(eq(cars.id, row.carId))
  if (!car) throw new Error(`booking ${row.id} has no car`)
  const { carId, rentLocationId, returnLocationId } = row
  const [rentAt, returnAt] = [labelOf(row.rentDate), labelOf(row.returnDate)]
  return {
    row,
    groupId: car.groupId,
    terms: { carId, rentAt, returnAt, rentLocationId, returnLocationId, services },
  }
}

/** What the log keeps of it. */
export function termsFacts(row: BookingRow, services: readonly WantedService[]): RecordFacts {
  const { carId, rentDate, returnDate, rentLocationId, returnLocationId, status, couponCodes } = row
  return {
    carId,
    rentDate,
    returnDate,
    rentLocationId,
    returnLocationId,
    status,
    couponCodes,
    services,
    price: eurosFromCents(row.price),
    deposit: eurosFromCents(row.deposit),
  }
}
