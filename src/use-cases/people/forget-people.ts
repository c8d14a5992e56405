import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { retention } from '../../domain/people/retention.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { removeHandOverPhotos } from '../hand-over/remove-photos.ts'
import { listDocuments } from '../uploads/list-documents.ts'
import { eraseClient } from './erase-client.ts'
import { isInForce } from './find-ban.ts'
import { forgetTraces } from './forget-traces.ts'

const DAY = 24 * 3_600_000
/** Read at once; there is no end but that nothing is left. */
const AT_ONCE = 200
/** So many numbers of people are looked through at once: of millions nearly all are kept, and no question may take long. */
const SPAN = 5_000

const { bookings, carOccupancies: taken, clients, licenceChecks, licenceDates, uploads } = schema
const { bookingBans, handOverPhotos, ledgerEntries } = schema

export type Forgotten = { uploads: number; people: number }

/** Personal data has an end. Papers and money stay as long as accounting must keep them. */
export async function forgetPeople(db: Database, files: FileStore, now: Date): Promise<Forgotten> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const forgotten = { uploads: 0, people: 0 }
  for (;;) {
    const old = await oldUploads(db, before)
    for (const { id, fileKey } of old) {
      await files.remove(fileKey)
      await db.delete(uploads).where(eq(uploads.id, id))
    }
    for (const bookingId of new Set(old.map((upload) => upload.bookingId))) await listDocuments(db, bookingId)
    forgotten.uploads += old.length
    if (old.length < AT_ONCE) break
  }
  await db.delete(licenceDates).where(inArray(licenceDates.bookingId, endedLongAgo(db, before)))
  await db.delete(licenceChecks).where(inArray(licenceChecks.bookingId, endedLongAgo(db, before)))
  await removeHandOverPhotos(db, files, inArray(handOverPhotos.bookingId, endedLongAgo(db, before)))
  for (const hasReason of [or(isUsed(db, before(retention.unpaidDays)), isBanned(db, now)), isRecent(now)]) {
    const [newest] = await db.select({ id: max(clients.id) }).from(clients)
    for (let after = 0; after < (newest?.id ?? 0); after += SPAN) {
      const people = await peopleWithout(db, hasReason, after)
      for (const { id } of people) await eraseClient(db, files, id, now)
      forgotten.people += people.length
    }
  }
  await forgetTraces(db, now)
  return forgotten
}

/** Bookings whose pictures are no longer needed. */
function endedLongAgo(db: Database, before: (days: number) => Date) {
  const { uploadsDays } = retention
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      or(
        lt(bookings.actualReturnDate, before(uploadsDays)),
        lt(bookings.cancelledAt, before(uploadsDays)),
        // Never picked up or never taken back in the books: its planned end counts.
        lt(bookings.returnDate, before(uploadsDays + uploadsDays)),
      ),
    )
}

function oldUploads(db: Database, before: (days: number) => Date) {
  return db
    .select({ id: uploads.id, fileKey: uploads.fileKey, bookingId: uploads.bookingId })
    .from(uploads)
    .where(inArray(uploads.bookingId, endedLongAgo(db, before)))
    .limit(AT_ONCE)
}

/** People of a span of whom no booking is a reason to keep them. */
function peopleWithout(db: Database, reason: SQL | undefined, after: number) {
  const own = (condition: SQL | undefined) =>
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.clientId, clients.id), condition))
  return db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        isNull(clients.erasedAt),
        gt(clients.id, after),
        lte(clients.id, after + SPAN),
        exists(own(isNotNull(bookings.id))),
        notExists(own(reason)),
      ),
    )
    .orderBy(asc(clients.id))
}

const isUsed = (db: Database, since: Date) =>
  or(
    exists(
      db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookings.id)),
    ),
    inArray(bookings.status, ['CONFIRMED', 'SIGNED']),
    gte(bookings.createdAt, since),
    // A car is kept for it or a payment under way, and the rental lies ahead or has just been.
    and(
      isNull(bookings.cancelledAt),
      gte(bookings.returnDate, since),
      or(eq(bookings.status, 'PENDING'), hasCar(db, since)),
    ),
  )

/** Kept without an end, or held until lately. */
const hasCar = (db: Database, since: Date) =>
  exists(
    db
      .select({ id: taken.id })
      .from(taken)
      .where(
        and(
          eq(taken.bookingId, bookings.id),
          or(isNull(taken.holdExpiresAt), gte(taken.holdExpiresAt, since)),
        ),
      ),
  )

/** Whoever may not book is known as such, for no longer than invoices are kept. */
const isBanned = (db: Database, now: Date) =>
  exists(
    db
      .select({ id: bookingBans.id })
      .from(bookingBans)
      .where(and(eq(bookingBans.clientId, clients.id), isInForce(now))),
  )

/** As long as its invoices are kept. */
const isRecent = (now: Date) =>
  sql`year_of(${now.toISOString()}::timestamptz) - year_of(${bookings.returnDate}) <= ${retention.peopleYears}::integer`
