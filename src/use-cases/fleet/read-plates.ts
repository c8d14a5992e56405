import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Plates by car. They stand on the keys, so staff speak of cars by them; visitors' offers do not have them. */
export async function readPlates(db: Database, carIds: readonly number[]): Promise<Map<number, string>> {
  if (carIds.length === 0) return new Map()
  const { cars } = schema
  const rows = await db
    .select({ id: cars.id, plate: cars.registerNumber })
    .from(cars)
    .where(inArray(cars.id, [...carIds]))
  return new Map(rows.map(({ id, plate }) => [id, plate]))
}
