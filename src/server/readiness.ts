import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/client.ts'

export async function isReady({ db }: OpenDatabase): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
