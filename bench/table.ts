/** A line of the printed table. `ratio` and `goal` are empty where a line only gives a figure to compare with. */
export type Row = { what: string; figure: string; ratio?: string; goal?: string }

export function printTable(rows: readonly Row[]): void {
  const heads: Row = { what: 'what', figure: 'figure', ratio: 'ratio', goal: 'goal' }
  const columns = ['what', 'figure', 'ratio', 'goal'] as const
  const widths = columns.map((column) =>
    Math.max(...[heads, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  console.log(line(columns.map((column) => heads[column] ?? '')))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')))
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

export const rate = (perSecond: number, of: string) => `${number.format(perSecond)} ${of}/s`
export const milliseconds = (value: number) => `${number.format(value)} ms`
export const times = (value: number) => `${value.toFixed(2)} ×`
