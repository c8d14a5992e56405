import { asc, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { dataKeys } from '../../db/sealed/data-keys.ts'
import { resealRows } from './reseal-rows.ts'
import { isOtherwiseSealed, sealedColumns } from './sealed-tables.ts'

const { dataKeyProofs, extraCharges, uploads } = schema

type Rotated = { rows: number; files: number; isDone: boolean }

/**
 * Seals everything with the first key and lets the others go. Not done when somebody wrote with another key meanwhile:
 * a process runs that has not been told of this one.
 */
export async function rotateKeys(
  db: Database,
  resealFile: (fileKey: string) => Promise<boolean>,
): Promise<Rotated> {
  const rows = await resealRows(db)
  const sent = await db.select({ fileKey: uploads.fileKey }).from(uploads).orderBy(asc(uploads.id))
  const shown = await db
    .select({ fileKey: extraCharges.fileKey })
    .from(extraCharges)
    .where(isNotNull(extraCharges.fileKey))
    .orderBy(asc(extraCharges.id))
  let files = 0
  for (const { fileKey } of [...sent, ...shown]) if (fileKey && (await resealFile(fileKey))) files++
  const isDone = !(await isSomethingLeft(db))
  if (isDone) await db.delete(dataKeyProofs).where(ne(dataKeyProofs.keyId, dataKeys().current.id))
  return { rows, files, isDone }
}

async function isSomethingLeft(db: Database): Promise<boolean> {
  for (const column of sealedColumns) {
    if ((await db.$count(column.table, isOtherwiseSealed(column))) > 0) return true
  }
  return false
}
