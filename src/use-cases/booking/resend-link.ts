import type { ByStaff } from '../../domain/people/staff.ts'
import type { LetterDependencies } from '../letters/letter-dependencies.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { readParties } from './read-parties.ts'
import { requestLink } from './request-link.ts'
import { type Refused, recordDone, staffAction } from './staff-action.ts'

export type ResendResult = { kind: 'sent'; email: string } | { kind: 'shown'; link: string } | Refused

/** Where no letter leaves, staff tell the customer the link themselves. */
type Sending = Pick<LetterDependencies, 'hasMail' | 'origin'>

/** The letter with the customer's links goes out once more, to the address the booking knows and to no other. */
export function resendLink(
  { db, links }: BookingDependencies,
  { hasMail, origin }: Sending,
  id: number,
  staff: ByStaff,
): Promise<ResendResult> {
  return staffAction(db, id, 'resend-link', staff, async (tx, { booking }): Promise<ResendResult> => {
    const { client } = await readParties(tx, id)
    if (!hasMail) {
      await recordDone(tx, staff, booking, 'show-link', { after: { shownTo: staff.by.email } })
      return { kind: 'shown', link: `${origin}${links.pages(booking.linkSeed, client.language).documents}` }
    }
    await requestLink(tx, client.email, client.language, staff.now, true)
    await recordDone(tx, staff, booking, 'resend-link', { after: { sentTo: client.email } })
    return { kind: 'sent', email: client.email }
  })
}
