import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import type { TableShape } from './company-header.ts'

/** The text of a value must not depend on how a server is set up. */
export async function writePlainly(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'iso_8601', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`)
}

/** A row of a table as one JSON array of texts. */
export function rowText({ columns }: TableShape): SQL {
  const texts = columns.map(({ name }) => sql`${sql.identifier(name)}::text`)
  return sql`to_json(array[${sql.join(texts, sql`, `)}])::text`
}
