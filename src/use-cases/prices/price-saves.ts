import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { standingSave } from '../../domain/pricing/price-saves.ts'
import { pricedResources, readLastPriceChange } from './last-price-change.ts'

const { admins, auditLog, priceSaves } = schema

/** So many steps can be gone back. */
const MOST_STEPS = 40

/** What was saved last and stands: who did it, and whether something newer lies on top of it. */
export type LastSave = {
  id: number
  at: Date
  by: string | null
  /** Records it changed. */
  count: number
  isCovered: boolean
}

export async function readLastSave(db: Database): Promise<LastSave | undefined> {
  const saves = await db
    .select({ save: priceSaves, by: admins.name })
    .from(priceSaves)
    .leftJoin(admins, eq(admins.id, priceSaves.adminId))
    .orderBy(desc(priceSaves.id))
    .limit(MOST_STEPS)
  const standing = standingSave(saves.map(({ save, by }) => ({ ...save, by })))
  if (!standing) return undefined
  const { id, createdAt: at, by } = standing
  return {
    id,
    at,
    by,
    count: await db.$count(auditLog, entriesOf(standing)),
    isCovered: (await readLastPriceChange(db)) > (saves[0]?.save.lastEntry ?? 0),
  }
}

/** What a save wrote into the log: it held the price list meanwhile, so nobody else wrote between. */
export const entriesOf = ({ afterEntry, lastEntry }: { afterEntry: number; lastEntry: number }) =>
  and(
    gt(auditLog.id, afterEntry),
    lte(auditLog.id, lastEntry),
    inArray(auditLog.resource, [...pricedResources]),
  )

/** Notes that the price list was saved, by the part of the log that tells of it. A save that changed nothing is none. */
export async function noteSave(
  tx: Database,
  save: { adminId: number; afterEntry: number; createdAt: Date; undoesId?: number },
): Promise<void> {
  const lastEntry = await readLastPriceChange(tx)
  if (lastEntry > save.afterEntry) await tx.insert(priceSaves).values({ ...save, lastEntry })
}
