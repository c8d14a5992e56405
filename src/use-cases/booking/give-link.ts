import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { LetterDependencies } from '../letters/letter-dependencies.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { readParties } from './read-parties.ts'
import { requestLink } from './request-link.ts'
import { seedToSend } from './seed-to-send.ts'
import { type Refused, recordDone } from './staff-action.ts'

export type GivenLink = { kind: 'sent'; email: string } | { kind: 'shown'; link: string }
export type GiveLinkResult = GivenLink | Refused

/** Where no letter leaves, staff tell the customer the link themselves. */
export type Sending = Pick<LetterDependencies, 'hasMail' | 'origin'>

type Giving = { links: BookingDependencies['links']; sending: Sending; staff: ByStaff; action: string }

/** To the address the booking knows and to no other; `before` is the booking as it was found. */
export async function giveLink(
  tx: Database,
  before: BookingRow,
  { links, sending: { hasMail, origin }, staff, action }: Giving,
): Promise<GivenLink> {
  const { bookings } = schema
  const { client } = await readParties(tx, before.id)
  if (hasMail) {
    await requestLink(tx, client.email, client.language, staff.now, true)
    await recordDone(tx, staff, before, action, { after: { sentTo: client.email } })
    return { kind: 'sent', email: client.email }
  }
  const [booking = before] = await tx.select().from(bookings).where(eq(bookings.id, before.id))
  const seed = await seedToSend(tx, links, booking)
  const isNew = booking.linkSeed !== before.linkSeed
  await recordDone(tx, staff, before, isNew ? action : 'show-link', { after: { shownTo: staff.by.email } })
  return { kind: 'shown', link: `${origin}${links.pages(seed, client.language).documents}` }
}
