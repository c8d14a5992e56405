import Papa from 'papaparse'

export type Cell = string | number | boolean | null

const MARK_OF_UTF8 = '\ufeff'
/** A number may begin like a formula. */
const FORMULA = /^[=+\-@\t\r](?!\d+([.,]\d+)?$)/

/**
 * A table as Excel opens it in Estonia: semicolons, decimal commas, and a mark that says UTF-8. A text that would be
 * taken for a formula is given an apostrophe: someone may have typed it into a booking form.
 */
export function writeCsv(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(cellText))
  return `${MARK_OF_UTF8}${Papa.unparse(lines, { delimiter: ';', escapeFormulae: FORMULA })}\r\n`
}

const cellText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell)

/** The rows of a file by the names of its columns, ours or one with commas; undefined when it is none. */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } | undefined {
  const bare = text.replace(MARK_OF_UTF8, '')
  const [head = ''] = bare.split('\n', 1)
  const { data, errors, meta } = Papa.parse<Record<string, string>>(bare, {
    header: true,
    skipEmptyLines: true,
    // Not guessed from the cells: decimal commas look like columns.
    delimiter: [';', '\t'].find((mark) => head.includes(mark)) ?? ',',
    transform: (cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''),
  })
  return errors.some(({ type }) => type === 'Quotes') ? undefined : { columns: meta.fields ?? [], rows: data }
}
