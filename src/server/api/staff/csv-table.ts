export type Cell = string | number | null

/**
 * A table as Excel opens it in Estonia: semicolons, decimal commas, and a mark that says UTF-8. A text that would be
 * taken for a formula is given an apostrophe: someone may have typed it into a booking form.
 */
export function csvTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(csvCell).join(';'))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
