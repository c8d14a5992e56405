import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { requestLink } from './request-link.ts'
import { type Refused, recordDone, staffAction } from './staff-action.ts'

export type ResendResult = { kind: 'sent'; email: string } | Refused

/** The letter with the customer's links goes out once more, to the address the booking knows and to no other. */
export function resendLink({ db }: BookingDependencies, id: number, staff: ByStaff): Promise<ResendResult> {
  return staffAction(db, id, 'resend-link', staff, async (tx, { booking }): Promise<ResendResult> => {
    const { clients } = schema
    const [client] = await tx.select().from(clients).where(eq(clients.id, booking.clientId))
    if (!client) throw new Error(`booking ${id} has no client`)
    await requestLink(tx, client.email, client.language, staff.now)
    await recordDone(tx, staff, booking, 'resend-link', { after: { sentTo: client.email } })
    return { kind: 'sent', email: client.email }
  })
}
