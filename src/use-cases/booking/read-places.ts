import { asc } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Where cars go out and come back, also where no more than that is done. */
export function readPlaces(db: Database) {
  const { locations } = schema
  return db.select().from(locations).orderBy(asc(locations.orderNumber), asc(locations.id))
}
