import { readCsv } from '../../../contract/csv.ts'
import type { Field, Resource } from '../../../contract/records/resource.ts'

type Value = string | number | boolean | null
export type RowsRead = { ok: true; rows: Record<string, Value>[]; unknown: string[] } | { ok: false }

/**
 * A file as rows of a resource, each cell in the kind of its field; what cannot be one is left for the server to name.
 * A column is headed by the field's name or by what the screen calls it.
 */
export async function readRows(
  { fields }: Resource,
  file: Blob,
  labelOf: (field: string) => string,
): Promise<RowsRead> {
  const read = readCsv(await file.text()) ?? { columns: [], rows: [] }
  const plain = (text: string) => text.trim().toLowerCase()
  const names = new Map(
    fields.flatMap(({ name }) => [name, labelOf(name)].map((said) => [plain(said), name])),
  )
  const fieldOf = (column: string) => names.get(plain(column)) ?? column.trim()
  const columns = read.columns.map(fieldOf)
  const lines = read.rows.map((line) =>
    Object.fromEntries(Object.entries(line).map(([column, cell]) => [fieldOf(column), cell])),
  )
  const known = new Map(fields.filter(({ isReadOnly }) => !isReadOnly).map((field) => [field.name, field]))
  const isOurs = columns.includes('id') || columns.some((name) => known.has(name))
  if (!isOurs || lines.length === 0) return { ok: false }
  const shown = new Set(['id', ...fields.map(({ name }) => name)])
  const rows = lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).flatMap(([name, cell]): [string, Value][] => {
        if (name === 'id') return cell.trim() === '' ? [] : [['id', Number(cell)]]
        const field = known.get(name)
        return field ? [[name, valueOf(field, cell)]] : []
      }),
    ),
  )
  return { ok: true, rows, unknown: columns.filter((name) => !shown.has(name)) }
}

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
