import Papa from 'papaparse'
import { downloadCSV } from 'react-admin'
import type { Resource, ResourceName } from '../../../contract/records/resource.ts'

/** The records as a file that the import takes back: the fields by their names, the values as the API has them. */
export function exportCsv(
  name: ResourceName,
  { fields }: Resource,
  records: readonly Record<string, unknown>[],
): void {
  const columns = [
    'id',
    ...fields.filter(({ kind }) => kind !== 'json' && kind !== 'secret').map((field) => field.name),
  ]
  const rows = records.map((record) => columns.map((column) => record[column] ?? ''))
  // A cell that begins like a formula is one to a spreadsheet, whoever typed it.
  downloadCSV(
    Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: /^[=+\-@\t\r](?!\d+([.,]\d+)?$)/ }),
    name,
  )
}
