import type { Query } from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

/** A select of the query builder, with placeholders for its values. */
type Select<Row> = {
  prepare: (name: string) => PgPreparedQuery<PreparedQueryConfig & { execute: Row[] }>
}

/** What the builder made of it: the text, and how a row becomes what was asked for. */
type Kept = { query: Query; fields: Fields; joinsNotNullableMap: unknown }
type Fields = Parameters<Database['_']['session']['prepareQuery']>[1]

/**
 * A select of many columns, whose text is put together once, by the first who asks, and read once by each connection,
 * which knows it by its name: for two hundred columns that takes the builder seven times as long as the database takes
 * to find the row. Inside a transaction as well as outside.
 */
export function selectOnce<Row>(
  name: string,
  write: (db: Database) => Select<Row>,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  let kept: Kept | undefined
  return (db, values) => {
    kept ??= keptOf(write(db).prepare(name))
    const { query, fields, joinsNotNullableMap } = kept
    const prepared = db._.session.prepareQuery(query, fields, name, true)
    return Object.assign(prepared, { joinsNotNullableMap }).execute(values) as Promise<Row[]>
  }
}

/** The builder's types leave out what its drivers read a row by. */
function keptOf(prepared: { getQuery: () => Query; fields?: Fields; joinsNotNullableMap?: unknown }): Kept {
  const { fields, joinsNotNullableMap } = prepared
  return { query: prepared.getQuery(), fields, joinsNotNullableMap }
}
