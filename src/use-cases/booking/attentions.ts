import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import type { Attention } from '../../domain/booking/attention.ts'
import type { BookingRow } from '../payment/booking-balance.ts'

/** Asks for people, beside whatever else asks for them; the office is told once until someone has looked. */
export async function needPeople(
  tx: Database,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  attention: Attention,
  now: Date,
): Promise<void> {
  const { bookings } = schema
  const raised = await tx
    .update(bookings)
    .set({ attentions: sql`array_append(${bookings.attentions}, ${attention})` })
    .where(sql`${bookings.id} = ${bookingId} and not ${attention} = any(${bookings.attentions})`)
    .returning({ id: bookings.id })
  if (raised.length > 0) await recordEvent(tx, 'needs-attention', { bookingId, attention }, now)
}

/** What asked for people is in order again by itself. */
export async function needPeopleNoMore(
  tx: Database,
  { id, attentions }: Pick<BookingRow, 'id' | 'attentions'>,
  mended: readonly Attention[],
): Promise<void> {
  const { bookings } = schema
  if (!attentions.some((one) => mended.includes(one))) return
  await tx
    .update(bookings)
    .set({
      attentions: sql`array(select one from unnest(${bookings.attentions}) one where one not in ${mended})`,
    })
    .where(eq(bookings.id, id))
}
