import { asc, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { dropFile } from './file-under-way.ts'

/** Far longer than any file is under way: whoever sent it was told that it is not kept, or told nothing. */
const GIVEN_UP_MS = 15 * 60_000

/** Takes away files that were left by a process that died, or by a store whose answer got lost. */
export async function sweepFiles(db: Database, files: FileStore, now: Date): Promise<void> {
  const { filesUnderWay } = schema
  const before = new Date(now.getTime() - GIVEN_UP_MS)
  for (;;) {
    const isSwept = await db.transaction(async (tx) => {
      const [left] = await tx
        .select()
        .from(filesUnderWay)
        .where(lt(filesUnderWay.createdAt, before))
        .orderBy(asc(filesUnderWay.createdAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!left) return false
      await dropFile(tx, files, left.fileKey)
      return true
    })
    if (!isSwept) return
  }
}
