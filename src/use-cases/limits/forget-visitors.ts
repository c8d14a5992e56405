import { lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const DAY_MS = 24 * 3_600_000

/** From which network someone registered is nobody's business a day later. */
export async function forgetVisitors(db: Database, now: Date): Promise<void> {
  const { visitorRegistrations: registered } = schema
  await db.delete(registered).where(lt(registered.createdAt, new Date(now.getTime() - DAY_MS)))
}
