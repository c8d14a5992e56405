import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { endLinks } from './end-links.ts'
import { type GiveLinkResult, giveLink, type Sending } from './give-link.ts'
import { staffAction } from './staff-action.ts'

/** A link that came into the wrong hands opens nothing any more; the customer gets another. */
export function renewLink(
  { db, links }: BookingDependencies,
  sending: Sending,
  id: number,
  staff: ByStaff,
): Promise<GiveLinkResult> {
  return staffAction(db, id, 'renew-link', staff, async (tx, { booking }) => {
    await endLinks(tx, eq(schema.bookings.id, id))
    return giveLink(tx, booking, { links, sending, staff, action: 'renew-link' })
  })
}
