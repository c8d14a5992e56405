import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { CalendarMonth } from '../../domain/calendar/months.ts'
import { cents } from '../../domain/money.ts'

const { carCosts } = schema
const SHOWN = 20

/** The latest costs of a car, and what it cost in the months that are shown. */
export async function readCarCosts(db: Database, carId: number, from: CalendarMonth) {
  const own = eq(carCosts.carId, carId)
  const [latest, [sum]] = await Promise.all([
    db.select().from(carCosts).where(own).orderBy(desc(carCosts.day), desc(carCosts.id)).limit(SHOWN),
    db
      .select({ total: sql<number>`coalesce(sum(${carCosts.amount}), 0)::int` })
      .from(carCosts)
      .where(and(own, gte(carCosts.day, `${from}-01`))),
  ])
  return { latest, total: cents(sum?.total ?? 0) }
}
