import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { writeBooking } from './write-booking.ts'

type HandedOver = Partial<typeof schema.bookings.$inferInsert> & { handedOverAt: Date }

/** The key is with the customer, at the desk or out of a locker: from then on the client is a customer. */
export async function writeHandOver(tx: Database, bookingId: number, values: HandedOver): Promise<void> {
  const { clients } = schema
  const { clientId } = await writeBooking(tx, bookingId, values)
  await tx.update(clients).set({ isCustomer: true }).where(eq(clients.id, clientId))
}
