import { and, desc, eq } from 'drizzle-orm'
import type { ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { RecordedChange } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { presentRecord, type Row } from './convert-record.ts'

/** What was done to one record, the last first: for whoever may read the record. The whole log is the owners'. */
export async function readHistory(
  db: Database,
  resource: ResourceName,
  recordId: number,
  count: number,
): Promise<RecordedChange[]> {
  const { auditLog } = schema
  const rows: Row[] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.resource, resource), eq(auditLog.recordId, recordId)))
    .orderBy(desc(auditLog.id))
    .limit(count)
  return rows.map((row) => ({ ...presentRecord(resources['audit-log'], row), title: '' }) as RecordedChange)
}
