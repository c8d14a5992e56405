import { and, inArray, isNull, or, sql } from 'drizzle-orm'
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
  const kept = sql`concat(${auditLog.before}::text, ${auditLog.after}::text)`
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(or(...telling.map((text) => sql`${kept} ilike ${containing(text ?? '')}`)))
}
