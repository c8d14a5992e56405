import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/**
 * Until the transaction ends whoever names one of the same keys waits. The keys are taken in one order for everyone, or
 * two that wait would wait for each other.
 */
export async function takeTurns(tx: Database, area: string, keys: readonly string[]): Promise<void> {
  const hashes = sql.join(
    keys.map((key) => sql`(hashtext(${key}))`),
    sql`, `,
  )
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${area}), hash) from (select distinct hash from (values ${hashes}) hashes (hash) order by hash) ordered`,
  )
}
