import { inArray } from 'drizzle-orm'
import type { RecordBody } from '../../contract/records/record-schema.ts'
import type { Resource, ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { plainText } from '../../contract/staff/plain-text.ts'
import type { StoredRecord } from '../../contract/staff/records.ts'
import type { Database } from '../../db/client.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { parseDay } from '../../domain/calendar/wall-clock.ts'
import { showPlate } from '../../domain/people/plate.ts'
import { formatCalendarDay, formatDays } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { StaffMessages } from '../../i18n/staff-messages.ts'
import { presentRecord, type Row } from './convert-record.ts'
import { tableOf } from './tables.ts'

/** In whose language records are named, and its words. */
export type TitleLanguage = { locale: Locale; messages: StaffMessages }

/** Records as they are answered: with what they are called. */
export async function titleRecords(
  db: Database,
  name: ResourceName,
  rows: readonly Row[],
  language: TitleLanguage,
): Promise<StoredRecord[]> {
  const titles = await titlesOf(db, name, rows, language)
  return rows.map((row) => ({ ...presentRecord(resources[name], row), title: titles.get(row.id) ?? '' }))
}

/** What records are called where they are chosen by name; a reference in a title is named in turn. */
async function titlesOf(
  db: Database,
  name: ResourceName,
  rows: readonly Row[],
  language: TitleLanguage,
): Promise<Map<number, string>> {
  const resource = resources[name]
  const named = new Map<string, Map<number, string>>()
  for (const field of resource.title) {
    const target = referenceOf(resource, field)
    if (!target) continue
    const ids = [...new Set(rows.map((row) => row[field]).filter((id) => typeof id === 'number'))]
    named.set(field, await titlesById(db, target, ids, language))
  }
  return new Map(
    rows.map((row) => {
      const record = presentRecord(resource, row)
      if (name === 'days-ranges') return [row.id, rangeTitle(record, language)]
      const parts = resource.title.map((field) => {
        if (field === 'id') return name === 'bookings' ? bookingNumber(row.id) : String(row.id)
        const target = named.get(field)
        return target ? target.get(Number(row[field])) : partTitle(resource, field, record, language)
      })
      return [row.id, parts.filter((part) => part !== undefined).join(name === 'clients' ? ' ' : ' · ')]
    }),
  )
}

const suffixes = { et: '', en: 'En', ru: 'Ru' } as const

/** One field of a title, as people read it in their language. */
function partTitle(
  { fields }: Resource,
  name: string,
  record: RecordBody,
  { locale, messages }: TitleLanguage,
): string {
  const translated = plainText(record[`${name}${suffixes[locale]}`] ?? '')
  const value = translated || plainText(record[name] ?? '…')
  const field = fields.find((one) => one.name === name)
  if (name === 'registerNumber') return showPlate(value)
  if (field?.kind === 'choice') return wordOf(messages.resources.choices, value)
  const day = field?.kind === 'day' ? parseDay(value) : undefined
  return day === undefined ? value : formatCalendarDay(day, locale)
}

function wordOf(words: object, key: string): string {
  const word: unknown = Reflect.get(words, key)
  return typeof word === 'string' ? word : key
}

/** `3–6 days`, `from 30 days`. */
function rangeTitle({ minDay, maxDay }: RecordBody, { locale, messages }: TitleLanguage): string {
  const [least, most] = [Number(minDay), maxDay === null ? undefined : Number(maxDay)]
  if (most === undefined) return messages.records.fromDays.replace('{days}', formatDays(least, locale))
  return least === most ? formatDays(least, locale) : `${least}–${formatDays(most, locale)}`
}

async function titlesById(
  db: Database,
  name: ResourceName,
  ids: readonly number[],
  language: TitleLanguage,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { table, id } = tableOf(name)
  const rows = await db.select().from(table).where(inArray(id, ids))
  return titlesOf(db, name, rows as Row[], language)
}

function referenceOf({ fields }: Resource, name: string): ResourceName | undefined {
  const field = fields.find((one) => one.name === name)
  return field?.kind === 'reference' ? field.resource : undefined
}
