import type { Database } from '../../db/client.ts'
import { needPeople } from '../booking/attentions.ts'
import type { BookingRow } from '../payment/booking-balance.ts'

/** Someone wants to be forgotten: people see to it, because whoever has the link of a booking may not be its client. */
export function requestErasure(db: Database, booking: Pick<BookingRow, 'id'>, now: Date): Promise<void> {
  return db.transaction((tx) => needPeople(tx, booking, 'erasure-asked', now))
}
