import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Locale } from '../../i18n/locales.ts'

/**
 * Someone has lost the link to their booking. Whether there is one is found out when the letter is written, so that
 * the page answers everyone alike and equally fast.
 */
export async function requestLink(db: Database, email: string, language: Locale, now: Date): Promise<void> {
  await db
    .insert(schema.outbox)
    .values({ event: 'link-requested', payload: { email, language }, createdAt: now })
}
