import { desc } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import { type HouseRules, standardRules } from '../../domain/house-rules.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { lockPriceList } from '../prices/apply-edits.ts'
import { recordChange } from '../records/record-change.ts'
import { rulesIn } from './read-agreed-rules.ts'

type SavedRules = { kind: 'saved' | 'unchanged' | 'changed_meanwhile' }

/** A new set of rules, in force at once; bookings that stand keep theirs. */
export async function saveRules(
  { db, catalogue }: Pick<PaperDependencies, 'db' | 'catalogue'>,
  rules: HouseRules,
  /** The set they looked at. */
  seenId: number | null,
  staff: ByStaff,
): Promise<SavedRules> {
  const saved = await keptIf(
    db,
    ({ kind }: SavedRules) => kind === 'saved',
    async (tx): Promise<SavedRules> => {
      await lockPriceList(tx)
      const newest = await readNewestRules(tx)
      if ((newest?.id ?? null) !== seenId) return { kind: 'changed_meanwhile' }
      const before = newest ? rulesIn(newest) : standardRules
      if (Object.entries(rules).every(([name, value]) => before[name as keyof HouseRules] === value))
        return { kind: 'unchanged' }
      const id = await enterRules(tx, rules, staff)
      await recordChange(tx, staff, {
        resource: 'house-rules',
        recordId: id,
        action: 'update',
        before,
        after: rules,
      })
      return { kind: 'saved' }
    },
  )
  // Whoever saved looks at it at once, and it may be this process that answers.
  await catalogue.newest()
  return saved
}

export async function enterRules(
  tx: Database,
  rules: HouseRules,
  staff: ByStaff | undefined,
): Promise<number> {
  const { houseRules } = schema
  const by = staff ? { adminId: staff.by.id, createdAt: staff.now } : {}
  const [row] = await tx
    .insert(houseRules)
    .values({ ...rules, ...by })
    .returning({ id: houseRules.id })
  if (!row) throw new Error('the database returned no id of the rules')
  return row.id
}

type RulesRow = typeof schema.houseRules.$inferSelect

async function readNewestRules(tx: Database): Promise<RulesRow | undefined> {
  const { houseRules } = schema
  const [newest] = await tx.select().from(houseRules).orderBy(desc(houseRules.id)).limit(1)
  return newest
}
