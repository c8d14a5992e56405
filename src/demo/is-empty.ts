import type { Database } from '../db/client.ts'
import { schema } from '../db/schema.ts'

/** Nothing that a company would have entered: the demo disturbs nobody. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [schema.company, schema.groups, schema.locations, schema.services, schema.clients]) {
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return false
  }
  return true
}
