import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const random = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`

/** Private links end at once, with every cookie that was given for them; what comes next is made when it is sent. */
export async function endLinks(tx: Database, whose: SQL): Promise<void> {
  const { bookings } = schema
  await tx
    .update(bookings)
    .set({ linkSeed: random, linkHash: sql`'ended ' || ${random}` })
    .where(whose)
}
