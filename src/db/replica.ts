import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, type OpenDatabase, openServer } from './client.ts'
import { rowsOf } from './copy/rows-of.ts'
import { isDatabaseAway } from './database-away.ts'
import { textIn } from './error-text.ts'

/** Asks what changes nothing: it may be asked of a copy of the database, and twice. */
export type Read = <T>(ask: (db: Database) => Promise<T>) => Promise<T>

export type Reader = { read: Read; close: () => Promise<void> }

/** A copy that follows is there within milliseconds; one that is not is not waited for. */
const CATCH_UP_MS = 1_000
const LOOK_AGAIN_MS = 20
/** So long a copy is left alone that did not answer or was behind. */
const REST_MS = 5_000

/** A copy breaks a question off that stands in the way of what it has to repeat. */
const BROKEN_OFF = '40001'

/** Without a copy everything is asked of the database itself. */
export const readsItself = ({ db }: OpenDatabase): Reader => ({
  read: (ask) => ask(db),
  close: async () => undefined,
})

/**
 * Reading from a copy that PostgreSQL keeps by streaming. It is asked once it has repeated all that was written when the
 * question came, so nobody misses what they have just saved; where it is away, behind, or no copy any more, the database
 * itself is asked.
 */
export function openReplica(url: string, poolSize: number, { db }: OpenDatabase): Reader {
  const copy = openServer(url, poolSize)
  let restsUntil = 0
  const rest = () => {
    restsUntil = performance.now() + REST_MS
  }

  async function hasAll(): Promise<boolean> {
    const [written] = await rowsOf<{ at: string }>(db, sql`select pg_current_wal_lsn()::text as at`)
    if (!written) return false
    const until = performance.now() + CATCH_UP_MS
    while (performance.now() < until) {
      // One that was made the database itself stays where it was then, and is never up to date again.
      const [repeated] = await rowsOf<{ all: boolean | null }>(
        copy.db,
        sql`select pg_last_wal_replay_lsn() >= ${written.at}::pg_lsn as all`,
      )
      if (repeated?.all) return true
      await sleep(LOOK_AGAIN_MS)
    }
    return false
  }

  return {
    read: async (ask) => {
      if (performance.now() < restsUntil) return ask(db)
      try {
        if (await hasAll()) return await ask(copy.db)
      } catch (error) {
        if (!isDatabaseAway(error) && textIn(error, 'code') !== BROKEN_OFF) throw error
      }
      rest()
      return ask(db)
    },
    close: () => copy.close(),
  }
}
