import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/client.ts'
import type { FileStore, StoreState } from '../infra/files/file-store.ts'

export async function isReady({ db }: OpenDatabase): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

const ASK_AGAIN_MS = 10_000

/** How the file store is, asked at most so often: whoever asks us must not make us ask others. */
export function storeStates(files: FileStore): () => Promise<StoreState> {
  let last: { at: number; state: Promise<StoreState> } | undefined
  return () => {
    if (!last || performance.now() - last.at > ASK_AGAIN_MS)
      last = { at: performance.now(), state: files.check() }
    return last.state
  }
}
