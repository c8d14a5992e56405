import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { statement } from './statement.ts'

/**
 * Until the transaction ends whoever names one of the same keys waits. The keys are taken in one order for everyone, or
 * two that wait would wait for each other.
 */
export async function takeTurns(tx: Database, area: string, keys: readonly string[]): Promise<void> {
  await take(tx, { area, keys: JSON.stringify(keys) })
}

const take = statement('take_turns', () => {
  const [area, keys] = [sql.placeholder('area'), sql.placeholder('keys')]
  return sql`
    select pg_advisory_xact_lock(hashtext(${area}), hash)
    from (select distinct hashtext(key) as hash from json_array_elements_text(${keys}::json) keys (key) order by hash) ordered`
})
