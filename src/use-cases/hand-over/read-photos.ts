import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { handOverPhotos } = schema
export type PhotoRow = typeof handOverPhotos.$inferSelect

/** The pictures that were sent for an act, in the order of their arrival. */
export async function readPhotos(
  db: Database,
  bookingId: number,
  key: string | null | undefined,
): Promise<PhotoRow[]> {
  if (!key) return []
  return db
    .select()
    .from(handOverPhotos)
    .where(and(eq(handOverPhotos.bookingId, bookingId), eq(handOverPhotos.actKey, key)))
    .orderBy(asc(handOverPhotos.id))
}
