import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { eraseClient } from './erase-client.ts'

const DAY = 24 * 3_600_000
const UPLOADS_DAYS = 90
const UNPAID_DAYS = 30
const LETTERS_DAYS = 90
const PAPERS_YEARS = 7
const AT_ONCE = 200

const { bookings, clients, uploads, ledgerEntries, mails, outbox } = schema

export type Forgotten = { uploads: number; people: number }

/** Personal data has an end. Papers and money stay as long as accounting must keep them. */
export async function forgetPeople(db: Database, files: FileStore, now: Date): Promise<Forgotten> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const ended = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      or(
        lt(bookings.actualReturnDate, before(UPLOADS_DAYS)),
        lt(bookings.cancelledAt, before(UPLOADS_DAYS)),
        // Never picked up or never taken back in the books: its planned end counts.
        lt(bookings.returnDate, before(UPLOADS_DAYS + UPLOADS_DAYS)),
      ),
    )
  const old = await db
    .select({ id: uploads.id, fileKey: uploads.fileKey })
    .from(uploads)
    .where(inArray(uploads.bookingId, ended))
    .limit(AT_ONCE)
  for (const { id, fileKey } of old) {
    await files.remove(fileKey)
    await db.delete(uploads).where(eq(uploads.id, id))
  }

  const own = (condition: ReturnType<typeof and>) =>
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.clientId, clients.id), condition))
  const hasMoney = exists(
    db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookings.id)),
  )
  const whose = (condition: ReturnType<typeof notExists>) =>
    db
      .select({ id: clients.id })
      .from(clients)
      .where(and(isNull(clients.erasedAt), exists(own(isNotNull(bookings.id))), condition))
      .limit(AT_ONCE)
  const since = (column: typeof bookings.createdAt | typeof bookings.returnDate, days: number) =>
    sql`${column} >= ${before(days).toISOString()}::timestamptz`
  const isUsed = or(
    hasMoney,
    inArray(bookings.status, ['CONFIRMED', 'SIGNED']),
    since(bookings.createdAt, UNPAID_DAYS),
  )
  const forgotten = await whose(notExists(own(isUsed)))
  const expired = await whose(notExists(own(since(bookings.returnDate, PAPERS_YEARS * 366))))
  const people = [...new Set([...forgotten, ...expired].map(({ id }) => id))]
  for (const id of people) await eraseClient(db, files, id, now)
  // Who asked and what about: letters of no booking, and the notes that letters were written from.
  await db.delete(outbox).where(lt(outbox.deliveredAt, before(LETTERS_DAYS)))
  await db.delete(mails).where(and(isNull(mails.bookingId), lt(mails.sentAt, before(LETTERS_DAYS))))
  return { uploads: old.length, people: people.length }
}
