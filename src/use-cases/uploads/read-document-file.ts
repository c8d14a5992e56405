import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

/** The file itself; undefined when there is none, or none any more. */
export async function readDocumentFile(
  db: Database,
  files: FileStore,
  uploadId: number,
): Promise<{ bytes: Uint8Array; contentType: string; name: string } | undefined> {
  const { uploads } = schema
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, uploadId))
  const bytes = upload && (await files.get(upload.fileKey))
  if (!bytes) return undefined
  return {
    bytes,
    contentType: upload.contentType,
    name: `${upload.bookingId}-${upload.driver}-${upload.kind}`,
  }
}
