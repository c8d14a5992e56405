import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** One of several ways, each by its own index, then together: with `or` between them every row there is would be looked at. */
export function eachByIndex(
  { table, id }: { table: PgTable; id: PgColumn },
  ways: readonly (SQL | undefined)[],
): SQL | undefined {
  const found = ways.flatMap((way) => (way ? [sql`select ${id} from ${table} where ${way}`] : []))
  return found.length === 0 ? undefined : isAnyOf(id, sql`(${sql.join(found, sql` union all `)})`)
}

/**
 * Those ids first and then their rows. With `in` the database may walk through all rows there are in the order that is
 * asked for, and look for each among the ids.
 */
export const isAnyOf = (id: PgColumn, ids: SQLWrapper): SQL => sql`${id} = any(array${ids})`
