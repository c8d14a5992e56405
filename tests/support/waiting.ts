import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'

const TRIES = 3_000
const EVERY_MS = 20

/** Waits until it is so; says what was waited for in vain. */
export async function waitFor(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  throw new Error(`waited in vain: ${what}`)
}

/** Waits until so many transactions of this database stand in line for a lock. */
export async function waitInLine(db: Database, count: number): Promise<void> {
  const waiting = sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
  await waitFor(`${count} transactions in line`, async () => (await db.$count(waiting)) >= count)
}

/** The connections of this database's servers that listen for changes of the catalogue, one of each process. */
export const listeners = sql`from pg_stat_activity where datname = current_database() and query = 'listen catalogue'`

export const countListeners = (db: Database): Promise<number> =>
  db.$count(sql`(select pid ${listeners}) as listening`)
