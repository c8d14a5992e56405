import Papa from 'papaparse'
import type { Field, Resource } from '../../../contract/records/resource.ts'

type Value = string | number | boolean | null
export type CsvRows = { ok: true; rows: Record<string, Value>[]; unknown: string[] } | { ok: false }

/** A file as rows of a resource, each cell in the kind of its field; what cannot be one is left for the server to name. */
export async function readCsv({ fields }: Resource, file: Blob): Promise<CsvRows> {
  const text = (await file.text()).replace(/^\uFEFF/, '')
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: true,
  })
  const columns = meta.fields ?? []
  const known = new Map(fields.filter(({ isReadOnly }) => !isReadOnly).map((field) => [field.name, field]))
  const isOurs = columns.includes('id') || columns.some((name) => known.has(name))
  if (!isOurs || data.length === 0 || errors.some(({ type }) => type === 'Quotes')) return { ok: false }
  const shown = new Set(['id', ...fields.map(({ name }) => name)])
  const rows = data.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, cell]): [string, Value][] => {
        if (name === 'id') return cell.trim() === '' ? [] : [['id', Number(cell)]]
        const field = known.get(name)
        return field ? [[name, valueOf(field, unescaped(cell))]] : []
      }),
    ),
  )
  return { ok: true, rows, unknown: columns.filter((name) => !shown.has(name)) }
}

/** The apostrophe that the export puts before what looks like a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')

function valueOf({ kind }: Field, cell: string): Value {
  const text = cell.trim()
  if (text === '') return null
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'money':
    case 'percent':
    case 'discount':
    case 'reference': {
      const number = Number(text.replace(/\s/g, '').replace(',', '.'))
      return Number.isNaN(number) ? text : number
    }
    case 'boolean':
      return /^(true|1)$/i.test(text) ? true : /^(false|0)$/i.test(text) ? false : text
    default:
      return text
  }
}
