import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Locale } from '../../i18n/locales.ts'
import { endLinks } from '../booking/end-links.ts'
import { requestLink } from '../booking/request-link.ts'

type Person = { id: number; email: string; language: Locale }

/**
 * Another address is another reader: whoever read the old one has no way to the bookings any more, also not by a letter
 * that waits, and the new one is told where they are.
 */
export async function moveEmail(
  tx: Database,
  before: Person,
  { id, email, language }: Person,
  now: Date,
): Promise<void> {
  if (before.email.toLowerCase() === email.toLowerCase()) return
  const { bookings, mails } = schema
  const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, id))
  await endLinks(tx, eq(bookings.clientId, id))
  await tx
    .update(mails)
    .set({ recipient: email })
    .where(
      and(
        inArray(mails.bookingId, own),
        isNull(mails.sentAt),
        sql`lower(${mails.recipient}) = lower(${before.email})`,
      ),
    )
  await requestLink(tx, email, language, now, true)
}
