import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Driver } from '../../domain/people/client.ts'
import { beginFile } from './file-under-way.ts'
import { listDocuments } from './list-documents.ts'

const { uploads, licenceDates } = schema

/**
 * Papers belong to a driver by their place. Whoever no longer drives takes theirs along, and the papers of those behind
 * move up with them. Inside the transaction that changes who drives.
 */
export async function followDrivers(
  tx: Database,
  bookingId: number,
  before: readonly Driver[],
  after: readonly Driver[],
  now: Date,
): Promise<void> {
  const placeOf = (driver: Driver) => after.findIndex((one) => isDeepStrictEqual(one, driver)) + 1
  const places = before.map(placeOf)
  const gone = places.flatMap((place, index) => (place === 0 ? [index + 1] : []))
  if (gone.length > 0) await forgetPapers(tx, bookingId, gone, now)
  let isMoved = gone.length > 0
  // From the front: a place that is taken over was left before.
  for (const [index, place] of places.entries()) {
    if (place === 0 || place === index + 1) continue
    const ofDriver = (table: typeof uploads | typeof licenceDates) =>
      and(eq(table.bookingId, bookingId), eq(table.driver, index + 1))
    await tx.update(uploads).set({ driver: place }).where(ofDriver(uploads))
    await tx.update(licenceDates).set({ driver: place }).where(ofDriver(licenceDates))
    isMoved = true
  }
  if (isMoved) await listDocuments(tx, bookingId)
}

/** Their files go with the next sweep, once it is certain that nobody drives with them. */
async function forgetPapers(tx: Database, bookingId: number, drivers: number[], now: Date): Promise<void> {
  const left = await tx
    .delete(uploads)
    .where(and(eq(uploads.bookingId, bookingId), gt(uploads.driver, 0), inArray(uploads.driver, drivers)))
    .returning({ fileKey: uploads.fileKey })
  for (const { fileKey } of left) await beginFile(tx, fileKey, now)
  await tx
    .delete(licenceDates)
    .where(and(eq(licenceDates.bookingId, bookingId), inArray(licenceDates.driver, drivers)))
}
