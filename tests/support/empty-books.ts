import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'

/** Takes every booking away with all that belongs to it, as nothing but a test may. */
export async function emptyBooks(db: Database): Promise<void> {
  await db.execute(sql`truncate ${schema.bookings} cascade`)
}
