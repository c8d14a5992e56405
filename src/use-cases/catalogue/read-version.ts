import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'

/** Which catalogue is the newest. */
export async function readVersion(db: Database): Promise<number> {
  const [row] = await select(db)
  if (!row) throw new Error('the catalogue has no version row')
  return Number(row.version)
}

const { catalogueVersion } = schema
const select = statement<{ version: number | string }>(
  'catalogue_version',
  () => sql`select ${catalogueVersion.version} as version from ${catalogueVersion}`,
)
