import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ClientRow } from './enter-client.ts'
import { containing } from './match-clients.ts'

const { auditLog, mails, outbox } = schema

/** Shorter ones stand in too much else. */
const LEAST_TELLING = 6

/** That something was changed stays in the log; what it was does not. */
export async function eraseFromLog(tx: Database, resource: string, ids: readonly number[]): Promise<void> {
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(sql`${auditLog.resource} = ${resource}`, inArray(auditLog.recordId, [...ids])))
}

/** What names a person without belonging to one of their bookings: inquiries, lost links, records that are gone. */
export async function eraseMentions(tx: Database, person: ClientRow): Promise<void> {
  const { email, idCode, phone, drivingLicenceNumber } = person
  const isTheirs = (address: unknown) => sql`lower(${address}) = lower(${email})`
  await tx.delete(outbox).where(isTheirs(sql`${outbox.payload} ->> 'email'`))
  await tx
    .delete(mails)
    .where(
      and(
        isNull(mails.bookingId),
        or(isTheirs(mails.recipient), isTheirs(sql`${mails.details} ->> 'email'`)),
      ),
    )
  const telling = [email, idCode, phone, drivingLicenceNumber].filter(
    (text) => text !== null && text.length >= LEAST_TELLING,
  )
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(mentions(telling.flatMap((text) => text ?? [])))
}

/** Entries of the log in which one of these stands, as the index `audit_log_parts` finds them. */
export function mentions(texts: readonly string[]): SQL | undefined {
  const kept = sql`(coalesce(${auditLog.before}::text, '') || coalesce(${auditLog.after}::text, ''))`
  return or(...texts.map((text) => sql`${kept} ilike ${containing(text)}`))
}
