import { eq } from 'drizzle-orm'
import type { ResourceName } from '../../contract/records/resource.ts'
import type { StoredRecord } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import type { Row } from './convert-record.ts'
import { tableOf } from './tables.ts'
import { type TitleLanguage, titleRecords } from './title-records.ts'

/** Undefined when there is none. */
export async function readRecord(
  db: Database,
  name: ResourceName,
  recordId: number,
  language: TitleLanguage,
): Promise<StoredRecord | undefined> {
  const { table, id } = tableOf(name)
  const rows = (await db.select().from(table).where(eq(id, recordId))) as Row[]
  return (await titleRecords(db, name, rows, language))[0]
}
