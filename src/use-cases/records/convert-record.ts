import type { RecordBody } from '../../contract/records/record-schema.ts'
import type { Field, Resource } from '../../contract/records/resource.ts'
import { plainText } from '../../contract/staff/plain-text.ts'

/** A row of the database, by the names of its columns in code. */
export type Row = Record<string, unknown> & { id: number }

/** As the staff area reads it: euros, percents, moments as text. */
export function presentRecord({ fields }: Resource, row: Row): RecordBody & { id: number } {
  return {
    id: row.id,
    ...Object.fromEntries(fields.map((field) => [field.name, present(field, row[field.name])])),
  }
}

function present(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'discount':
      return Number(value) / 100
    case 'moment':
      return value instanceof Date ? value.toISOString() : value
    case 'time':
      return plainText(value).slice(0, 5)
    default:
      return value
  }
}

/** As the database keeps it; what the form leaves out is not touched. */
export function storeRecord({ fields }: Resource, record: RecordBody): Record<string, unknown> {
  const written = fields.filter(({ name, isReadOnly }) => !isReadOnly && record[name] !== undefined)
  return Object.fromEntries(written.map((field) => [field.name, store(field, record[field.name])]))
}

function store(field: Field, value: unknown): unknown {
  if (value === null) return null
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'discount':
      return Math.round(Number(value) * 100)
    case 'moment':
      return new Date(plainText(value))
    default:
      return value
  }
}
