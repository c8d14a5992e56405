import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { isCollision } from '../../src/db/violated-constraint.ts'

/** Takes every booking away with all that belongs to it, as nothing but a test may. */
export async function emptyBooks(db: Database): Promise<void> {
  try {
    await db.execute(sql`truncate ${schema.bookings} cascade`)
  } catch (error) {
    // The server may still be at work for the test before, and each holds a table that the other wants.
    if (!isCollision(error)) throw error
    await emptyBooks(db)
  }
}
