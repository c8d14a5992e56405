import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import type { Locale } from '../../i18n/locales.ts'

/**
 * Someone has lost the link to their booking. Whether there is one is found out when the letter is written, so that
 * the page answers everyone alike and equally fast.
 */
export async function requestLink(
  db: Database,
  email: string,
  language: Locale,
  now: Date,
  isByStaff = false,
): Promise<void> {
  await recordEvent(db, 'link-requested', { email, language, isByStaff }, now)
}
