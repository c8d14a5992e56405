import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { retention } from '../../domain/people/retention.ts'

const DAY = 24 * 3_600_000

const { auditLog, bankEntries, clients, guarantors, idempotencyKeys, lockerEvents, mails } = schema
const { offers, outbox } = schema

/** What speaks of people beside their own rows: old papers, letters of no booking, notes, the log of what is gone. */
export async function forgetTraces(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  await db.execute(sql`select purge_papers(${now.toISOString()}::timestamptz)`)
  await db
    .delete(outbox)
    .where(
      or(
        lt(outbox.deliveredAt, before(retention.lettersDays)),
        lt(outbox.setAsideAt, before(retention.lettersDays)),
      ),
    )
  // One that was never sent ends as well: with the day it was written.
  const lastTried = sql`coalesce(${mails.sentAt}, ${mails.createdAt})`
  await db
    .delete(mails)
    .where(
      and(
        isNull(mails.bookingId),
        sql`${lastTried} < ${before(retention.lettersDays).toISOString()}::timestamptz`,
      ),
    )
  await db
    .update(bankEntries)
    .set({ told: null })
    .where(and(isNotNull(bankEntries.told), lt(bankEntries.createdAt, before(retention.bankEntryDays))))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(retention.idempotencyDays)))
  // Whoever took one is known by their booking.
  await db.delete(offers).where(lt(offers.expiresAt, before(retention.lettersDays)))
  await db.delete(lockerEvents).where(lt(lockerEvents.createdAt, before(retention.lockerDays)))
  const isThere = (table: typeof clients | typeof guarantors) =>
    db.select({ id: table.id }).from(table).where(sql`${table.id} = ${auditLog.recordId}`)
  await db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
        lt(auditLog.createdAt, before(retention.lettersDays)),
        or(
          and(eq(auditLog.resource, 'clients'), notExists(isThere(clients))),
          and(eq(auditLog.resource, 'guarantors'), notExists(isThere(guarantors))),
        ),
      ),
    )
}
