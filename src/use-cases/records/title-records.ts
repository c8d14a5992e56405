import { inArray } from 'drizzle-orm'
import type { Resource, ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { plainText } from '../../contract/staff/plain-text.ts'
import type { StoredRecord } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { showPlate } from '../../domain/people/plate.ts'
import { presentRecord, type Row } from './convert-record.ts'
import { tableOf } from './tables.ts'

/** Records as they are answered: with what they are called. */
export async function titleRecords(
  db: Database,
  name: ResourceName,
  rows: readonly Row[],
): Promise<StoredRecord[]> {
  const titles = await titlesOf(db, name, rows)
  return rows.map((row) => ({ ...presentRecord(resources[name], row), title: titles.get(row.id) ?? '' }))
}

/** What records are called where they are chosen by name; a reference in a title is named in turn. */
async function titlesOf(
  db: Database,
  name: ResourceName,
  rows: readonly Row[],
): Promise<Map<number, string>> {
  const resource = resources[name]
  const named = new Map<string, Map<number, string>>()
  for (const field of resource.title) {
    const target = referenceOf(resource, field)
    if (!target) continue
    const ids = [...new Set(rows.map((row) => row[field]).filter((id) => typeof id === 'number'))]
    named.set(field, await titlesById(db, target, ids))
  }
  return new Map(
    rows.map((row) => {
      const record = presentRecord(resource, row)
      const parts = resource.title.map((field) => {
        if (field === 'id') return name === 'bookings' ? bookingNumber(row.id) : String(row.id)
        if (field === 'registerNumber') return showPlate(plainText(record[field]))
        const target = named.get(field)
        return target ? target.get(Number(row[field])) : plainText(record[field] ?? '…')
      })
      return [row.id, parts.filter((part) => part !== undefined).join(name === 'clients' ? ' ' : ' · ')]
    }),
  )
}

async function titlesById(
  db: Database,
  name: ResourceName,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { table, id } = tableOf(name)
  const rows = await db.select().from(table).where(inArray(id, ids))
  return titlesOf(db, name, rows as Row[])
}

function referenceOf({ fields }: Resource, name: string): ResourceName | undefined {
  const field = fields.find((one) => one.name === name)
  return field?.kind === 'reference' ? field.resource : undefined
}
