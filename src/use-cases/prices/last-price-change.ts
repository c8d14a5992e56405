import { and, asc, gt, inArray, max } from 'drizzle-orm'
import type { ResourceName } from '../../contract/records/resource.ts'
import { priceResources } from '../../contract/records/resources/prices.ts'
import { resources } from '../../contract/records/resources.ts'
import type { RecordedChange } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { presentRecord, type Row } from '../records/convert-record.ts'

/** What the log calls the records a price is made of. */
export const pricedResources: readonly string[] = [
  ...Object.keys(priceResources),
  'services' satisfies ResourceName,
]

/** More than anyone compares by eye. */
const MOST_TOLD = 50

/** What was done to prices since an entry of the log, the first one first. */
export async function readPriceChangesSince(db: Database, entryId: number): Promise<RecordedChange[]> {
  const { auditLog } = schema
  const rows: Row[] = await db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.resource, [...pricedResources]), gt(auditLog.id, entryId)))
    .orderBy(asc(auditLog.id))
    .limit(MOST_TOLD)
  return rows.map((row) => ({ ...presentRecord(resources['audit-log'], row), title: '' }) as RecordedChange)
}

/** The last entry of the log that is about prices; 0 when there is none. */
export async function readLastPriceChange(db: Database): Promise<number> {
  const { auditLog } = schema
  const [row] = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(inArray(auditLog.resource, [...pricedResources]))
  return row?.id ?? 0
}
