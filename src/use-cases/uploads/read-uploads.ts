import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** What a booking's drivers have sent, in that order. */
export function readUploads(db: Database, bookingId: number) {
  const { uploads } = schema
  return db.select().from(uploads).where(eq(uploads.bookingId, bookingId)).orderBy(asc(uploads.id))
}
