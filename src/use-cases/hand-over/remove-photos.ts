import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

/** Takes pictures away, each file before its row: what is left half-way is taken away another night. */
export async function removeHandOverPhotos(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  which: SQL,
): Promise<void> {
  const { handOverPhotos } = schema
  const rows = await db
    .select({ id: handOverPhotos.id, fileKey: handOverPhotos.fileKey })
    .from(handOverPhotos)
    .where(which)
  for (const { id, fileKey } of rows) {
    await files.remove(fileKey)
    await db.delete(handOverPhotos).where(eq(handOverPhotos.id, id))
  }
}
