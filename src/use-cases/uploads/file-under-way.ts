import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

const { filesUnderWay } = schema

/**
 * A file and the row that names it lie in two places, and a process may die, a line may break and an answer may get
 * lost between them. So the key is written down before the file is sent, and crossed out with the row: whatever is
 * still written down later belongs to nobody.
 */
export async function beginFile(db: Database, fileKey: string, now: Date): Promise<void> {
  await db.insert(filesUnderWay).values({ fileKey, createdAt: now })
}

/** In the transaction that enters the row: without it, or after the file was given up, nothing is entered. */
export async function enterFile(tx: Database, fileKey: string): Promise<void> {
  const crossedOut = await tx.delete(filesUnderWay).where(eq(filesUnderWay.fileKey, fileKey)).returning()
  if (crossedOut.length !== 1) throw new Error('the file was given up meanwhile')
}

/** Takes away a file that no row will name. */
export async function dropFile(db: Database, files: FileStore, fileKey: string): Promise<void> {
  await files.remove(fileKey)
  await db.delete(filesUnderWay).where(eq(filesUnderWay.fileKey, fileKey))
}
