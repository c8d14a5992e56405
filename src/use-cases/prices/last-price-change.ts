import { inArray, max } from 'drizzle-orm'
import type { ResourceName } from '../../contract/records/resource.ts'
import { priceResources } from '../../contract/records/resources/prices.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** What the log calls the records a price is made of. */
export const pricedResources: readonly string[] = [
  ...Object.keys(priceResources),
  'services' satisfies ResourceName,
]

/** The last entry of the log that is about prices; 0 when there is none. */
export async function readLastPriceChange(db: Database): Promise<number> {
  const { auditLog } = schema
  const [row] = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(inArray(auditLog.resource, [...pricedResources]))
  return row?.id ?? 0
}
