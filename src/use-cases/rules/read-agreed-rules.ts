import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type HouseRules, standardRules } from '../../domain/house-rules.ts'

/** What was promised with a booking. From the table: another process may have saved the rules a moment ago. */
export async function readAgreedRules(
  db: Database,
  { rulesId }: { rulesId: number | null },
): Promise<HouseRules> {
  if (rulesId === null) return standardRules
  const { houseRules } = schema
  const [rules] = await db.select().from(houseRules).where(eq(houseRules.id, rulesId))
  if (!rules) throw new Error(`there are no rules ${rulesId}`)
  return rulesIn(rules)
}

type RulesRow = typeof schema.houseRules.$inferSelect

export const rulesIn = ({ id: _id, adminId: _by, createdAt: _at, ...rules }: RulesRow): HouseRules => rules
