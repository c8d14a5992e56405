import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { type BookingRow, lifeOf } from '../payment/booking-balance.ts'

/**
 * Another car, period or price is another contract. Inside the transaction that changes the booking: what was signed no
 * longer holds, and its customer is asked to sign again.
 */
export async function voidContract(tx: Database, booking: BookingRow, now: Date): Promise<void> {
  const { papers, signatures } = schema
  await tx
    .update(papers)
    .set({ voidedAt: now })
    .where(
      and(
        eq(papers.bookingId, booking.id),
        inArray(papers.kind, ['contract', 'signed-contract', 'annex']),
        isNull(papers.voidedAt),
      ),
    )
  const voided = await tx
    .update(signatures)
    .set({ voidedAt: now })
    .where(and(eq(signatures.bookingId, booking.id), isNull(signatures.voidedAt)))
    .returning({ status: signatures.status })
  const step = nextStatus(lifeOf(booking), 'void-signature', 'system')
  if (!step.ok) return
  await writeBooking(tx, booking.id, { status: step.status, isContractSaved: false })
  if (voided.some(({ status }) => status === 'SIGNED')) {
    await recordEvent(tx, 'contract-changed', { bookingId: booking.id, isAgain: true }, now)
  }
}
