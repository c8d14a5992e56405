import type { Database } from '../../db/client.ts'
import { dataKeys } from '../../db/sealed/data-keys.ts'
import { noteKeysInUse } from './check-data-keys.ts'
import { resealRows } from './reseal-rows.ts'
import { keysInUse } from './sealed-tables.ts'

/** By night: every row is asked which key sealed it, and what the first key has not sealed is sealed with it. */
export async function settleRows(db: Database): Promise<void> {
  const inUse = await keysInUse(db)
  await noteKeysInUse(db, inUse)
  await settleSome(db, inUse)
}

/** At most so many values on the way to rows that are all sealed with the first key. */
export async function settleSome(db: Database, inUse: ReadonlySet<string>, most?: number): Promise<void> {
  const others = new Set(inUse)
  others.delete(dataKeys().current.id)
  if (others.size > 0) await resealRows(db, most)
}
