import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Whether there is such a place; naming none is no mistake. */
export async function isPlace(tx: Database, locationId: number | undefined): Promise<boolean> {
  const { locations } = schema
  return locationId === undefined || (await tx.$count(locations, eq(locations.id, locationId))) > 0
}
