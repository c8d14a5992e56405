import { eq } from 'drizzle-orm'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { requestLink } from './request-link.ts'
import { lockFor, type Refused, recordDone, type StaffAct } from './staff-booking.ts'

export type ResendResult = { kind: 'sent'; email: string } | Refused

/** The letter with the customer's links goes out once more, to the address the booking knows and to no other. */
export function resendLink({ db }: BookingDependencies, id: number, act: StaffAct): Promise<ResendResult> {
  return inTurn(db, async (tx): Promise<ResendResult> => {
    const locked = await lockFor(tx, id, 'resend-link', act.now)
    if (locked.kind === 'refused') return locked
    const { booking } = locked.found
    const { clients } = schema
    const [client] = await tx.select().from(clients).where(eq(clients.id, booking.clientId))
    if (!client) throw new Error(`booking ${id} has no client`)
    await requestLink(tx, client.email, client.language, act.now)
    await recordDone(tx, act, booking, 'resend-link', { after: { sentTo: client.email } })
    return { kind: 'sent', email: client.email }
  })
}
