import { eq } from 'drizzle-orm'
import type { DashboardReading } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { CustomerStory } from '../booking/read-customer-booking.ts'

/** What the customer reads from the dashboard where nobody stands beside them. False when there is no locker to tell it at. */
export async function noteReading(
  db: Database,
  { locker, returnLocker }: Pick<CustomerStory, 'locker' | 'returnLocker'>,
  purpose: 'pick-up' | 'return',
  { odometer, fuel }: DashboardReading,
): Promise<boolean> {
  const { smartLockerReservations: reservations } = schema
  const of = purpose === 'return' ? returnLocker : locker
  if (!of) return false
  await db.update(reservations).set({ odometer, fuel }).where(eq(reservations.id, of.reservation.id))
  return true
}
