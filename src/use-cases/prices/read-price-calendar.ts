import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { seasonFrom } from '../../db/read-catalogue.ts'
import { schema } from '../../db/schema.ts'
import { type PriceCalendar, priceCalendar } from '../../domain/pricing/price-calendar.ts'

/** A group's year, day by day; undefined when there is no such group. */
export async function readPriceCalendar(
  db: Database,
  groupId: number,
  year: number,
): Promise<PriceCalendar | undefined> {
  const [group] = await db.select().from(schema.groups).where(eq(schema.groups.id, groupId))
  if (!group) return undefined
  const rows = await db.select().from(schema.groupPrices).where(eq(schema.groupPrices.groupId, groupId))
  return priceCalendar(rows.map(seasonFrom), year)
}
