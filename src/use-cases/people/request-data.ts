import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'

/** Someone wants all that is held about them: the way to it goes to the address of the booking, and only there. */
export async function requestData(db: Database, bookingId: number, now: Date): Promise<void> {
  await recordEvent(db, 'data-requested', { bookingId }, now)
}
