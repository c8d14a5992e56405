import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What someone asks through the forms of the contact, long-term and replacement-car pages. */
export type Inquiry = {
  kind: 'contact' | 'longterm' | 'replacement'
  name: string
  email: string
  phone: string
  text: string
  language: Locale
  /** The extra fields of the form, by their names. */
  details: Record<string, string>
}

/** Reaches the office through the outbox, so that a mail server that is down loses nothing. */
export async function sendInquiry(db: Database, inquiry: Inquiry, now: Date): Promise<void> {
  await db.insert(schema.outbox).values({ event: 'inquiry', payload: inquiry, createdAt: now })
}
