import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { type GiveLinkResult, giveLink, type Sending } from './give-link.ts'
import { staffAction } from './staff-action.ts'

/** The letter with the customer's links goes out once more. */
export function resendLink(
  { db, links }: BookingDependencies,
  sending: Sending,
  id: number,
  staff: ByStaff,
): Promise<GiveLinkResult> {
  return staffAction(db, id, 'resend-link', staff, (tx, { booking }) =>
    giveLink(tx, booking, { links, sending, staff, action: 'resend-link' }),
  )
}
