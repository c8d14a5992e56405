import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { documentsState } from '../../domain/booking/wanted-documents.ts'
import { readUploads } from './read-uploads.ts'

/** Whose documents someone here has looked at, and with which booking they came. */
export type CheckedDocuments = { bookingId: number; idCode: string }

/**
 * Of the bookings that a browser has open, the newest whose renter's documents are all approved and still kept. Who
 * merely types a name or a code is nobody we know, and learns nothing about whom we do.
 */
export async function findCheckedDocuments(
  db: Database,
  linkHashes: readonly string[],
): Promise<CheckedDocuments | undefined> {
  if (linkHashes.length === 0) return undefined
  const { bookings, clients } = schema
  const open = await db
    .select({ bookingId: bookings.id, idCode: clients.idCode })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(and(inArray(bookings.linkHash, [...linkHashes]), isNull(clients.erasedAt)))
    .orderBy(desc(bookings.id))
  for (const { bookingId, idCode } of open) {
    const renters = (await readUploads(db, bookingId)).filter(({ driver }) => driver === 0)
    const source = renters.find(({ kind, status }) => kind === 'identity' && status === 'APPROVED')?.bookingId
    if (idCode && source !== undefined && documentsState(renters, 1) === 'approved')
      return { bookingId: source, idCode }
  }
  return undefined
}
