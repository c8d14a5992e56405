import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** What was chosen besides the car, in the order in which it is offered. */
export function readServices(db: Database, bookingId: number) {
  const { bookingServices, services } = schema
  return db
    .select({ chosen: bookingServices, service: services })
    .from(bookingServices)
    .innerJoin(services, eq(services.id, bookingServices.serviceId))
    .where(eq(bookingServices.bookingId, bookingId))
    .orderBy(asc(services.orderNumber), asc(services.id))
}
