import type { Database } from '../../db/client.ts'
import { dataKeys } from '../../db/sealed/data-keys.ts'
import { resealRows } from './reseal-rows.ts'
import { keysInUse } from './sealed-tables.ts'

/** At most so many values on the way to rows that are all sealed with the first key. */
export async function settleRows(db: Database, most?: number, inUse?: ReadonlySet<string>): Promise<void> {
  const others = new Set(inUse ?? (await keysInUse(db)))
  others.delete(dataKeys().current.id)
  if (others.size > 0) await resealRows(db, most)
}
