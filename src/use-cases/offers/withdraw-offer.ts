import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { offerStateOf } from '../../domain/booking/offer.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

const { bookings, carOccupancies, offers } = schema

export type Withdrawn = { ok: true } | { ok: false; code: 'unknown_offer' | 'offer_closed' }

/** Takes an offer back, and with it the car it keeps. */
export function withdrawOffer(db: Database, id: number, staff: ByStaff): Promise<Withdrawn> {
  const { now } = staff
  return db.transaction(async (tx): Promise<Withdrawn> => {
    const [offer] = await tx.select().from(offers).where(eq(offers.id, id)).for('update')
    if (!offer) return { ok: false, code: 'unknown_offer' }
    const [booking] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.offerId, id))
    if (offerStateOf({ ...offer, bookingId: booking?.id ?? null }, now) !== 'open') {
      return { ok: false, code: 'offer_closed' }
    }
    await tx.update(offers).set({ withdrawnAt: now }).where(eq(offers.id, id))
    await tx.delete(carOccupancies).where(eq(carOccupancies.offerId, id))
    await recordChange(tx, staff, {
      resource: 'offers',
      recordId: id,
      action: 'withdraw',
      before: null,
      after: { withdrawnAt: now },
    })
    return { ok: true }
  })
}
