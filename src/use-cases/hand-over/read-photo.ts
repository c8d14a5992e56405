import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

/** A picture of a car at a hand-over; undefined when there is none, or none any more. */
export async function readPhoto(
  db: Database,
  files: Pick<FileStore, 'get'>,
  id: number,
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  const { handOverPhotos } = schema
  const [row] = await db.select().from(handOverPhotos).where(eq(handOverPhotos.id, id))
  const bytes = row && (await files.get(row.fileKey))
  return bytes && { bytes, contentType: row.contentType }
}
