import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import type { Inquiry } from '../../domain/events.ts'

/** Reaches the office through the outbox, so that a mail server that is down loses nothing. */
export async function sendInquiry(db: Database, inquiry: Inquiry, now: Date): Promise<void> {
  await recordEvent(db, 'inquiry', inquiry, now)
}
