import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { readParties } from './read-parties.ts'
import { requestLink } from './request-link.ts'
import { type Refused, recordDone, staffAction } from './staff-action.ts'

export type ResendResult = { kind: 'sent'; email: string } | Refused

/** The letter with the customer's links goes out once more, to the address the booking knows and to no other. */
export function resendLink({ db }: BookingDependencies, id: number, staff: ByStaff): Promise<ResendResult> {
  return staffAction(db, id, 'resend-link', staff, async (tx, { booking }): Promise<ResendResult> => {
    const { client } = await readParties(tx, id)
    await requestLink(tx, client.email, client.language, staff.now)
    await recordDone(tx, staff, booking, 'resend-link', { after: { sentTo: client.email } })
    return { kind: 'sent', email: client.email }
  })
}
