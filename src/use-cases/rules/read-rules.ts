import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type HouseRules, type RuleName, ruleNames, standardRules } from '../../domain/house-rules.ts'
import { rulesIn } from './read-agreed-rules.ts'

const MOST_SHOWN = 20

export type RulesChange = {
  id: number
  at: Date
  by: string | null
  changes: { name: RuleName; before: number; after: number }[]
}

/** The rules in force, and how they came about: the newest change first. */
export async function readRules(db: Database) {
  const { houseRules, admins } = schema
  const rows = await db
    .select({ row: houseRules, by: admins.name })
    .from(houseRules)
    .leftJoin(admins, eq(admins.id, houseRules.adminId))
    .orderBy(desc(houseRules.id))
    .limit(MOST_SHOWN + 1)
  const sets = rows.map(({ row }) => rulesIn(row))
  const history = rows.slice(0, MOST_SHOWN).map(
    ({ row, by }, place): RulesChange => ({
      id: row.id,
      at: row.createdAt,
      by,
      changes: differences(sets[place + 1] ?? standardRules, rulesIn(row)),
    }),
  )
  return { rulesId: rows[0]?.row.id ?? null, rules: sets[0] ?? standardRules, history }
}

const differences = (before: HouseRules, after: HouseRules) =>
  ruleNames
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: before[name], after: after[name] }))
