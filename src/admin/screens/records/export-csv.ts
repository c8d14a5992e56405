import { downloadCSV } from 'react-admin'
import { type Cell, writeCsv } from '../../../contract/csv.ts'
import type { Resource, ResourceName } from '../../../contract/records/resource.ts'
import { plainText } from '../../../contract/staff/plain-text.ts'

/** The records as a file that the import takes back: the fields by their names, the values as the API has them. */
export function exportCsv(
  name: ResourceName,
  { fields }: Resource,
  records: readonly Record<string, unknown>[],
): void {
  const kept = fields.filter(({ kind }) => kind !== 'json')
  const columns = ['id', ...kept.map((field) => field.name)]
  downloadCSV(
    writeCsv(
      columns,
      records.map((record) => columns.map((column) => cellOf(record[column]))),
    ),
    name,
  )
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'number' || typeof value === 'boolean' ? value : plainText(value ?? '')
