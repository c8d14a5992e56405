import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type LateFee, lateFee } from '../../domain/pricing/late-return.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'

/** `undefined`: a day of the overrun has no price, and people have to name one. */
export async function proposeLateFee(
  { priceTables, services }: Catalogue,
  db: Database,
  booking: BookingRow,
  at: Date,
): Promise<LateFee | undefined> {
  const { cars, bookingServices } = schema
  const [car] = await db.select({ groupId: cars.groupId }).from(cars).where(eq(cars.id, booking.carId))
  const table = car && priceTables.get(booking.pricedGroupId ?? car.groupId)
  if (!table) return undefined
  const rows = await db.select().from(bookingServices).where(eq(bookingServices.bookingId, booking.id))
  const chosen = rows.flatMap(({ serviceId, quantity }) => {
    // What is no longer offered has no price to go on with.
    const service = services.get(serviceId)
    return service ? [{ service, quantity }] : []
  })
  return lateFee(table, labelOf(booking.returnDate), labelOf(at), chosen, await readAgreedRules(db, booking))
}
